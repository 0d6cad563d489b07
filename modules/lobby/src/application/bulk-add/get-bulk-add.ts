import { CLOCK, useCase } from '@callboard/core'
import { getBulkAdd } from '../../contract/index.ts'
import { LOBBY_STORE } from '../ports/index.ts'
import { runView } from './bulk-plans.ts'

export const GetBulkAdd = useCase(
  getBulkAdd,
  { store: LOBBY_STORE, clock: CLOCK },
  async ({ needs, subject: { session } }) => {
    const run = await needs.store.read(({ bulkAdds }) => bulkAdds.latest(session.id))
    return { run: run && runView(run, needs.clock.now()) }
  },
)
