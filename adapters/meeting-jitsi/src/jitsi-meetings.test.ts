import { manualClock } from '@callboard/core/testing'
import type { MeetingRequest } from '@callboard/lobby'
import { meetingProviderContract } from '@callboard/lobby/testing'
import { expect } from 'chai'
import jwt from 'jsonwebtoken'
import { jitsiMeetings } from './jitsi-meetings.ts'
import type { JitsiSettings } from './jitsi-settings.ts'

const SECRET = 'a secret that is long enough for HS256'
const NOW = '2026-03-02T09:00:00.000Z'
const SECONDS = Date.parse(NOW) / 1_000
const TEN_MINUTES = 10 * 60

const warnings: string[] = []
const settings: JitsiSettings = {
  domain: 'meet.example.com',
  appId: 'callboard',
  appSecret: SECRET,
  clock: manualClock(NOW),
  logger: { warn: (_, words) => warnings.push(words) },
}

meetingProviderContract(
  'jitsi',
  () => jitsiMeetings(settings),
  (ticket) => {
    const { room, exp, moderator, context } = jwt.decode(
      ticket.kind === 'jitsi' ? ticket.token : '',
    ) as jwt.JwtPayload
    return { room, person: context.user.id, seconds: exp! - SECONDS, moderator }
  },
)

const talent: MeetingRequest = {
  person: 'record:record-1',
  sessionId: 'session-1',
  room: 'main',
  display: 'Ada Lovelace (talent)',
  moderator: false,
  muted: false,
  publishes: true,
  meets: ['staff', 'client', 'talent'],
}
const staff: MeetingRequest = {
  ...talent,
  person: 'user:user-1',
  display: 'Sam (session manager)',
  moderator: true,
  muted: true,
}

async function ticket(request: MeetingRequest, changes: Partial<JitsiSettings> = {}) {
  const made = await jitsiMeetings({ ...settings, ...changes }).ticket(request)
  if (made.kind !== 'jitsi') throw new Error('Not a ticket for Jitsi.')
  return made
}

/** As Prosody's mod_auth_token and mod_token_verification check a token at the door of a room. */
function enters(token: string, room: string, at = SECONDS): jwt.JwtPayload {
  const claims = jwt.verify(token, SECRET, {
    algorithms: ['HS256'],
    audience: 'jitsi',
    issuer: 'callboard',
    clockTimestamp: at,
  })
  if (typeof claims === 'string' || claims.room !== room) throw new Error('The token is for another room.')
  return claims
}

describe('tokens for Jitsi', () => {
  it('are for one person in one room, who may enter for 10 minutes [LIV-05] [SEC-10]', async () => {
    const { token, room, domain, join_within } = await ticket(talent)
    expect(domain).to.equal('meet.example.com')
    expect(join_within).to.equal(TEN_MINUTES)
    expect(enters(token, room)).to.deep.equal({
      aud: 'jitsi',
      iss: 'callboard',
      sub: 'meet.example.com',
      room,
      nbf: SECONDS - 10,
      exp: SECONDS + TEN_MINUTES,
      moderator: false,
      context: {
        user: {
          id: 'record:record-1',
          name: 'Ada Lovelace (talent)',
          moderator: 'false',
          affiliation: 'member',
        },
        features: {
          recording: 'false',
          livestreaming: 'false',
          transcription: 'false',
          'outbound-call': 'false',
        },
      },
    })
  })

  it('let staff alone moderate, in every form Jitsi reads [LIV-05]', async () => {
    const { token, room } = await ticket(staff)
    const claims = enters(token, room)
    expect(claims.moderator).to.equal(true)
    expect(claims.context.user).to.include({ moderator: 'true', affiliation: 'owner' })
    expect(claims.context.features).to.include({ recording: 'true', livestreaming: 'true' })
  })

  it('let in until 10 minutes are over, and not a second longer [SEC-10]', async () => {
    const { token, room } = await ticket(talent)
    expect(enters(token, room, SECONDS + TEN_MINUTES - 1).room).to.equal(room)
    expect(() => enters(token, room, SECONDS + TEN_MINUTES + 1)).to.throw('jwt expired')
    expect(() => enters(token, room, SECONDS - 11)).to.throw('jwt not active')
  })

  it('open no other room: not of another kind, not of another session', async () => {
    const { token } = await ticket(talent)
    const others = await Promise.all([
      ticket({ ...talent, room: 'test' }),
      ticket({ ...talent, room: 'backoffice' }),
      ticket({ ...talent, sessionId: 'session-2' }),
    ])
    for (const { room } of others) expect(() => enters(token, room)).to.throw('another room')
  })

  it('are worth nothing once the moderator claim was changed', async () => {
    const { token, room } = await ticket(talent)
    const [header, payload, signature] = token.split('.')
    const claims = JSON.parse(Buffer.from(payload!, 'base64url').toString())
    const forged = Buffer.from(JSON.stringify({ ...claims, moderator: true })).toString('base64url')
    expect(() => enters([header, forged, signature].join('.'), room)).to.throw('invalid signature')
    const unsigned = jwt.sign({ ...claims, moderator: true }, '', { algorithm: 'none' })
    expect(() => enters(unsigned, room)).to.throw(/signature/)
  })

  it('name a room that cannot be guessed from the session, and another one on a server with another secret', async () => {
    const { room } = await ticket(talent)
    expect(room).to.match(/^[0-9a-f]{32}$/)
    const elsewhere = await ticket(talent, { appSecret: `${SECRET} of another server` })
    expect(elsewhere.room).not.to.equal(room)
  })

  it('name the domain that the XMPP server goes by', async () => {
    const { token, domain } = await ticket(talent, {
      domain: 'meet.example.com:8443',
      xmppDomain: 'meet.jitsi',
    })
    expect(domain).to.equal('meet.example.com:8443')
    expect(jwt.decode(token)).to.include({ sub: 'meet.jitsi' })
    expect(jwt.decode((await ticket(talent, { domain: 'localhost:8443' })).token)).to.include({
      sub: 'localhost',
    })
  })
})

describe('settings of Jitsi', () => {
  it('are checked when it is set up; the fault names the one that is wrong', () => {
    const wrong: readonly (readonly [Partial<JitsiSettings>, string])[] = [
      [{ domain: '' }, 'JITSI_DOMAIN'],
      [{ domain: 'https://meet.example.com' }, 'JITSI_DOMAIN'],
      [{ domain: 'meet.example.com/room' }, 'JITSI_DOMAIN'],
      [{ domain: 'meet.example.com; script-src *' }, 'JITSI_DOMAIN'],
      [{ xmppDomain: '*' }, 'JITSI_XMPP_DOMAIN'],
      [{ appId: ' ' }, 'JITSI_APP_ID'],
      [{ appSecret: '' }, 'JITSI_APP_SECRET'],
    ]
    for (const [changes, name] of wrong)
      expect(() => jitsiMeetings({ ...settings, ...changes })).to.throw(name)
  })

  it('warn of a short secret without telling it', () => {
    warnings.length = 0
    jitsiMeetings(settings)
    expect(warnings).to.deep.equal([])
    jitsiMeetings({ ...settings, appSecret: 'hunter2' })
    expect(warnings.join()).to.include('JITSI_APP_SECRET').and.not.include('hunter2')
  })
})
