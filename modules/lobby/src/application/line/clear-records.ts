import { CLOCK, type NeedsOf, type Outbox, useCase } from '@callboard/core'
import { clearRecords, groupFinished, recordDeleted } from '../../contract/index.ts'
import { changed } from '../../domain/index.ts'
import { LOBBY_STORE, type LobbyRepositories } from '../ports/index.ts'
import { LobbySignals } from './lobby-signals.ts'

const NEEDS = { store: LOBBY_STORE, signals: LobbySignals, clock: CLOCK }
type Needs = NeedsOf<typeof NEEDS>

/**
 * Empties the lobby of a session. Records and groups stay for their takes: a group with members is finished as it is,
 * so that the video review shows it with all of them.
 */
export const ClearRecords = useCase(clearRecords, NEEDS, ({ needs, subject: { session } }) =>
  needs.store.write(async (repositories, outbox) => {
    await repositories.lockSession(session.id)
    await finishGroup(needs, repositories, outbox, session.id)
    const deletedAt = needs.clock.now()
    const records = await repositories.records.ofSession(session.id)
    const gone = records.map((record) => changed(record, { deletedAt }))
    for (const record of gone) {
      await repositories.records.save(record)
      outbox.publish(recordDeleted, { record_id: record.id, session_id: session.id })
      needs.signals.talent(outbox, record)
    }
    if (gone.length > 0) needs.signals.cleared(outbox, session.id, gone)
    return outbox.answer({ cleared: gone.length })
  }),
)

/** A group whose last member left stays the current one, as always. */
async function finishGroup(
  { clock, signals }: Needs,
  repositories: LobbyRepositories,
  outbox: Outbox,
  sessionId: string,
): Promise<void> {
  const group = await repositories.groups.current(sessionId)
  if (!group || group.recordIds.length === 0) return
  await repositories.groups.save({ ...group, finishedAt: clock.now() })
  outbox.publish(groupFinished, { group_id: group.id, session_id: sessionId })
  signals.currentGroup(outbox, sessionId, null)
}
