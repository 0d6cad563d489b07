import { type Actor, CLOCK, useCase } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { stopTakes } from '../../contract/index.ts'
import { REVIEW_STORE } from '../ports/index.ts'
import { stopRunningTakes } from './stored-take.ts'
import { takeView } from './take-view.ts'

export class StopTakes extends useCase(stopTakes, { store: REVIEW_STORE, clock: CLOCK }) {
  async run(_actor: Actor, input: InputOf<typeof stopTakes>): Promise<ReplyOf<typeof stopTakes>> {
    return await this.needs.store.write(async (repositories, outbox) => {
      const sessionId = input.session
      const takes = await stopRunningTakes(repositories, outbox, { sessionId }, this.needs.clock.now())
      return outbox.answer({ takes: takes.map(takeView) })
    })
  }
}
