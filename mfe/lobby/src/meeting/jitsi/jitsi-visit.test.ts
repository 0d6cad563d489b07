import { expect } from 'chai'
import { ManualTime, settled } from '../testing/manual-time.ts'
import type { JitsiMeetApi, JitsiMeetConstructor, JitsiPayload } from './external-api.ts'
import { jitsiOptions } from './jitsi-options.ts'
import { type JitsiState, JitsiVisit } from './jitsi-visit.ts'
import { jitsiWords } from './jitsi-words.ts'

const ticket = {
  kind: 'jitsi',
  domain: 'meet.example.com',
  room: '0123456789abcdef',
  token: 'header.claims.signature',
  join_within: 600,
  display: 'Ada Lovelace (talent)',
  moderator: false,
  muted: false,
} as const

const HOUR = 3_600_000

class FakeJitsi implements JitsiMeetApi {
  readonly #listeners = new Map<string, (payload: JitsiPayload) => void>()
  readonly given: ConstructorParameters<JitsiMeetConstructor>
  disposed = 0

  constructor(...given: ConstructorParameters<JitsiMeetConstructor>) {
    this.given = given
  }

  addListener(event: string, listener: (payload: JitsiPayload) => void): void {
    this.#listeners.set(event, listener)
  }

  tell(event: string, payload: JitsiPayload = {}): void {
    this.#listeners.get(event)?.(payload)
  }

  dispose(): void {
    this.disposed += 1
  }
}

/** `broken`: how often the script does not load at first; `prepare`: milliseconds before the room is entered. */
function visit({ broken = 0, failures = 0, prepare = 0 } = {}) {
  const time = new ManualTime()
  const loads: { readonly at: number; readonly address: string }[] = []
  const frames: FakeJitsi[] = []
  const states: JitsiState[] = []
  const renewals: number[] = []
  const late: number[] = []
  const lines: string[] = []
  const options = jitsiOptions({ ticket, audience: 'talent' })
  class Api extends FakeJitsi {
    constructor(...given: ConstructorParameters<JitsiMeetConstructor>) {
      super(...given)
      frames.push(this)
    }
  }
  const made = new JitsiVisit({
    ports: {
      after: time.after,
      load: async (address) => {
        loads.push({ at: time.now, address })
        if (loads.length <= broken) throw new Error('500')
        return Api
      },
    },
    domain: ticket.domain,
    options,
    joinWithin: ticket.join_within,
    ...(prepare > 0 ? { prepare: () => new Promise((resolve) => time.after(prepare, resolve)) } : {}),
    failures,
    onState: (state) => states.push(state),
    onLine: (line) => lines.push(line),
    onRefused: () => renewals.push(time.now),
    onLate: () => late.push(time.now),
  })
  return { time, loads, frames, states, renewals, late, lines, options, visit: made }
}

