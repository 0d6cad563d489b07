import type { MeetingDelivery, MeetingPeer } from '@callboard/core/http-contract'
import { joinMeeting, meetingRoom } from '@callboard/lobby/contract'
import { expect } from 'chai'
import type { ApiClient } from './api-client.ts'
import type { LiveClient } from './live-client.ts'

interface Participant {
  readonly client: ApiClient
  readonly live: LiveClient
}

/** @returns the participants that were in the room already */
async function enter({ client, live }: Participant, session: string): Promise<readonly MeetingPeer[]> {
  const ticket = await client.call(joinMeeting, { session, room: 'main' })
  expect(ticket.kind).to.equal('builtin')
  const reply = await live.socket.emitWithAck('meeting-join', {
    room: `${meetingRoom.prefix}:${ticket.room}`,
  })
  expect(reply, JSON.stringify(reply)).to.include({ ok: true })
  return reply.peers
}

const delivered = ({ live }: Participant) =>
  new Promise<MeetingDelivery>((heard) => {
    live.socket.once('meeting-signal', heard)
  })

/** Two people in the main room of a session. */
export class Meeting {
  readonly #first: Participant
  readonly #last: Participant
  /** The first, as the last to enter was told of them. */
  readonly #met: MeetingPeer

  private constructor(first: Participant, last: Participant, met: MeetingPeer) {
    this.#first = first
    this.#last = last
    this.#met = met
  }

  static async of(session: string, first: Participant, last: Participant): Promise<Meeting> {
    await enter(first, session)
    // A participant connected to another process may be announced shortly after the answer.
    const joined = new Promise<MeetingPeer>((heard) => {
      last.live.socket.once('meeting-peer-joined', heard)
    })
    const [there] = await enter(last, session)
    return new Meeting(first, last, there ?? (await joined))
  }

  /** An offer of the last to enter reaches the first, and the answer comes back. */
  async expectToSeeEachOther(): Promise<void> {
    const offered = delivered(this.#first)
    this.#last.live.socket.emit('meeting-signal', { to: this.#met.id, data: 'offer' })
    const { from, data } = await offered
    expect(data).to.equal('offer')
    const answered = delivered(this.#last)
    this.#first.live.socket.emit('meeting-signal', { to: from, data: 'answer' })
    expect(await answered).to.include({ data: 'answer' })
  }
}
