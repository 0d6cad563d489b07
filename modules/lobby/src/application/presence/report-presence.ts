import { CLOCK, useCase } from '@callboard/core'
import { reportPresence } from '../../contract/index.ts'
import { LINK_LEASE } from '../../domain/index.ts'
import { LOBBY_STORE } from '../ports/index.ts'
import { PagePresence } from './page-presence.ts'

/** A connection that only its page has named yet is believed in for so long. Milliseconds. */
const GRACE = 30_000

/** A report says the whole state of a page: the same one twice, or one that is lost, changes nothing for long. */
export const ReportPresence = useCase(
  reportPresence,
  { store: LOBBY_STORE, presence: PagePresence, clock: CLOCK },
  ({ needs, input: { page, ready }, subject: { record } }) =>
    needs.store.write(async (repositories, outbox) => {
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
