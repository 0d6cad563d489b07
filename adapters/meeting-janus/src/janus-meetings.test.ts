import type { MediaVisitor } from '@callboard/core'
import type { MeetingRequest } from '@callboard/lobby'
import { meetingProviderContract } from '@callboard/lobby/testing'
import { expect } from 'chai'
import { janusMeetings } from './janus-meetings.ts'
import type { JanusSettings } from './janus-settings.ts'
import { openRights, sealRights } from './room-token.ts'

/** Keeps claims as they are, with the instant of their end. */
const sealer: JanusSettings['sealer'] = {
  seal: (purpose, claim, expiresAt) => JSON.stringify({ purpose, claim, ends: expiresAt.getTime() }),
  open(purpose, sealed) {
    const kept = JSON.parse(sealed) as { purpose: string; claim: Record<string, string>; ends: number }
    return kept.purpose === purpose && kept.ends > now.getTime() ? kept.claim : null
  },
  mark: (purpose, text) => `${purpose}-${text}`,
}

let now = new Date('2026-03-02T17:00:00Z')

const settings: JanusSettings = {
  // Nothing listens there: tickets are made without Janus.
  url: 'ws://127.0.0.1:9',
  apiSecret: 'api secret',
  adminKey: 'admin key',
  secret: 'a secret of the install, long enough',
  sealer,
  clock: { now: () => now },
  ice: { for: (person) => [{ urls: 'turn:turn.example', username: person, credential: 'c' }] },
  logger: { warn: () => {} },
}

const request: MeetingRequest = {
  person: 'record:record-1',
  sessionId: 'session-1',
  room: 'main',
  display: 'Ada Lovelace (talent)',
  moderator: false,
  muted: false,
  publishes: true,
  meets: ['staff', 'client', 'talent'],
}

meetingProviderContract(
  'Janus',
  () => janusMeetings(settings).provider,
  (ticket) => {
    const { claim, ends } = JSON.parse(ticket.kind === 'janus' ? ticket.token : '') as {
      claim: { room: string; person: string }
      ends: number
    }
    return { ...claim, seconds: (ends - now.getTime()) / 1_000, moderator: null }
  },
)

describe('Janus meetings', () => {
  beforeEach(() => {
    now = new Date('2026-03-02T17:00:00Z')
  })

  for (const [name, changed] of [
    ['JANUS_URL', { url: 'http://janus.example' }],
    ['JANUS_API_SECRET', { apiSecret: ' ' }],
    ['JANUS_ADMIN_KEY', { adminKey: '' }],
  ] as const)
    it(`are refused with the name of the wrong setting: ${name} [OPS-03]`, () => {
      expect(() => janusMeetings({ ...settings, ...changed })).to.throw(name)
    })

  it('give the TURN servers of the person and say whether they may send [LIV-13]', async () => {
    const ticket = await janusMeetings(settings).provider.ticket({ ...request, publishes: false })
    expect(ticket).to.deep.include({
      kind: 'janus',
      room: 'main.session-1',
      publishes: false,
      ice_servers: [{ urls: 'turn:turn.example', username: 'record:record-1', credential: 'c' }],
    })
  })

  describe('a token', () => {
    const place = { room: 'main.session-1', person: 'record:record-1' }
    const sealed = (changed: Partial<MeetingRequest> = {}) =>
      sealRights(sealer, { ...request, ...changed }, now)

    it('lets one person into one room, with the rights of the ticket [LIV-13]', () => {
      const token = sealed({ publishes: false, meets: ['staff', 'client'] })
      expect(openRights(sealer, token, place)).to.deep.equal({ publishes: false, meets: ['staff', 'client'] })
      expect(openRights(sealer, token, { ...place, person: 'record:record-2' })).to.equal(null)
      for (const room of ['test.session-1', 'main.session-2', '*'])
        expect(openRights(sealer, token, { ...place, room })).to.equal(null)
    })

    it('lets in for 10 minutes and no longer [LIV-05] [SEC-10]', () => {
      const token = sealed()
      now = new Date('2026-03-02T17:09:59Z')
      expect(openRights(sealer, token, place)).not.to.equal(null)
      now = new Date('2026-03-02T17:10:00Z')
      expect(openRights(sealer, token, place)).to.equal(null)
    })
  })

  describe('a visit while Janus is away', () => {
    const visitor: MediaVisitor = {
      room: 'main.session-1',
      peer: 'peer-1',
      person: 'record:record-1',
      audience: 'talent',
    }

    it('is told so, and a wrong token is told apart from that', async () => {
      const { provider, media } = janusMeetings(settings)
      const visit = media.visit(visitor, () => {})
      const ticket = await provider.ticket(request)
      const token = ticket.kind === 'janus' ? ticket.token : ''
      const foreign = await provider.ticket({ ...request, person: 'record:record-2' })
      const wrong = await visit.receive({
        kind: 'enter',
        token: foreign.kind === 'janus' ? foreign.token : '',
      })
      expect(wrong).to.deep.include({ ok: false, code: 'token' })
      expect(await visit.receive({ kind: 'enter', token })).to.deep.include({
        ok: false,
        code: 'unavailable',
      })
      visit.close()
      expect(await visit.receive({ kind: 'enter', token })).to.deep.include({ ok: false, code: 'denied' })
      media.close()
    })
  })
})
