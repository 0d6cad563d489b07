import { CLOCK, conflict, IDS, useCase } from '@callboard/core'
import { bulkAdd, checkBulkAdd, getBulkAdd } from '../../contract/index.ts'
import { type BulkRun, stateOf } from '../../domain/index.ts'
import { LOBBY_STORE } from '../ports/index.ts'
import { BulkPlans, planView, runView } from './bulk-plans.ts'
import { addBulkRows } from './jobs.ts'

export const GetBulkAdd = useCase(
  getBulkAdd,
  { store: LOBBY_STORE, clock: CLOCK },
  async ({ needs, subject: { session } }) => {
    const run = await needs.store.read(({ bulkAdds }) => bulkAdds.latest(session.id))
    return { run: run && runView(run, needs.clock.now()) }
  },
)

export const CheckBulkAdd = useCase(
  checkBulkAdd,
  { store: LOBBY_STORE, plans: BulkPlans },
  async ({ needs: { store, plans }, input, subject: { session } }) =>
    planView(await store.read((repositories) => plans.of(repositories, session, input))),
)

/** Takes a file whose every row is right; a job adds its talent, a few at a time, so that the lobby goes on meanwhile. */
export const BulkAdd = useCase(
  bulkAdd,
  { store: LOBBY_STORE, plans: BulkPlans, clock: CLOCK, ids: IDS },
  ({ needs: { store, plans, clock, ids }, input, subject: { session } }) =>
    store.write(async (repositories, outbox) => {
      await repositories.lockSession(session.id)
      const latest = await repositories.bulkAdds.latest(session.id)
      const now = clock.now()
      const state = latest && stateOf(latest, now)
      if (latest && state === 'running')
        throw conflict('busy', 'Another file is being added. Wait until it is done.', runView(latest, now))
      if (latest && state === 'stopped') await repositories.bulkAdds.save({ ...latest, finishedAt: now })
      const plan = await plans.of(repositories, session, input)
      if (plan.rows.length === 0) return outbox.answer({ plan: planView(plan), run: null })
      const run: BulkRun = {
        id: ids.next(),
        sessionId: session.id,
        sendEmail: input.send_email === 'yes',
        total: plan.rows.length,
        done: 0,
        added: 0,
        createdAt: now,
        movedAt: null,
        finishedAt: null,
      }
      await repositories.bulkAdds.add(run, plan.rows)
      outbox.enqueue(addBulkRows, { run: run.id })
      return outbox.answer({ plan: planView(plan), run: runView(run, now) })
    }),
)
