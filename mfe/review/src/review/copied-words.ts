import type { copyGroupsToSession } from '@callboard/lobby/contract'
import type { CopiedToPage } from '@callboard/posting/contract'
import { mailedWords } from '../takes/audition-words.ts'
import { countWords } from '../takes/take-words.ts'

type Copied = typeof copyGroupsToSession.reply.static

/** What came of copying groups to a session of this name. */
export function copiedWords({ copied, known, not_ready }: Copied, name: string): string {
  const groups =
    known === 0
      ? `${countWords(copied, 'group')} copied to ${name}.`
      : copied === 0
        ? `${name} has ${known === 1 ? 'this group' : 'these groups'} already. Takes that were missing are copied.`
        : `${countWords(copied, 'group')} copied to ${name}, which had the others already.`
  const waits =
    not_ready === 0
      ? ''
      : ` ${countWords(not_ready, 'take')} not ready yet: copy again when ${not_ready === 1 ? 'it plays' : 'they play'}.`
  return groups + waits
}

/** What came of copying groups to a posting page. */
export function copiedToPageWords({
  name,
  added,
  audition_links,
}: Pick<CopiedToPage, 'name' | 'added' | 'audition_links'>): string {
  const copied =
    added.groups > 0
      ? `Copied to ${name}.`
      : added.takes > 0
        ? `${countWords(added.takes, 'new take')} copied to ${name}.`
        : `Already on ${name}.`
  return copied + mailedWords(audition_links)
}
