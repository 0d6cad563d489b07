import { useCase } from '@callboard/core'
import { reportTakeTrouble } from '../../contract/index.ts'
import { troubled } from '../../domain/take.ts'
import { REVIEW_STORE } from '../ports/index.ts'
import { saveTake, thereStill } from './stored-take.ts'
import { takeView } from './take-view.ts'

export const ReportTakeTrouble = useCase(reportTakeTrouble, { store: REVIEW_STORE }, ({ needs, input }) =>
  needs.store.write(async ({ takes }, outbox) => {
    const take = thereStill(await takes.lock(input.id))
    const next = troubled(take, input.device, input.trouble)
    if (next !== take) await saveTake({ takes }, outbox, next)
    return takeView(next)
  }),
)
