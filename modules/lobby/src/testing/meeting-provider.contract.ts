import { Value } from '@sinclair/typebox/value'
import { expect } from 'chai'
import type { MeetingProvider, MeetingRequest } from '../application/ports/meeting-provider.ts'
import { MEETING_ROOMS, MeetingTicket } from '../contract/index.ts'

const request: MeetingRequest = {
  person: 'record:record-1',
  sessionId: 'session-1',
  room: 'main',
  display: 'Ada Lovelace (talent)',
  moderator: false,
  muted: true,
}

export function meetingProviderContract(name: string, make: () => MeetingProvider): void {
  describe(`meeting provider: ${name}`, () => {
    it('passes on name and rights as they were decided', async () => {
      for (const moderator of [true, false]) {
        for (const muted of [true, false]) {
          const ticket = await make().ticket({ ...request, moderator, muted })
          expect(ticket).to.include({ display: request.display, moderator, muted })
        }
      }
    })

    it('gives each room of each session a place of its own, the same each time', async () => {
      const provider = make()
      const rooms = async () => {
        const tickets = ['session-1', 'session-2'].flatMap((sessionId) =>
          MEETING_ROOMS.map((room) => provider.ticket({ ...request, sessionId, room })),
        )
        return (await Promise.all(tickets)).map(({ room }) => room)
      }
      const first = await rooms()
      expect(new Set(first).size).to.equal(first.length)
      expect(await rooms()).to.deep.equal(first)
    })

    it('gives all persons the same place in a room', async () => {
      const provider = make()
      const staff = { ...request, person: 'user:user-1', display: 'Sam (session manager)', moderator: true }
      const [talents, staffs] = [await provider.ticket(request), await provider.ticket(staff)]
      expect(talents.room).to.equal(staffs.room)
    })

    it('answers in the agreed form', async () => {
      expect(Value.Check(MeetingTicket, await make().ticket(request))).to.equal(true)
    })
  })
}
