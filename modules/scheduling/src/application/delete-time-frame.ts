import type { Actor } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { type deleteTimeFrame, scheduleChanged } from '../contract/index.ts'
import { frameOf } from './found.ts'
import { tellTalent, tellTalentOf } from './jobs.ts'
import type { SchedulingStore, SessionAccess, SessionDirectory } from './ports/index.ts'
import { changedSlots, checkStaff, dayOfSession } from './session-day.ts'

export class DeleteTimeFrame {
  readonly #store: SchedulingStore
  readonly #sessions: SessionDirectory
  readonly #access: SessionAccess

  constructor(store: SchedulingStore, sessions: SessionDirectory, access: SessionAccess) {
    this.#store = store
    this.#sessions = sessions
    this.#access = access
  }

  async run(actor: Actor, input: InputOf<typeof deleteTimeFrame>): Promise<ReplyOf<typeof deleteTimeFrame>> {
    const { session, day } = await dayOfSession(this.#sessions, input.session, input.day)
    await checkStaff(this.#access, actor, session.id)
    await this.#store.write(async (repositories, outbox) => {
      await repositories.frames.lockDay(session.id, day.id)
      const frame = await frameOf(repositories, day.id, input.availability)
      for (const appointment of await repositories.appointments.ofFrame(frame.id)) {
        outbox.enqueue(tellTalent, tellTalentOf('DELETE_TIME_FRAME', appointment))
      }
      await repositories.frames.remove(frame.id)
      outbox.signal(scheduleChanged, session.id, changedSlots(day.id, frame.id))
    })
    return { success: true }
  }
}
