/** Measurements of the web font in parts of an em, written by tools/font.ts. */
export const fontMetrics = {
  ascent: 0.878,
  descent: 0.21,
  /** Mean width of a character in each style of fallbackFaces.ts. */
  widths: {
    data: 0.3781,
    text: 0.4267,
    label: 0.4383,
    strongData: 0.4011,
    strong: 0.4596,
    button: 0.499,
    headline: 0.53,
  },
} as const
