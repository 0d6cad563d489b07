/** `{{PROJECT_NAME}}`, or `PROJECT_NAME` standing alone: not in an address, nor in a longer word. */
const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}|(?<![\w/&?=#.@-])([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)(?![\w/=@-])/g

export type Values = Readonly<Record<string, string>>

/** Puts values in; placeholders without a value stay. */
export const filled = (words: string, values: Values): string =>
  words.replaceAll(PLACEHOLDER, (found, braced?: string, bare?: string) => {
    const name = braced ?? bare ?? ''
    return Object.hasOwn(values, name) ? values[name]! : found
  })

/** The placeholders for which there is no value. */
export const unknownPlaceholders = (words: string, values: Values): string[] => [
  ...new Set(
    [...words.matchAll(PLACEHOLDER)]
      .map(([, braced, bare]) => braced ?? bare ?? '')
      .filter((name) => !Object.hasOwn(values, name)),
  ),
]

/** Without what empty values leave behind: spaces at the ends of lines, and gaps. */
export const tidied = (words: string): string =>
  words
    .replaceAll(/[ \t]+$|^[ \t]+/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
