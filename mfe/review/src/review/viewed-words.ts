import { countWords } from '../takes/take-words.ts'
import { firstNames, type ShownGroup } from './review-groups.ts'

const isNamedByMany = ({ group, name, people }: ShownGroup) => group.records.length > 1 && name === people

/** What was marked: one group by its name, several by how many they are. */
export function viewedWords(groups: readonly ShownGroup[], viewed: boolean): string {
  const [only, ...others] = groups
  const mark = viewed ? 'viewed' : 'to view again'
  if (!only || others.length > 0) return `${countWords(groups.length, 'group')} are ${mark}.`
  return `${firstNames(only)} ${isNamedByMany(only) ? 'are' : 'is'} ${mark}.`
}