describe('a visit of a Jitsi room', () => {
  it('loads the script each second until it is there, then enters by itself [LIV-05]', async () => {
    const { time, loads, frames, states, options } = visit({ broken: 3 })
    await time.pass(2_900)
    expect(frames).to.have.length(0)
    expect(states.at(-1)).to.deep.equal({ kind: 'loading', tries: 2 })
    await time.pass(200)
    expect(loads.map(({ at }) => at)).to.deep.equal([0, 1_000, 2_000, 3_000])
    expect(new Set(loads.map(({ address }) => address))).to.deep.equal(
      new Set(['https://meet.example.com/external_api.js']),
    )
    expect(frames.map(({ given }) => given)).to.deep.equal([['meet.example.com', options]])
    expect(states.at(-1)).to.deep.equal({ kind: 'entering', slow: false })
    frames[0]!.tell('videoConferenceJoined')
    await time.pass(60_000)
    expect(states.at(-1)).to.deep.equal({ kind: 'in' })
    expect(loads).to.have.length(4)
  })

  it('tells when entering takes too long', async () => {
    const { time, states } = visit()
    await time.pass(20_000)
    expect(states.at(-1)).to.deep.equal({ kind: 'entering', slow: true })
  })

  it('asks for a new ticket when the server does not take this one, each time later, within 10 s [LIV-05]', async () => {
    for (const [failures, pause] of [
      [0, 1_000],
      [1, 2_000],
      [9, 8_000],
    ] as const) {
      const { time, frames, states, renewals } = visit({ failures })
      await settled()
      frames[0]!.tell('errorOccurred', {
        error: { name: 'conference.connectionError.notAllowed', isFatal: true },
      })
      expect(states.at(-1)).to.deep.equal({ kind: 'refused', stale: true })
      expect(frames[0]!.disposed).to.equal(1)
      await time.pass(60_000)
      expect(renewals).to.deep.equal([pause])
    }
  })

  it('asks for a new ticket when the line to the server is lost', async () => {
    const { time, frames, states, renewals } = visit()
    await settled()
    frames[0]!.tell('errorOccurred', { error: { name: 'connection.droppedError', isFatal: true } })
    expect(states.at(-1)).to.deep.equal({ kind: 'refused', stale: false })
    await time.pass(60_000)
    expect(renewals).to.deep.equal([1_000])
  })

  it('asks for a new ticket when the line breaks after hours, and stays inside until then [LIV-05] [SEC-10]', async () => {
    const { time, frames, states, renewals, late } = visit()
    await time.pass(0)
    frames[0]!.tell('videoConferenceJoined')
    await time.pass(3 * HOUR)
    expect(states.at(-1)).to.deep.equal({ kind: 'in' })
    expect(frames[0]!.disposed).to.equal(0)
    frames[0]!.tell('errorOccurred', { error: { name: 'connection.droppedError', isFatal: true } })
    await time.pass(1_000)
    expect(renewals).to.deep.equal([3 * HOUR + 1_000])
    expect(late).to.deep.equal([])
  })

  it('asks for a new ticket, and tries nothing, when this one has become too old to enter with [SEC-10]', async () => {
    const waiting = { broken: 580 }
    const asking = { prepare: 600_000 }
    for (const wait of [waiting, asking]) {
      const { time, frames, states, renewals, late } = visit(wait)
      await time.pass(HOUR)
      expect(late).to.have.length(1)
      expect(late[0]).to.be.within(570_000, 600_000)
      expect([frames, renewals]).to.deep.equal([[], []])
      expect(states.every(({ kind }) => kind === 'loading')).to.equal(true)
    }
    const early = visit({ prepare: 560_000 })
    await early.time.pass(HOUR)
    expect(early.late).to.deep.equal([])
    expect(early.frames).to.have.length(1)
  })

  it('stays when Jitsi tells of a fault it lives with', async () => {
    const { time, frames, states, renewals } = visit()
    await settled()
    frames[0]!.tell('videoConferenceJoined')
    frames[0]!.tell('errorOccurred', { error: { name: 'gum.not_found', isFatal: false } })
    frames[0]!.tell('participantKickedOut', { kicked: { local: false } })
    await time.pass(60_000)
    expect(states.at(-1)).to.deep.equal({ kind: 'in' })
    expect(renewals).to.deep.equal([])
  })

  it('tells of a line that broke until it stands again, or the room is left [LIV-14]', async () => {
    const { frames, lines, visit: made } = visit()
    await settled()
    const [frame] = frames
    frame!.tell('videoConferenceJoined')
    frame!.tell('dataChannelOpened')
    frame!.tell('peerConnectionFailure', { isP2P: true, wasConnected: true })
    frame!.tell('peerConnectionFailure', { isP2P: false, wasConnected: false })
    expect(lines).to.deep.equal([])
    frame!.tell('peerConnectionFailure', { isP2P: false, wasConnected: true })
    frame!.tell('dataChannelClosed')
    expect(lines).to.deep.equal(['weak'])
    frame!.tell('dataChannelOpened')
    frame!.tell('dataChannelClosed')
    expect(lines).to.deep.equal(['weak', 'ok', 'weak'])
    made.leave()
    frame!.tell('dataChannelClosed')
    expect(lines).to.deep.equal(['weak', 'ok', 'weak', 'ok'])
  })

  it('does not come back by itself after it was removed', async () => {
    const { time, frames, states, renewals } = visit()
    await settled()
    frames[0]!.tell('participantKickedOut', { kicked: { local: true } })
    frames[0]!.tell('readyToClose')
    await time.pass(60_000)
    expect(states.slice(-1)).to.deep.equal([{ kind: 'removed' }])
    expect(frames[0]!.disposed).to.equal(1)
    expect(renewals).to.deep.equal([])
  })

  it('takes its frame away when it is left, and makes none once it is', async () => {
    const early = visit({ broken: 1 })
    await early.time.pass(500)
    early.visit.leave()
    await early.time.pass(60_000)
    expect(early.loads).to.have.length(1)
    expect(early.frames).to.have.length(0)
    const { time, frames, states, visit: left } = visit()
    await settled()
    left.leave()
    const told = states.length
    frames[0]!.tell('videoConferenceJoined')
    frames[0]!.tell('readyToClose')
    await time.pass(60_000)
    expect(frames[0]!.disposed).to.equal(1)
    expect(states).to.have.length(told)
  })
})

