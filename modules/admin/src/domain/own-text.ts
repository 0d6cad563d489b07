import { withBraces } from './placeholders.ts'

/** A placeholder alone in its two braces; a brace or backslash next to it changes its meaning in Handlebars. */
const PLACEHOLDER = /(?<![\\{])\{\{\s*(\w+)\s*\}\}(?!\})/g

/**
 * The fault that keeps a message from being written in these words. Own words put values in and nothing else, so text
 * that passes here compiles.
 * @param known placeholders that have a value
 * @returns the fault in words for the author; null when there is none
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
