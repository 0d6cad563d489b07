import type { Actor, Clock } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { stopLocalRecording, type takeStarted } from '../contract/index.ts'
import { claimed, isRunning, RUNNING_STATES, started } from '../domain/take.ts'
import { ownTake } from './own-take.ts'
import type { ReviewStore } from './ports/index.ts'
import { saveTake } from './save-take.ts'
import { scheduleClose } from './schedule-close.ts'
import { takeView } from './take-view.ts'

export class TakeStarted {
  readonly #store: ReviewStore
  readonly #clock: Clock

  constructor(store: ReviewStore, clock: Clock) {
    this.#store = store
    this.#clock = clock
  }

  async run(actor: Actor, input: InputOf<typeof takeStarted>): Promise<ReplyOf<typeof takeStarted>> {
    return await this.#store.write(async ({ takes }, outbox) => {
      const take = ownTake(actor, await takes.lock(input.id))
      const running = await takes.list({ recordIds: [take.recordId], states: RUNNING_STATES })
      const mayRun = running.every(({ id }) => id === take.id)
      const next = started(claimed(take, input.device), input.mime_type, this.#clock.now(), mayRun)
      // A device that began after everybody was stopped has missed the command.
      if (!isRunning(next)) outbox.signal(stopLocalRecording, next.recordId, { talent: { take: next.id } })
      if (next !== take) {
        await saveTake({ takes }, outbox, next)
        scheduleClose(outbox, next)
      }
      return takeView(next)
    })
  }
}
