import { CLOCK, type NeedsOf, type Outbox, useCase } from '@callboard/core'
import { reportPresence } from '../../contract/index.ts'
import { type CheckInRecord, entered, LINK_LEASE } from '../../domain/index.ts'
import { LobbySignals } from '../line/lobby-signals.ts'
import { lockedRecord } from '../line/locked-record.ts'
import { LOBBY_STORE, type LobbyRepositories } from '../ports/index.ts'
import { PagePresence } from './page-presence.ts'

/** A connection that only its page has named yet is believed in for so long. Milliseconds. */
const GRACE = 30_000

const NEEDS = { store: LOBBY_STORE, presence: PagePresence, signals: LobbySignals, clock: CLOCK }

/** A talent who was called in has come into the room. */
async function noteEntered(
  { signals, clock }: NeedsOf<typeof NEEDS>,
  repositories: LobbyRepositories,
  outbox: Outbox,
  found: CheckInRecord,
): Promise<void> {
  if (entered(found, clock.now()) === found) return
  const record = await lockedRecord(repositories, found.sessionId, found.id)
  const after = entered(record, clock.now())
  if (after === record) return
  await repositories.records.save(after)
  signals.record(outbox, after)
}

/** A report says the whole state of a page: the same one twice, or one that is lost, changes nothing for long. */
export const ReportPresence = useCase(
  reportPresence,
  NEEDS,
  ({ needs, input: { page, ready }, subject: { record } }) =>
    needs.store.write(async (repositories, outbox) => {
      if (page?.room === 'main') await noteEntered(needs, repositories, outbox, record)
      await needs.presence.change(repositories, outbox, record, async (links, notes) => {
        if (ready) await repositories.presence.note({ ...notes, ...ready })
        if (!page) return
        const known = links.find(({ id }) => id === page.connection)
        const now = needs.clock.now().getTime()
        await repositories.presence.putLink({
          id: page.connection,
          recordId: record.id,
          sessionId: record.sessionId,
          process: known?.process ?? null,
          room: page.room,
          line: page.line,
          canRecord: page.can_record,
          renewedAt: known?.renewedAt ?? new Date(now - LINK_LEASE + GRACE),
        })
      })
      return outbox.answer({ success: true })
    }),
)
