import type { copyGroupsToSession } from '@callboard/lobby/contract'
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
