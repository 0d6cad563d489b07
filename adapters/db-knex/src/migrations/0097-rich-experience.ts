import type { Migration } from './migration.ts'
import { plainParagraphs } from './plain-paragraphs.ts'

/** What this step writes, which is shown as it is when the step is made twice. */
const WRITTEN = /^<p>[^<>]*(?:(?:<br \/>|<\/p><p>)[^<>]*)*<\/p>$/

/** The experience of freelancers was plain words; from here on it is HTML. */
export const richExperience: Migration = {
  name: '0097-rich-experience',
  async up(query) {
    const profiles: { user_id: string; experience: string }[] = await query('freelancer_profile')
      .whereNot('experience', '')
      .select('user_id', 'experience')
    for (const { user_id, experience } of profiles)
      if (!WRITTEN.test(experience))
        await query('freelancer_profile')
          .where({ user_id })
          .update({ experience: experience.trim() === '' ? '' : plainParagraphs(experience) })
  },
}
