import { meetingProviderContract } from '@callboard/lobby/testing'
import { expect } from 'chai'
import { BuiltinMeetings } from './builtin-meetings.ts'

const noServers = { for: () => [] }

meetingProviderContract('built-in', () => new BuiltinMeetings(noServers))

describe('built-in meetings', () => {
  const request = {
    person: 'record:record-1',
    sessionId: 'session-1',
    room: 'test',
    display: 'Ada',
    moderator: false,
    muted: false,
    publishes: true,
    meets: ['staff'],
  } as const

  it('name the real-time room that carries their signalling', async () => {
    const ticket = await new BuiltinMeetings(noServers).ticket(request)
    expect(ticket).to.deep.include({ kind: 'builtin', room: 'test.session-1', ice_servers: [] })
  })

  it('hand out the STUN and TURN servers of the person [LIV-13]', async () => {
    const server = (person: string) => ({ urls: 'turn:turn.example.com', username: person, credential: 'c' })
    const ticket = await new BuiltinMeetings({ for: (person) => [server(person)] }).ticket(request)
    expect(ticket).to.deep.include({ ice_servers: [server('record:record-1')] })
  })
})
