import { countWords } from '../takes/take-words.ts'
import { firstNames, type ShownGroup } from './review-groups.ts'

/** What left the wall: one group by its name, several by how many they are. */
export function archivedWords(groups: readonly ShownGroup[]): string {
  const [only, ...others] = groups
  const called = only && others.length === 0 ? firstNames(only) : countWords(groups.length, 'group')
  const videos = groups.reduce((sum, { takes }) => sum + takes.length, 0)
  return `${called} archived: ${countWords(videos, 'video')}.`
}
