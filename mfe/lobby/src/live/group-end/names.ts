const list = new Intl.ListFormat('en')

export const listed = (names: readonly string[]): string => list.format(names)

/** `Ana is`, `Ana and Ben are`. */
export const withVerb = (names: readonly string[], one: string, several: string): string =>
  `${listed(names)} ${names.length > 1 ? several : one}`
