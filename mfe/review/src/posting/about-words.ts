import type { PostingGroup } from '@callboard/posting/contract'
import { firstName } from './posting-groups.ts'

/** Whom of the several people of a group a comment is about; undefined where nothing is to be told apart. */
export function aboutWords(
  { records }: Pick<PostingGroup, 'records'>,
  about: string | undefined,
): string | undefined {
  const talent = records.find(({ _id }) => _id === about)
  return talent && records.length > 1 ? `About ${firstName(talent)}` : undefined
}
