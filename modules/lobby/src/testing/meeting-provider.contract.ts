import { Value } from '@sinclair/typebox/value'
import { expect } from 'chai'
import type { MeetingProvider, MeetingRequest } from '../application/ports/meeting-provider.ts'
import { MEETING_ROOMS, MeetingTicket } from '../contract/index.ts'
import { roleTable } from './meeting-roles.ts'

const request: MeetingRequest = {
  person: 'record:record-1',
  sessionId: 'session-1',
  room: 'main',
  display: 'Ada Lovelace (talent)',
  moderator: false,
  muted: true,
  publishes: true,
  meets: ['staff', 'client', 'talent'],
}

/** The content of a ticket's token. */
export interface MeetingTokenFacts {
  readonly room: string
  readonly person: string
  readonly seconds: number
  /** `null`: the meeting service knows no moderators. */
  readonly moderator: boolean | null
}

/** @param factsOf reads the token of a ticket; absent where a ticket has none, and its room asks the guard */
export function meetingProviderContract(
  name: string,
  make: () => MeetingProvider,
  factsOf?: (ticket: MeetingTicket) => MeetingTokenFacts,
): void {
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

    it('gives the five roles, in each of the three rooms that is open to them, the rights of their entry: one room, and moderation for staff alone [LIV-05]', async () => {
      const provider = make()
      for (const { role, room, entry } of [...roleTable(false), ...roleTable(true)]) {
        if (!entry) continue
        const ticket = await provider.ticket({ ...request, ...entry, room, person: `user:${role}` })
        const isStaff = role !== 'client' && role !== 'talent'
        expect(ticket.room, role).to.match(/^[\w.-]+$/)
        expect(ticket.moderator, role).to.equal(isStaff)
        if (!factsOf) continue
        const facts = factsOf(ticket)
        expect(facts).to.include({ room: ticket.room, person: `user:${role}` })
        expect(facts.seconds).to.be.within(1, 24 * 60 * 60)
        if (facts.moderator !== null) expect(facts.moderator, role).to.equal(isStaff)
      }
    })

    it('answers in the agreed form', async () => {
      expect(Value.Check(MeetingTicket, await make().ticket(request))).to.equal(true)
    })
  })
}
