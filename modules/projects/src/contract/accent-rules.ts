/** Colours of pages that text of an accent colour may stand on; the worst of each theme. */
const LIGHT_SURFACE = '#f1f3f5'
const DARK_SURFACE = '#2e2e2e'
const BLACK = '#000000'
const WHITE = '#ffffff'
/** WCAG 2.2, 1.4.3: text that is not large. */
export const READABLE = 4.5
const STEPS = 50

/** An accent colour in the variants that can be read. */
export interface AccentColours {
  /** As it was chosen, for areas. */
  readonly fill: string
  /** Text on such an area. */
  readonly on_fill: string
  /** Text and lines on a light page. */
  readonly on_light: string
  /** Text and lines on a dark page. */
  readonly on_dark: string
}

type Channels = readonly [number, number, number]

const channelsOf = (hex: string): Channels => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
]

const hexOf = (channels: readonly number[]) =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`

function luminance(hex: string): number {
  const [red, green, blue] = channelsOf(hex).map((channel) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as unknown as Channels
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast of two colours as WCAG measures it, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

/** The colour nearest to `hex` on the way to `end` that can be read on `surface`. */
function towards(hex: string, end: string, surface: string): string {
  const [from, to] = [channelsOf(hex), channelsOf(end)]
  for (let step = 0; step < STEPS; step += 1) {
    const mixed = hexOf(from.map((channel, at) => channel + ((to[at]! - channel) * step) / STEPS))
    if (contrast(mixed, surface) >= READABLE) return mixed
  }
  return end
}

/** @param accent `#rrggbb`, whatever a person chose */
export const accentColours = (accent: string): AccentColours => ({
  fill: accent,
  on_fill: contrast(accent, WHITE) >= contrast(accent, BLACK) ? WHITE : BLACK,
  on_light: towards(accent, BLACK, LIGHT_SURFACE),
  on_dark: towards(accent, WHITE, DARK_SURFACE),
})

/** The accent as a CSS colour that can be read on the page, whichever theme it has. */
export const brandColour = (brand: { readonly accent: AccentColours | null }): string | undefined =>
  brand.accent ? `light-dark(${brand.accent.on_light}, ${brand.accent.on_dark})` : undefined
