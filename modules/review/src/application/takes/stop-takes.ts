import { CLOCK, useCase } from '@callboard/core'
import { stopTakes } from '../../contract/index.ts'
import { REVIEW_STORE } from '../ports/index.ts'
import { stopRunningTakes } from './stored-take.ts'
import { takeView } from './take-view.ts'

export const StopTakes = useCase(stopTakes, { store: REVIEW_STORE, clock: CLOCK }, ({ needs, input }) =>
  needs.store.write(async (repositories, outbox) => {
    const sessionId = input.session
    const takes = await stopRunningTakes(repositories, outbox, { sessionId }, needs.clock.now())
    return outbox.answer({ takes: takes.map(takeView) })
  }),
)
