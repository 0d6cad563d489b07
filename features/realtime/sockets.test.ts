import { randomUUID } from 'node:crypto'
import { type RoomDefinition, roomName, type SignalMessage } from '@callboard/core/http-contract'
import {
  actOnRecord,
  addToGroup,
  deleteRecord,
  finishGroup,
  getLobby,
  type LobbyRecord,
  lineMoved,
  meetingRoom,
  type RecordAction,
  recordChanged,
  recordRemoved,
  sessionRoom,
  statusChanged,
  talentRoom,
  talentSessionRoom,
} from '@callboard/lobby/contract'
import { pageRoom } from '@callboard/posting/contract'
import type { SessionView } from '@callboard/projects/contract'
import { startTakes, stopTakes } from '@callboard/review/contract'
import { expect } from 'chai'
import type { ApiClient } from '../drivers/http/api-client.ts'
import { prepareCheckIn, signIn, startSession } from '../drivers/http/office.ts'
import { type RunningProduct, startProduct } from '../support/product.ts'
import { Listener } from './frames.ts'

const NOBODY = '01900000-0000-7000-8000-000000000000'

describe('a live connection', function () {
  this.timeout(60_000)
  let product: RunningProduct
  let director: ApiClient
  let session: SessionView
  const listeners: Listener[] = []

  before(async () => {
    product = await startProduct()
    director = await signIn(product.origin, 'director')
  })
  after(() => product.stop())
  beforeEach(async () => {
    session = await startSession(director, ['Barista'])
  })
  afterEach(() => {
    for (const listener of listeners.splice(0)) listener.cut()
    product.expectNoServerFault()
  })

  const connect = (token: string) => {
    const listener = new Listener(product.origin, token)
    listeners.push(listener)
    return listener
  }
  const arrive = async (name: string) => {
    const onboard = { uri: session.studio_uri, session: session._id }
    const { fields, submit } = await prepareCheckIn(product.origin, onboard, name, 'Barista')
    const { record_id, page_key } = await submit()
    return { name, id: record_id, key: page_key!, email: fields.email }
  }
  const lobby = async () => (await director.call(getLobby, { id: session._id })).records
  const recordOf = async (id: string) => (await lobby()).find(({ _id }) => _id === id)!
  const act = async (id: string, action: RecordAction) => {
    const { version } = await recordOf(id)
    await director.call(actOnRecord, { id, action, version })
  }

  /** Twenty people come, and everything that can happen to somebody in a lobby happens. */
  async function aBusyHour(): Promise<void> {
    const ids: string[] = []
    for (let count = 0; count < 20; count += 1) ids.push((await arrive(`Talent${count}`)).id)
    await act(ids[0]!, 'call-in')
    await act(ids[1]!, 'on-deck')
    await act(ids[2]!, 'skip')
    await act(ids[2]!, 'unskip')
    await act(ids[3]!, 'sign-out')
    await act(ids[4]!, 'call-in')
    await act(ids[4]!, 'call-to-lobby')
    const group = await director.call(addToGroup, { id: ids[0]! })
    await director.call(addToGroup, { id: ids[5]! })
    await director.call(finishGroup, { session: session._id, group: group._id })
    await director.call(deleteRecord, { id: ids[6]! })
  }

  /** What a screen shows that takes the signals one after the other. */
  function listAfter(signals: readonly SignalMessage[]): Map<string, LobbyRecord> {
    const list = new Map<string, LobbyRecord>()
    for (const { type, payload } of signals) {
      const record = payload as LobbyRecord
      if (type === recordChanged.type) list.set(record._id, record)
      if (type === recordRemoved.type) list.delete(record._id)
    }
    return list
  }

  const facts = (records: Iterable<LobbyRecord>) =>
    [...records].map(({ _id, first_name, state, group_id, version }) => [
      _id,
      first_name,
      state,
      group_id,
      version,
    ])

  describe('of staff that is lost and comes back', () => {
    it('is told everything it missed, once, in order [RT-03]', async () => {
      const room = roomName(sessionRoom, session._id)
      const witness = connect(director.token!)
      await witness.enter(sessionRoom, session._id)
      const away = connect(director.token!)
      const { seq } = await away.enter(sessionRoom, session._id)
      await arrive('Before')
      await away.reaches(room, seq + 1)
      const known = away.signals.at(-1)!.seq
      away.cut()

      await aBusyHour()
      const back = connect(director.token!)
      const { missed, seq: newest } = await back.enter(sessionRoom, session._id, known)
      if (missed === 'reload') throw new Error('Nothing was kept for who comes back.')
      await witness.reaches(room, newest)

      expect(missed.length).to.be.at.least(30)
      expect(missed.map((signal) => signal.seq)).to.deep.equal(missed.map((_, index) => known + 1 + index))
      const heard = witness.signals.filter((signal) => signal.seq > known && signal.seq <= newest)
      expect(missed).to.deep.equal(heard)
      const list = listAfter([...away.signals, ...missed])
      expect(facts(list.values())).to.have.deep.members(facts(await lobby()))
    })

    it('goes on hearing what happens from then on, with the next number [RT-03]', async () => {
      const first = connect(director.token!)
      const { seq } = await first.enter(sessionRoom, session._id)
      first.cut()
      await arrive('Missed')
      const back = connect(director.token!)
      const { missed, seq: newest } = await back.enter(sessionRoom, session._id, seq)
      expect(missed).to.have.length(newest - seq)
      await arrive('Later')
      await back.reaches(roomName(sessionRoom, session._id), newest + 1)
      expect(back.signals[0]!.seq).to.equal(newest + 1)
    })

    it('is told to load afresh when it claims to know what has not happened yet', async () => {
      const ahead = connect(director.token!)
      const { seq } = await ahead.enter(sessionRoom, session._id)
      const { missed } = await ahead.enter(sessionRoom, session._id, seq + 1_000)
      expect(missed).to.equal('reload')
    })
  })

  describe('of talent and clients', () => {
    /** Runs a whole turn of two talent under the ears of the others. */
    async function aTurn(ana: { id: string }, ben: { id: string }): Promise<void> {
      await act(ben.id, 'on-deck')
      await act(ben.id, 'call-in')
      const group = await director.call(addToGroup, { id: ben.id })
      await director.call(startTakes, { session: session._id })
      await director.call(stopTakes, { session: session._id })
      await director.call(finishGroup, { session: session._id, group: group._id })
      await act(ben.id, 'sign-out')
      await act(ana.id, 'call-in')
    }

    it('never carries what is for staff, or about somebody else [RT-02]', async () => {
      const ana = await arrive('Ana')
      const client = connect((await signIn(product.origin, 'client')).token!)
      await client.enter(sessionRoom, session._id)
      const talent = connect(ana.key)
      await talent.enter(talentRoom, ana.id)
      await talent.enter(talentSessionRoom, session._id)
      const staff = connect(director.token!)
      await staff.enter(sessionRoom, session._id)

      const ben = await arrive('Benedict')
      await aTurn(ana, ben)
      const room = roomName(sessionRoom, session._id)
      const { seq } = await staff.enter(sessionRoom, session._id)
      await Promise.all([staff.reaches(room, seq), client.reaches(room, seq)])
      await talent.live.heard<{ state: string }>(statusChanged, ({ state }) => state === 'in_casting')
      await talent.live.heard(lineMoved)

      const [said, toClient, toTalent] = [staff, client, talent].map(({ frames }) => frames.join('\n'))
      const ofStaff = [ben.email, '+13105550142', '"version"', '"opt_in"', '"sagnumber"', '"asked_at"']
      for (const words of ofStaff) {
        expect(said, 'what staff hear').to.include(words)
        expect(toClient, 'what a client hears').not.to.include(words)
        expect(toTalent, 'what a talent hears').not.to.include(words)
      }
      expect(toClient).to.include('Benedict').and.not.include(ana.email)
      expect(toTalent).not.to.include('Benedict').and.not.include(ben.id)
    })

    it('gets as little when it comes back and is told what it missed [RT-02]', async () => {
      const ana = await arrive('Ana')
      const ben = await arrive('Benedict')
      await aTurn(ana, ben)
      const client = connect((await signIn(product.origin, 'client')).token!)
      const { missed, seq } = await client.enter(sessionRoom, session._id, 0)
      expect(missed).to.have.length(seq)
      const talent = connect(ana.key)
      const own = await talent.enter(talentRoom, ana.id, 0)
      expect(own.missed).not.to.have.length(0)
      await talent.enter(talentSessionRoom, session._id, 0)
      for (const words of [ben.email, '+13105550142', '"version"', '"opt_in"']) {
        expect(client.frames.join('\n')).not.to.include(words)
        expect(talent.frames.join('\n')).not.to.include(words)
      }
      expect(client.frames.join('\n')).to.include('Benedict')
      expect(talent.frames.join('\n')).not.to.include('Benedict')
    })
  })

  describe('at a door that is not its own', () => {
    const expectRefused = async (listener: Listener, room: RoomDefinition, id: string, code: string) => {
      const reply = await listener.ask(room, id)
      expect(reply, `${room.prefix}:${id}`).to.include({ ok: false, code })
      expect(reply, `${room.prefix}:${id}`)
        .to.have.property('message')
        .that.matches(/^\S+ .*\.$/)
    }

    it('is refused, and hears nothing of what happens behind it [RT-01]', async () => {
      const [ana, ben] = [await arrive('Ana'), await arrive('Ben')]
      const mine = session
      session = await startSession(director, ['Barista'])
      const eve = await arrive('Eve')
      const foreign = connect(eve.key)
      await expectRefused(foreign, sessionRoom, mine._id, 'denied')
      await expectRefused(foreign, sessionRoom, session._id, 'denied')
      await expectRefused(foreign, talentSessionRoom, mine._id, 'denied')
      await expectRefused(foreign, talentRoom, ana.id, 'denied')
      await expectRefused(foreign, meetingRoom, `main.${mine._id}`, 'denied')
      await expectRefused(foreign, meetingRoom, `backoffice.${session._id}`, 'denied')
      await foreign.enter(talentRoom, eve.id)

      const manager = connect((await signIn(product.origin, 'manager')).token!)
      const client = connect((await signIn(product.origin, 'client')).token!)
      const account = connect((await signIn(product.origin, 'talent')).token!)
      for (const [room, id] of [
        [sessionRoom, mine._id],
        [talentRoom, ana.id],
        [talentSessionRoom, mine._id],
      ] as const) {
        await expectRefused(manager, room, id, 'denied')
        await expectRefused(account, room, id, 'denied')
      }
      await expectRefused(client, talentRoom, ana.id, 'denied')
      await expectRefused(client, talentSessionRoom, mine._id, 'denied')
      await expectRefused(client, pageRoom, NOBODY, 'denied')

      const eves = session
      session = mine
      await act(ben.id, 'call-in')
      await act(ana.id, 'on-deck')
      session = eves
      await act(eve.id, 'call-in')
      await foreign.live.heard(statusChanged)
      const rooms = new Set(foreign.signals.map((signal) => signal.room))
      expect([...rooms]).to.deep.equal([roomName(talentRoom, eve.id)])
      for (const { signals } of [manager, client, account]) expect(signals).to.deep.equal([])
    })

    it('is refused when the room is not there or not even a room [RT-01]', async () => {
      const staff = connect(director.token!)
      for (const room of [sessionRoom, talentRoom, talentSessionRoom, pageRoom])
        await expectRefused(staff, room, NOBODY, 'denied')
      for (const name of ['secrets:1', 'constructor:1', `${sessionRoom.prefix}:${randomUUID()}`])
        expect(await staff.askByName(name), name).to.include({ ok: false, code: 'denied' })
      for (const name of [
        '',
        'session',
        'session:',
        `session:${session._id}#staff`,
        'session:a/b',
        '__proto__:1',
      ])
        expect(await staff.askByName(name), name).to.include({ ok: false, code: 'invalid' })
    })

    it('is refused when nobody is signed in [RT-01]', async () => {
      const nobody = connect('')
      await expectRefused(nobody, sessionRoom, session._id, 'unauthenticated')
      await expectRefused(nobody, talentSessionRoom, session._id, 'unauthenticated')
    })
  })
})
