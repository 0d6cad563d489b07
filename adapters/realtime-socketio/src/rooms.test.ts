import { Actor, DomainError } from '@callboard/core'
import { expect } from 'chai'
import { connected, disconnected, join, RealtimeBench, signalsOf } from './testing/realtime-bench.ts'

const messageOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'let in',
    (error: Error) => error.message,
  )

describe('real-time rooms', () => {
  let bench: RealtimeBench

  beforeEach(async () => {
    bench = new RealtimeBench()
    await bench.start()
  })
  afterEach(() => bench.stop())

  describe('connecting', () => {
    it('knows people by the token of the handshake or the session cookie [RT-01]', async () => {
      for (const way of [
        { token: 'staff' },
        { cookie: 'x=1; callboard=staff' },
        { cookie: '__Host-callboard=staff' },
      ]) {
        const reply = await join(await bench.connect(way), 'lobby:a')
        expect(reply).to.deep.equal({ ok: true, audience: 'staff', seq: 0, missed: [], quiet: null })
      }
    })

    it('refuses an unknown token, and lets the token win over the cookie [RT-01]', async () => {
      expect(await messageOf(bench.connect({ token: 'forged' }))).to.equal('unauthenticated')
      expect(await messageOf(bench.connect({ token: 'forged', cookie: 'callboard=staff' }))).to.equal(
        'unauthenticated',
      )
    })

    it('refuses pages of another origin', async () => {
      expect(await messageOf(bench.connect({ token: 'staff', origin: 'https://evil.example' }))).to.contain(
        'websocket',
      )
      expect(await messageOf(bench.connect({ token: 'staff', origin: bench.origin }))).to.equal('let in')
    })

    it('lets anonymous sockets and those with an old cookie connect, but into no room', async () => {
      for (const way of [{}, { cookie: 'callboard=forged' }, { cookie: 'callboard=%' }]) {
        const reply = await join(await bench.connect(way), 'lobby:a')
        expect(reply).to.include({ ok: false, code: 'unauthenticated' })
      }
    })
  })

  describe('joining', () => {
    it('refuses a socket that the guard refuses, which then hears nothing [RT-01]', async () => {
      bench.shut.add('lobby:b client')
      const socket = await bench.as('client')
      const heard = signalsOf(socket)
      expect(await join(socket, 'lobby:b')).to.include({ ok: false, code: 'denied' })
      expect(await join(socket, 'lobby:a')).to.include({ ok: true })
      await bench.signal('b', { client: { note: 1 } })
      await bench.signal('a', { client: { note: 2 } })
      await socket.emitWithAck('ping')
      expect(heard.map(({ room }) => room)).to.deep.equal(['lobby:a'])
    })

    it('refuses rooms of no kind, and requests of another form', async () => {
      const socket = await bench.as('staff')
      expect(await join(socket, 'vault:a')).to.include({ ok: false, code: 'denied' })
      const wrong = [null, 'lobby:a', {}, { room: 7 }, { room: 'lobby' }, { room: 'lobby:a', after: -1 }]
      for (const request of [
        ...wrong,
        { room: 'lobby:a', audience: 'staff' },
        { room: `lobby:${'a'.repeat(200)}` },
      ]) {
        const reply = await socket.emitWithAck('join', request as never)
        expect(reply, JSON.stringify(request)).to.include({ ok: false, code: 'invalid' })
      }
    })

    it('says that it cannot tell while the guard or the store is out of order, which is no refusal', async () => {
      const socket = await bench.as('staff')
      await join(socket, 'lobby:a')
      const heard = signalsOf(socket)
      for (const fault of [new DomainError('unavailable', 'database_away', 'Away.'), new Error('broken')]) {
        bench.guardFault = fault
        expect(await join(socket, 'lobby:a')).to.include({ ok: false, code: 'unavailable' })
      }
      bench.guardFault = null
      const { newest } = bench.signals
      bench.signals.newest = () => Promise.reject(new DomainError('unavailable', 'database_away', 'Away.'))
      expect(await join(socket, 'lobby:b')).to.include({ ok: false, code: 'unavailable' })
      bench.signals.newest = newest.bind(bench.signals)
      expect(await join(socket, 'lobby:b')).to.include({ ok: true })
      await bench.signal('a', { staff: { note: 1 } })
      await socket.emitWithAck('ping')
      expect(heard, 'it is still in the room').to.have.length(1)
      expect(bench.logged).to.deep.equal(['A room guard failed'])
    })

    it('goes on after requests without an answer and unknown events', async () => {
      const socket = await bench.as('staff')
      for (const event of ['join', 'leave', 'meeting-join', 'meeting-signal', 'no-such-event']) {
        socket.emit(event as 'leave', { room: 'lobby:a' })
      }
      expect(await join(socket, 'lobby:a')).to.include({ ok: true })
    })

    it('sends nothing more after leaving', async () => {
      const socket = await bench.as('staff')
      const heard = signalsOf(socket)
      await join(socket, 'lobby:a')
      socket.emit('leave', { room: 'lobby:a' })
      await socket.emitWithAck('ping')
      await bench.signal('a', { staff: {} })
      await socket.emitWithAck('ping')
      expect(heard).to.be.empty
    })
  })

  describe('signals', () => {
    it('reach each audience with its own view, on the raw frames too', async () => {
      const frames: Record<string, string[]> = {}
      const sockets = []
      for (const person of ['staff', 'client', 'talent'] as const) {
        const socket = await bench.as(person)
        await join(socket, 'lobby:a')
        const seen: string[] = []
        frames[person] = seen
        socket.io.engine.on('packet', ({ data }) => {
          if (String(data).includes('signal')) seen.push(String(data))
        })
        sockets.push(socket)
      }
      await bench.signal('a', { staff: { note: 'private words' }, client: { note: 'for clients' } })
      for (const socket of sockets) await socket.emitWithAck('ping')
      const frame = (payload: string) => [
        `2["signal",{"room":"lobby:a","seq":1,"type":"record-changed"${payload}}]`,
      ]
      expect(frames).to.deep.equal({
        staff: frame(',"payload":{"note":"private words"}'),
        client: frame(',"payload":{"note":"for clients"}'),
        talent: frame(''),
      })
    })

    it('missed over a cut socket are all made up, in order, and the live ones follow [RT-03]', async () => {
      const socket = await bench.as('client')
      await join(socket, 'lobby:a')
      const heard = signalsOf(socket)
      await bench.signal('a', { staff: { note: 1 }, client: { note: 1 } })
      await socket.emitWithAck('ping')
      socket.disconnect()
      for (let note = 2; note <= 31; note += 1) await bench.signal('a', { staff: { note }, client: { note } })
      socket.connect()
      await connected(socket)
      const reply = await join(socket, 'lobby:a', heard.at(-1)?.seq)
      await bench.signal('a', { client: { note: 32 } })
      await socket.emitWithAck('ping')
      if (!reply.ok || reply.missed === 'reload') throw new Error('Nothing was made up.')
      expect(reply.seq).to.equal(31)
      const notes = [heard[0]!, ...reply.missed, ...heard.slice(1)].map(({ seq, payload }) => [seq, payload])
      expect(notes).to.deep.equal(Array.from({ length: 32 }, (_, index) => [index + 1, { note: index + 1 }]))
    })

    it('committed while a socket joins are not lost', async () => {
      const socket = await bench.as('staff')
      const heard = signalsOf(socket)
      const since = bench.signals.since.bind(bench.signals)
      bench.signals.since = async (...asked) => {
        const missed = await since(...asked)
        await bench.signal('a', { staff: { note: 2 } })
        return missed
      }
      await bench.signal('a', { staff: { note: 1 } })
      const reply = await join(socket, 'lobby:a', 0)
      expect(reply).to.have.nested.property('missed[0].payload.note', 1)
      await socket.emitWithAck('ping')
      expect(heard.map(({ seq }) => seq)).to.deep.equal([2])
    })

    it('says reload when too much was missed', async () => {
      const socket = await bench.as('staff')
      for (let note = 0; note < 501; note += 1) await bench.signal('a', { staff: { note } })
      expect(await join(socket, 'lobby:a', 0)).to.include({ ok: true, missed: 'reload', seq: 501 })
    })
  })

  describe('cutting off', () => {
    it('drops the sockets of a revoked token and leaves the others [ACC-08]', async () => {
      const [revoked, other] = [await bench.as('client'), await bench.as('staff')]
      bench.authenticator.revoke('client')
      const gone = disconnected(revoked)
      await bench.realtime.checkSessions()
      await gone
      await other.emitWithAck('ping')
      expect(other.connected).to.equal(true)
    })

    it('drops the sockets of a person whom a guard no longer lets in, who then hears nothing', async () => {
      const [client, staff] = [await bench.as('client'), await bench.as('staff')]
      for (const socket of [client, staff]) await join(socket, 'lobby:a')
      const heard = [client, staff].map(signalsOf)
      bench.guardFault = new DomainError('unavailable', 'database_away', 'Away.')
      await bench.realtime.checkRooms()
      bench.guardFault = null
      await client.emitWithAck('ping')
      bench.shut.add('lobby:a client')
      const gone = disconnected(client)
      await bench.realtime.checkRooms()
      await bench.signal('a', { staff: { note: 1 }, client: { note: 1 } })
      await gone
      await staff.emitWithAck('ping')
      expect(heard.map(({ length }) => length)).to.deep.equal([0, 1])
      const again = await bench.as('client')
      expect(await join(again, 'lobby:a')).to.include({ ok: false, code: 'denied' })
    })

    it('looks each token up once, and only a few at the same time', async () => {
      const sockets = [await bench.as('client'), await bench.as('client')]
      for (let person = 0; person < 40; person += 1) {
        bench.authenticator.allow(`token-${person}`, Actor.talentPage(`record-${person}`, 'a'))
        sockets.push(await bench.connect({ token: `token-${person}` }))
      }
      const asked: string[] = []
      let atOnce = 0
      let most = 0
      const actorOf = bench.authenticator.actorOf.bind(bench.authenticator)
      bench.authenticator.actorOf = async (token) => {
        asked.push(token)
        atOnce += 1
        most = Math.max(most, atOnce)
        const actor = await actorOf(token)
        atOnce -= 1
        return actor
      }
      await bench.realtime.checkSessions()
      expect(asked).to.have.length(41)
      expect(new Set(asked)).to.have.property('size', 41)
      expect(most).to.be.within(2, 8)
      for (const socket of sockets) expect(socket.connected).to.equal(true)
    })

    it('drops all sockets of one account at once when told', async () => {
      const [first, second, other] = [
        await bench.as('client'),
        await bench.as('client'),
        await bench.as('staff'),
      ]
      const gone = Promise.all([disconnected(first), disconnected(second)])
      bench.realtime.disconnectActor('client')
      await gone
      await other.emitWithAck('ping')
      expect(other.connected).to.equal(true)
    })

    it('lets a page with 50 rooms come back and join them all at once', async () => {
      const socket = await bench.as('staff')
      const rooms = Array.from({ length: 50 }, (_, index) => `lobby:${index}`)
      const replies = await Promise.all(rooms.map((room) => join(socket, room, 0)))
      for (const reply of replies) expect(reply).to.include({ ok: true })
    })

    it('drops a socket that floods it with events', async () => {
      const socket = await bench.as('staff')
      const gone = disconnected(socket)
      for (let event = 0; event < 200; event += 1) socket.emit('leave', { room: 'lobby:a' })
      await gone
    })

    it('drops a socket that sends more than 64 KB at once', async () => {
      const socket = await bench.as('staff')
      const gone = disconnected(socket)
      socket.emit('meeting-signal', { to: 'x', data: 'x'.repeat(70_000) })
      await gone
    })
  })
})
