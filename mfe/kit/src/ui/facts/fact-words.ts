export interface FactWords {
  readonly value: string
  readonly unit?: string
}

/** The number or time that words begin with and what stands behind it; words without one are the value themselves. */
export function factWords(words: string): FactWords {
  const [, value, unit] = /^(\d+:\d\d\s[AP]M|\d+ h(?: \d+ min)?|\d+) (.*)$/.exec(words) ?? []
  return value === undefined || unit === undefined ? { value: words } : { value, unit }
}
