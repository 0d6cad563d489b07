const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Plain words as HTML. It stays as it is, since the steps that call it never change with the product. */
export const plainParagraphs = (plain: string): string =>
  plain
    .trim()
    .replaceAll(/[&<>]/g, (letter) => ENTITIES[letter]!)
    .split(/\n{2,}/)
    .map((words) => `<p>${words.replaceAll('\n', '<br />')}</p>`)
    .join('')
