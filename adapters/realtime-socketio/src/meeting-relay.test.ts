import { DomainError } from '@callboard/core'
import type { MeetingPeer } from '@callboard/core/http-contract'
import { expect } from 'chai'
import { disconnected, joinMeeting, RealtimeBench, received, shownAs } from './testing/realtime-bench.ts'

describe('meeting relay', () => {
  let bench: RealtimeBench

  beforeEach(async () => {
    bench = new RealtimeBench()
    await bench.start()
  })
  afterEach(() => bench.stop())

  async function visit(person: Parameters<RealtimeBench['as']>[0], room = 'meeting:a') {
    const socket = await bench.as(person)
    const log = received(socket)
    const reply = await joinMeeting(socket, room)
    if (!reply.ok) throw new Error(reply.message)
    return { socket, ...log, self: reply.self, peers: reply.peers }
  }

  it('tells visitors of present, coming and leaving peers', async () => {
    const staff = await visit('staff')
    const page = await visit('page')
    const talent = { id: page.self, name: shownAs('page'), role: 'talent', record_id: 'record-1' }
    expect(staff.peers).to.deep.equal([])
    expect(page.peers).to.deep.equal([{ id: staff.self, name: shownAs('staff'), role: 'staff' }])
    page.socket.emit('meeting-leave', { room: 'meeting:a' })
    await page.settled()
    await staff.settled()
    expect(staff.events).to.deep.equal([
      ['meeting-peer-joined', { ...talent, room: 'meeting:a' }],
      ['meeting-peer-left', { id: page.self }],
    ])
  })

  it('tells that a peer whose socket was cut has gone', async () => {
    const staff = await visit('staff')
    const page = await visit('page')
    const { promise: left, resolve } = Promise.withResolvers<{ id: string }>()
    staff.socket.on('meeting-peer-left', resolve)
    page.socket.disconnect()
    expect(await left).to.deep.equal({ id: page.self })
  })

  it('keeps a page of staff in two rooms at once, each left by itself [LIV-07]', async () => {
    const page = await visit('page')
    const client = await visit('client', 'meeting:b')
    const staff = await visit('staff')
    const beside = await joinMeeting(staff.socket, 'meeting:b')
    if (!beside.ok) throw new Error(beside.message)
    staff.socket.emit('meeting-signal', { to: page.self, data: 'remote' })
    staff.socket.emit('meeting-signal', { to: client.self, data: 'in person' })
    staff.socket.emit('meeting-leave', { room: 'meeting:b' })
    await staff.settled()
    await client.settled()
    page.socket.emit('meeting-signal', { to: staff.self, data: 'answer' })
    await page.settled()
    await staff.settled()
    const told = ({ events }: typeof staff) => events.slice(1).map(([event, data]) => [event, data])
    expect(told(page)).to.deep.equal([['meeting-signal', { from: staff.self, data: 'remote' }]])
    expect(told(client)).to.deep.equal([
      ['meeting-signal', { from: beside.self, data: 'in person' }],
      ['meeting-peer-left', { id: beside.self }],
    ])
    expect(staff.events).to.deep.include(['meeting-signal', { from: page.self, data: 'answer' }])
  })

  it('keeps a page in one room once: a second visit of it ends the first', async () => {
    const talent = await visit('talent')
    const staff = await visit('staff')
    const again = await joinMeeting(staff.socket, 'meeting:a')
    await talent.settled()
    expect(talent.events.map(([event]) => event)).to.deep.equal([
      'meeting-peer-joined',
      'meeting-peer-left',
      'meeting-peer-joined',
    ])
    expect(again.ok && again.peers.map(({ id }) => id)).to.deep.equal([talent.self])
  })

  it('keeps talent and clients in one room, and staff in no more rooms than a session has', async () => {
    const rooms = ['meeting:a', 'meeting:b', 'meeting:c', 'meeting:d']
    const watchers = await Promise.all(rooms.map((room) => visit('talent', room)))
    const isIn = async (who: 'page' | 'client' | 'staff') => {
      const { socket, settled, self } = await visit(who)
      const ids = [self]
      for (const room of rooms.slice(1)) {
        const reply = await joinMeeting(socket, room)
        ids.push(reply.ok ? reply.self : '')
      }
      await settled()
      for (const watcher of watchers) await watcher.settled()
      return watchers.map(
        ({ events }, place) =>
          !events.some(
            ([event, peer]) => event === 'meeting-peer-left' && (peer as { id: string }).id === ids[place],
          ),
      )
    }
    expect(await isIn('page')).to.deep.equal([false, false, false, true])
    expect(await isIn('client')).to.deep.equal([false, false, false, true])
    expect(await isIn('staff')).to.deep.equal([false, true, true, true])
  })

  it('ends all visits of a page with its socket', async () => {
    const watchers = [await visit('page'), await visit('talent', 'meeting:b')]
    const staff = await visit('staff')
    await joinMeeting(staff.socket, 'meeting:b')
    const left = watchers.map(
      ({ socket }) => new Promise((resolve) => socket.once('meeting-peer-left', resolve)),
    )
    staff.socket.disconnect()
    await Promise.all(left)
  })

  it('shows people by the name their guard gives, and takes none from a page [LIV-06]', async () => {
    const staff = await visit('staff')
    const socket = await bench.as('talent')
    const asked = { room: 'meeting:a', display: 'The casting director' }
    expect(await socket.emitWithAck('meeting-join', asked)).to.include({ ok: false, code: 'invalid' })
    await visit('talent')
    await staff.settled()
    expect(staff.events.map(([, peer]) => (peer as MeetingPeer).name)).to.deep.equal([shownAs('talent')])
  })

  it('carries signals to one peer of the same meeting, and to no other socket', async () => {
    const staff = await visit('staff')
    const page = await visit('page')
    const client = await visit('client')
    const stranger = await visit('talent', 'meeting:b')
    page.socket.emit('meeting-signal', { to: staff.self, data: { sdp: 'offer' } })
    stranger.socket.emit('meeting-signal', { to: staff.self, data: { sdp: 'forged' } })
    for (const person of [page, stranger, staff, client]) await person.settled()
    const signals = (person: typeof staff) => person.events.filter(([event]) => event === 'meeting-signal')
    expect(signals(staff)).to.deep.equal([['meeting-signal', { from: page.self, data: { sdp: 'offer' } }]])
    expect(signals(client)).to.be.empty
    expect(stranger.events).to.be.empty
  })

  it('refuses visitors whom the guard refuses, and rooms that are no meeting', async () => {
    bench.shut.add('meeting:a client')
    const socket = await bench.as('client')
    expect(await joinMeeting(socket, 'meeting:a')).to.include({ ok: false, code: 'denied' })
    expect(await joinMeeting(socket, 'lobby:a')).to.include({ ok: false, code: 'invalid' })
    expect(await joinMeeting(await bench.connect(), 'meeting:a')).to.include({
      ok: false,
      code: 'unauthenticated',
    })
  })

  it('removes a talent whom the guard no longer lets in', async () => {
    const staff = await visit('staff')
    const page = await visit('page')
    bench.shut.add('meeting:a page')
    await bench.realtime.recheck('meeting:a')
    page.socket.emit('meeting-signal', { to: staff.self, data: 'still here' })
    await page.settled()
    await staff.settled()
    const left = ['meeting-peer-left', { id: page.self }]
    expect(page.events).to.deep.equal([left])
    expect(staff.events.slice(1)).to.deep.equal([left])
  })

  it('leaves a visitor in whose name has changed, under the name of this visit', async () => {
    const staff = await visit('staff')
    const page = await visit('page')
    bench.nameOf = () => 'Another name'
    await bench.realtime.recheck('meeting:a')
    const client = await visit('client')
    expect(client.peers.map(({ id, name }) => [id, name])).to.deep.equal([
      [staff.self, shownAs('staff')],
      [page.self, shownAs('page')],
    ])
  })

  it('leaves all visitors in while the guard cannot be asked', async () => {
    const staff = await visit('staff')
    const page = await visit('page')
    bench.guardFault = new DomainError('unavailable', 'database_away', 'Away.')
    await bench.realtime.recheck('meeting:a')
    await staff.settled()
    expect(staff.events.map(([event]) => event)).to.deep.equal(['meeting-peer-joined'])
    expect(page.socket.connected).to.equal(true)
  })

  it('lets the candidates of a whole meeting through that come at once', async () => {
    const staff = await visit('staff')
    const others = await Promise.all(
      ['page', 'client', 'talent', 'client', 'page'].map((who) => visit(who as 'page')),
    )
    for (let candidate = 0; candidate < 60; candidate += 1) {
      for (const { self } of others) staff.socket.emit('meeting-signal', { to: self, data: { candidate } })
    }
    for (const person of [staff, ...others]) await person.settled()
    for (const { events } of others) {
      expect(events.filter(([event]) => event === 'meeting-signal')).to.have.length(60)
    }
    expect(staff.socket.connected).to.equal(true)
  })

  it('drops a socket that floods it with signals', async () => {
    const staff = await visit('staff')
    const gone = disconnected(staff.socket)
    for (let count = 0; count < 900; count += 1) staff.socket.emit('meeting-signal', { to: 'x', data: {} })
    await gone
  })

  it('passes over a signal that is nested so deep that walking through it would end the process', async () => {
    const [staff, page] = [await visit('staff'), await visit('page')]
    const deep = `${'['.repeat(30_000)}${']'.repeat(30_000)}`
    page.socket.io.engine.write(`2["meeting-signal",{"to":"${staff.self}","data":${deep}}]`)
    page.socket.emit('meeting-signal', { to: staff.self, data: { candidate: { of: ['some', 'depth'] } } })
    await page.settled()
    await staff.settled()
    expect(staff.events.slice(1)).to.deep.equal([
      ['meeting-signal', { from: page.self, data: { candidate: { of: ['some', 'depth'] } } }],
    ])
  })
})
