import { type Actor, broken, type Clock, type Ids } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { type addTimeFrame, scheduleChanged } from '../contract/index.ts'
import { checkedFrame } from '../domain/frame-rules.ts'
import type { TimeFrame } from '../domain/time-frame.ts'
import { frameEntry, frameView } from './frame-entry.ts'
import type { SchedulingStore, SessionAccess, SessionDirectory } from './ports/index.ts'
import { changedSlots, checkStaff, dayOfSession, makerOf } from './session-day.ts'

/** As many as a list of them answers. */
const MOST_FRAMES = 100

export class AddTimeFrame {
  readonly #store: SchedulingStore
  readonly #sessions: SessionDirectory
  readonly #access: SessionAccess
  readonly #ids: Ids
  readonly #clock: Clock

  constructor(
    store: SchedulingStore,
    sessions: SessionDirectory,
    access: SessionAccess,
    ids: Ids,
    clock: Clock,
  ) {
    this.#store = store
    this.#sessions = sessions
    this.#access = access
    this.#ids = ids
    this.#clock = clock
  }

  async run(actor: Actor, input: InputOf<typeof addTimeFrame>): Promise<ReplyOf<typeof addTimeFrame>> {
    const { session, day } = await dayOfSession(this.#sessions, input.session, input.day)
    await checkStaff(this.#access, actor, session.id)
    const entry = frameEntry(input, { date: day.date, zone: session.timeZone })
    const now = this.#clock.now()
    const frame = await this.#store.write(async ({ frames }, outbox) => {
      await frames.lockDay(session.id, day.id)
      const others = await frames.ofDay(day.id)
      if (others.length >= MOST_FRAMES) throw broken('too_many', 'This date has too many time frames.')
      const made: TimeFrame = {
        ...checkedFrame(entry, others, null, now),
        id: this.#ids.next(),
        sessionId: session.id,
        dayId: day.id,
        createdBy: makerOf(actor),
        createdAt: now,
        version: 1,
      }
      await frames.insert(made)
      outbox.signal(scheduleChanged, session.id, changedSlots(day.id, made.id))
      return made
    })
    return frameView(frame)
  }
}
