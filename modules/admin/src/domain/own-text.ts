import { withBraces } from './placeholders.ts'

/** One alone in its two braces; what is before or after them changes what Handlebars makes of it. */
const PLACEHOLDER = /(?<![\\{])\{\{\s*(\w+)\s*\}\}(?!\})/g

/**
 * What keeps a message from being written in these words. Own words put values in and nothing else, so what passes
 * here compiles.
 * @param known placeholders that have a value
 * @returns words for whoever typed them; null when nothing does
 */
export function faultOfOwnText(text: string, known: readonly string[]): string | null {
  const unknown = new Set<string>()
  const rest = withBraces(text).replaceAll(PLACEHOLDER, (_all, name: string) => {
    if (!known.includes(name)) unknown.add(name)
    return ' '
  })
  if (/\{\{|\}\}/.test(rest))
    return `The braces of a placeholder do not match. Write it like {{${known[0]}}}.`
  if (unknown.size === 0) return null
  return `There is nothing to put in for ${[...unknown].join(', ')}. You can use ${known.join(', ')}.`
}
