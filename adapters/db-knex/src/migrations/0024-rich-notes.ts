import type { Migration } from './migration.ts'
import { plainParagraphs } from './plain-paragraphs.ts'

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
          .update({ description: description.trim() === '' ? '' : plainParagraphs(description) })
  },
}
