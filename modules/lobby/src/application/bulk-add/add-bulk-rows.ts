import { CLOCK, IDS, jobHandler, type NeedsOf, type Outbox } from '@callboard/core'
import { SESSION_DIRECTORY, type SessionFacts } from '@callboard/projects/queries'
import { bulkAddMoved } from '../../contract/index.ts'
import type { BulkRow, BulkRun } from '../../domain/index.ts'
import { Arrivals } from '../arrivals/arrivals.ts'
import { LOBBY_STORE, type LobbyRepositories } from '../ports/index.ts'
import { runView } from './bulk-plans.ts'
import { addBulkRows } from './jobs.ts'

/** Rows of one transaction: the session is locked no longer than a moment. */
const AT_ONCE = 50

const NEEDS = { store: LOBBY_STORE, sessions: SESSION_DIRECTORY, arrivals: Arrivals, clock: CLOCK, ids: IDS }
type Needs = NeedsOf<typeof NEEDS>

/** Rows leave the table in the transaction that adds their talent, so that a crash neither loses nor doubles any. */
export const AddBulkRows = jobHandler(addBulkRows, NEEDS, async ({ needs, payload }) => {
  const { store, sessions, clock } = needs
  const run = await store.read(({ bulkAdds }) => bulkAdds.find(payload.run))
  const session = run && (await sessions.session(run.sessionId))
  await store.write(async (repositories, outbox) => {
    if (run) await repositories.lockSession(run.sessionId)
    const now = await repositories.bulkAdds.find(payload.run)
    if (!now || now.finishedAt !== null) return
    // Rows of a session that was deleted meanwhile are dropped.
    const most = session ? AT_ONCE : now.total
    const rows = await repositories.bulkAdds.rows(now.id, most)
    const added = session ? await addAll(needs, repositories, outbox, session, now, rows) : 0
    const last = rows.at(-1)
    if (last) await repositories.bulkAdds.settle(now.id, last.line)
    const done = now.done + rows.length
    const movedAt = clock.now()
    const moved: BulkRun = {
      ...now,
      done,
      added: now.added + added,
      movedAt,
      finishedAt: done >= now.total || rows.length === 0 ? movedAt : null,
    }
    await repositories.bulkAdds.save(moved)
    outbox.signal(bulkAddMoved, moved.sessionId, { staff: runView(moved, movedAt) })
    if (moved.finishedAt === null) outbox.enqueue(addBulkRows, { run: moved.id })
  })
})

async function addAll(
  needs: Needs,
  repositories: LobbyRepositories,
  outbox: Outbox,
  session: SessionFacts,
  run: BulkRun,
  rows: readonly BulkRow[],
): Promise<number> {
  let added = 0
  for (const row of rows) if (await add(needs, repositories, outbox, session, run, row)) added += 1
  return added
}

/** @returns false when the talent checked in meanwhile, or the date is gone */
async function add(
  { ids, arrivals }: Needs,
  repositories: LobbyRepositories,
  outbox: Outbox,
  session: SessionFacts,
  run: BulkRun,
  { line, dayId, ...person }: BulkRow,
): Promise<boolean> {
  const day = session.dates.find(({ id }) => id === dayId)
  if (!day) return false
  const arrival = {
    ...person,
    locationType: day.locationType,
    state: 'expected',
    // The talent has agreed to nothing yet.
    optIn: false,
    ticketNonce: `${run.id}:${line}`,
  } as const
  const pageKey = run.sendEmail ? ids.secret() : undefined
  const added = await arrivals.add(repositories, outbox, session, day, arrival, pageKey)
  return added !== null
}
