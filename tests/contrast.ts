/** A color's channels, each 0 to 255. */
export type Color = readonly [red: number, green: number, blue: number]

/** Contrast ratio of two opaque colors, 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrastOf(one: Color, other: Color): number {
  const [first, second] = [luminanceOf(one), luminanceOf(other)]
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

/** The linear value of each channel value (WCAG 2.2, "relative luminance"). */
const LINEAR = Array.from({ length: 256 }, (_, value) =>
  value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
)
const linear = (value: number) => LINEAR[Math.round(value)] ?? 0
const luminanceOf = ([red, green, blue]: Color) => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
