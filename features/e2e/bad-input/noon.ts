import type { SessionView } from '@callboard/projects/contract'
import { addTimeFrame, type TimeFrame } from '@callboard/scheduling/contract'
import type { ApiClient } from '../../drivers/http/api-client.ts'
import { startSession } from '../../drivers/http/office.ts'

export const BARISTA = { role: 'Barista', participants_count: 1 }
/** A time frame of four slots with a place each. */
export const NOON = {
  name: 'Noon',
  start_time: '12:00',
  end_time: '13:00',
  length_time_slot: 15,
  roles: [BARISTA],
}

/** A session of today and tomorrow; tomorrow's noon can be booked. */
export class NoonSession {
  readonly session: SessionView
  readonly frame: TimeFrame

  private constructor(session: SessionView, frame: TimeFrame) {
    this.session = session
    this.frame = frame
  }

  static async start(director: ApiClient): Promise<NoonSession> {
    const session = await startSession(director, ['Barista', 'Chef'])
    const frame = await director.call(addTimeFrame, { ...dayOf(session, 1), ...NOON })
    return new NoonSession(session, frame)
  }

  /** @param index 0 is today */
  day(index: number) {
    return dayOf(this.session, index)
  }

  /** The day as a part of addresses. */
  path(index: number): string {
    const { session, day } = this.day(index)
    return `${session}/${day}`
  }
}

const dayOf = ({ _id, dates }: SessionView, index: number) => ({ session: _id, day: dates[index]!._id })
