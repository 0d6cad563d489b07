import { useCase } from '@callboard/core'
import { checkBulkAdd } from '../../contract/index.ts'
import { LOBBY_STORE } from '../ports/index.ts'
import { BulkPlans, planView } from './bulk-plans.ts'

export const CheckBulkAdd = useCase(
  checkBulkAdd,
  { store: LOBBY_STORE, plans: BulkPlans },
  async ({ needs: { store, plans }, input, subject: { session } }) =>
    planView(await store.read((repositories) => plans.of(repositories, session, input))),
)
