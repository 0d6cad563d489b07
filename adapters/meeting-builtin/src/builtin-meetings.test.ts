import { meetingProviderContract } from '@callboard/lobby/testing'
import { expect } from 'chai'
import { BuiltinMeetings } from './builtin-meetings.ts'

meetingProviderContract('built-in', () => new BuiltinMeetings())

describe('built-in meetings', () => {
  const request = {
    person: 'record:record-1',
    sessionId: 'session-1',
    room: 'test',
    display: 'Ada',
    moderator: false,
    muted: false,
  } as const

  it('name the real-time room that carries their signalling', async () => {
    const ticket = await new BuiltinMeetings().ticket(request)
    expect(ticket).to.deep.include({ kind: 'builtin', room: 'test.session-1', ice_servers: [] })
  })

  it('hand out the ICE servers they were set up with', async () => {
    const iceServers = [{ urls: 'turn:turn.example.com', username: 'u', credential: 'c' }]
    const ticket = await new BuiltinMeetings({ iceServers }).ticket(request)
    expect(ticket).to.deep.include({ ice_servers: iceServers })
  })
})
