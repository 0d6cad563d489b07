import type { Migration } from './migration.ts'

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** As notes were when this step was written: a step never changes with the product. */
const paragraphs = (plain: string): string =>
  plain
    .trim()
    .replaceAll(/[&<>]/g, (letter) => ENTITIES[letter]!)
    .split(/\n{2,}/)
    .map((words) => `<p>${words.replaceAll('\n', '<br />')}</p>`)
    .join('')

/** Casting notes were plain words; from here on they are HTML. */
export const richNotes: Migration = {
  name: '0024-rich-notes',
  async up(query) {
    const notes: { id: string; description: string }[] = await query('session_date')
      .whereNot('description', '')
      .select('id', 'description')
    for (const { id, description } of notes)
      if (!description.startsWith('<p>'))
        await query('session_date')
          .where({ id })
          .update({ description: description.trim() === '' ? '' : paragraphs(description) })
  },
}
