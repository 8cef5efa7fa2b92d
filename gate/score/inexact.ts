/**
 * Rules of engines that have false positives, as the published test cases show (`score/`). Alone, such a rule asks for
 * review; its violation is certain when a rule of another engine named here reports the same node.
 */
export const inexact: Readonly<Record<string, readonly string[]>> = {
  // Elements that are hidden or decorative.
  'ibm svg_graphics_labelled': ['axe svg-img-alt', 'alfa sia-r43'],
  // Frames and scrollable parts without anything to focus.
  'axe frame-focusable-content': ['ibm iframe_interactive_tabbable'],
  'alfa sia-r95': ['ibm iframe_interactive_tabbable'],
  'axe scrollable-region-focusable': ['ibm element_scrollable_tabbable', 'alfa sia-r84'],
  'alfa sia-r84': ['ibm element_scrollable_tabbable', 'axe scrollable-region-focusable'],
  'ibm frame_title_exists': ['axe frame-title', 'alfa sia-r13'],
  // References to ids that are absent on purpose.
  'ibm aria_id_unique': ['axe aria-valid-attr-value', 'axe duplicate-id-aria', 'alfa sia-r19'],
  // Language tags that are in the registry.
  'ibm element_lang_valid': ['axe valid-lang', 'alfa sia-r7'],
  'ibm html_lang_valid': ['axe html-lang-valid', 'alfa sia-r5', 'axe html-has-lang', 'alfa sia-r4'],
  // A refresh that never comes, since one before it comes at once.
  'axe meta-refresh': ['alfa sia-r9', 'alfa sia-r96'],
  'alfa sia-r93': ['axe avoid-inline-spacing', 'ibm text_spacing_valid'],
  'ibm input_autocomplete_valid': ['axe autocomplete-valid', 'alfa sia-r10'],
  // Text that would be cut off if it were larger: the check of reflow enlarges it.
  'alfa sia-r83': ['reflow cut-off'],
  // What takes focus because it scrolls.
  'ibm element_tabbable_role_valid': ['axe focus-order-semantics', 'practice focus-without-role'],
  // Focus that a script moves on.
  'ibm aria_hidden_nontabbable': ['axe aria-hidden-focus', 'alfa sia-r17'],
  'alfa sia-r17': ['axe aria-hidden-focus', 'ibm aria_hidden_nontabbable'],
  // Text that is not visible.
  'alfa sia-r66': ['axe color-contrast-enhanced', 'contrast text-on-pixels', 'contrast text-on-pixels-enhanced'],
  'alfa sia-r69': ['axe color-contrast', 'contrast text-on-pixels'],
  'ibm text_contrast_sufficient': ['axe color-contrast', 'contrast text-on-pixels'],
  // Icons, abbreviations, spellings and hidden words: W3C's rule excludes them since 2026.
  'axe label-content-name-mismatch': ['labels label-in-name'],
  'alfa sia-r14': ['labels label-in-name'],
  'ibm label_name_visible': ['labels label-in-name'],
}
