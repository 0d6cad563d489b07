import { type Actor, type Clock, conflict } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { scheduleChanged, type updateTimeFrame } from '../contract/index.ts'
import { checkedFrame, checkRoomFor } from '../domain/frame-rules.ts'
import type { TimeFrame } from '../domain/time-frame.ts'
import { frameOf } from './found.ts'
import { frameEntry, frameView } from './frame-entry.ts'
import type { SchedulingStore, SessionAccess, SessionDirectory } from './ports/index.ts'
import { changedSlots, checkStaff, dayOfSession } from './session-day.ts'

export class UpdateTimeFrame {
  readonly #store: SchedulingStore
  readonly #sessions: SessionDirectory
  readonly #access: SessionAccess
  readonly #clock: Clock

  constructor(store: SchedulingStore, sessions: SessionDirectory, access: SessionAccess, clock: Clock) {
    this.#store = store
    this.#sessions = sessions
    this.#access = access
    this.#clock = clock
  }

  async run(actor: Actor, input: InputOf<typeof updateTimeFrame>): Promise<ReplyOf<typeof updateTimeFrame>> {
    const { session, day } = await dayOfSession(this.#sessions, input.session, input.day)
    await checkStaff(this.#access, actor, session.id)
    const frame = await this.#store.write(async (repositories, outbox) => {
      await repositories.frames.lockDay(session.id, day.id)
      const before = await frameOf(repositories, day.id, input.availability)
      if (before.version !== input.version) {
        throw conflict('stale', 'Somebody else has changed this time frame meanwhile.', frameView(before))
      }
      const others = (await repositories.frames.ofDay(day.id)).filter((other) => other.id !== before.id)
      const entry = checkedFrame(frameEntry(input, before), others, before, this.#clock.now())
      checkRoomFor(entry, await repositories.appointments.ofFrame(before.id))
      const after: TimeFrame = { ...before, ...entry, version: before.version + 1 }
      await repositories.frames.save(after)
      outbox.signal(scheduleChanged, session.id, changedSlots(day.id, after.id))
      return after
    })
    return frameView(frame)
  }
}
