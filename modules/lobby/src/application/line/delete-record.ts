import { CLOCK, type NeedsOf, type Outbox, useCase } from '@callboard/core'
import type { SessionFacts } from '@callboard/projects/queries'
import { deleteRecord, recordDeleted } from '../../contract/index.ts'
import { type CheckInRecord, changed, isInLine, isSeen, wasNeverCalled } from '../../domain/index.ts'
import { takeOut } from '../groups/group-members.ts'
import { LOBBY_STORE, type LobbyRepositories } from '../ports/index.ts'
import { TalentNotices } from '../push/notify.ts'
import { PLACES_TOLD, TalentTexts } from '../talent/talent-texts.ts'
import { LobbySignals } from './lobby-signals.ts'
import { lockedRecord } from './locked-record.ts'

const NEEDS = {
  store: LOBBY_STORE,
  signals: LobbySignals,
  texts: TalentTexts,
  notices: TalentNotices,
  clock: CLOCK,
}
type Needs = NeedsOf<typeof NEEDS>

/** The record stays for the recordings that belong to it, but is not shown in the lobby any more. */
export const DeleteRecord = useCase(deleteRecord, NEEDS, ({ needs, input: { id }, subject: { session } }) =>
  needs.store.write(async (repositories, outbox) => {
    const record = await lockedRecord(repositories, session.id, id)
    await tellTalent(needs, repositories, outbox, session, record)
    const { record: alone } = await takeOut(repositories, outbox, needs.signals, record)
    const deleted = changed(alone, { deletedAt: needs.clock.now() })
    await repositories.records.save(deleted)
    outbox.publish(recordDeleted, { record_id: id, session_id: session.id })
    needs.signals.removed(outbox, deleted)
    needs.signals.line(outbox, session.id)
    return outbox.answer({ seen: isSeen(record) })
  }),
)

/** A talent who was never called is told the reason; talent who move up to the first places are told their place. */
async function tellTalent(
  { texts, notices }: Needs,
  repositories: LobbyRepositories,
  outbox: Outbox,
  session: SessionFacts,
  record: CheckInRecord,
): Promise<void> {
  if (wasNeverCalled(record)) await texts.removed(repositories, outbox, record, session)
  notices.ask(outbox, record, 'removed')
  if (!isInLine(record)) return
  const { records } = repositories
  const ahead = await records.aheadOf(record)
  const first = await records.firstInLine(record.dayId, PLACES_TOLD + 1)
  const others = first.filter((other) => other.id !== record.id)
  if (ahead === 0 && others[0]) notices.ask(outbox, others[0], 'next')
  await texts.places(repositories, outbox, others, session, ahead)
}
