const LETTER = '[\\p{L}\\p{N}]'

const pattern = (name: string) =>
  new RegExp(`(?<!${LETTER})${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!${LETTER})`, 'giu')

/** A text that lists names, such as that of a group or a take, without those of people who are erased. */
export function withoutNames(text: string, names: readonly string[]): string {
  const said = names.filter((name) => name !== '').toSorted((a, b) => b.length - a.length)
  const left = said.reduce((rest, name) => rest.replace(pattern(name), ''), text)
  const parts = left.split(',').map((part) => part.trim().replace(/^[&+/-]\s*|\s*[&+/-]$/g, ''))
  return parts.filter((part) => part !== '').join(', ')
}