describe('words of a Jitsi room', () => {
  it('tell that it connects, after some tries the reason for the wait, and nothing once the meeting is there', () => {
    const loading = [0, 3, 4, 400].map((tries) => jitsiWords({ kind: 'loading', tries }))
    expect(loading.slice(0, 2)).to.deep.equal(Array(2).fill('Connecting to the meeting…'))
    for (const words of loading.slice(2))
      expect(words).to.contain('does not answer').and.contain('goes on trying')
    expect(jitsiWords({ kind: 'refused', stale: true })).to.contain('expired')
    expect(jitsiWords({ kind: 'refused', stale: false })).to.contain('interrupted')
    expect(jitsiWords({ kind: 'in' })).to.equal(undefined)
  })
})

describe('options of a Jitsi room', () => {
  it('come from the ticket: room, token, name, muted or not [LIV-06]', () => {
    for (const muted of [true, false]) {
      const options = jitsiOptions({ ticket: { ...ticket, muted }, audience: 'talent' })
      expect(options).to.deep.include({
        roomName: ticket.room,
        jwt: ticket.token,
        userInfo: { displayName: 'Ada Lovelace (talent)' },
      })
      expect(options.configOverwrite).to.deep.include({
        startWithAudioMuted: muted,
        startWithVideoMuted: muted,
        prejoinConfig: { enabled: false },
        disableDeepLinking: true,
      })
    }
  })

  it('offer moderators their tools, and viewers no camera', () => {
    const buttons = (changes: object, viewOnly = false) =>
      jitsiOptions({ ticket: { ...ticket, ...changes }, audience: 'staff', viewOnly }).configOverwrite
        .toolbarButtons
    expect(buttons({ moderator: true })).to.include.members(['recording', 'livestreaming', 'camera'])
    expect(buttons({})).to.include('camera').and.not.include('recording')
    expect(buttons({}, true)).to.not.include('camera')
    for (const everybody of [buttons({ moderator: true }), buttons({}), buttons({}, true)])
      for (const none of ['hangup', 'invite']) expect(everybody).to.not.include(none)
  })

  it('spare talent and clients the notifications', () => {
    const config = (audience: 'talent' | 'client' | 'staff') =>
      jitsiOptions({ ticket, audience }).configOverwrite
    expect(config('talent').notifications).to.deep.equal([])
    expect(config('client').notifications).to.deep.equal([])
    expect(config('staff')).to.not.have.property('notifications')
  })
})
