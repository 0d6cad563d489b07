import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { MeetingPeer } from '@callboard/core/http-contract'
import { peerAddress } from '@callboard/core/testing'
import { expect } from 'chai'
import { io } from 'socket.io-client'
import { InstallBench, type Node } from './testing/install-bench.ts'
import { type ClientSocket, connected, joinMeeting, shownAs } from './testing/realtime-bench.ts'

const LONE_NODE = fileURLToPath(new URL('./testing/lone-node.ts', import.meta.url))

/** A visitor of a meeting with the knowledge of its page about the others. */
class Visitor {
  readonly socket: ClientSocket
  readonly peers = new Map<string, MeetingPeer>()
  readonly signals: unknown[] = []
  self = ''

  constructor(socket: ClientSocket) {
    this.socket = socket
    socket.on('meeting-peer-joined', ({ room: _room, ...peer }) => this.peers.set(peer.id, peer))
    socket.on('meeting-peer-left', ({ id }) => this.peers.delete(id))
    socket.on('meeting-signal', ({ from, data }) => this.signals.push([this.peers.get(from)?.name, data]))
  }

  async enter(room: string): Promise<this> {
    const reply = await joinMeeting(this.socket, room)
    if (!reply.ok) throw new Error(reply.message)
    this.self = reply.self
    for (const peer of reply.peers) this.peers.set(peer.id, peer)
    return this
  }

  /** Resolves when it knows exactly that many others. */
  async meets(count: number): Promise<void> {
    while (this.peers.size !== count) {
      await Promise.race([once(this.events, 'meeting-peer-joined'), once(this.events, 'meeting-peer-left')])
    }
  }

  async hears(count: number): Promise<void> {
    while (this.signals.length < count) await once(this.events, 'meeting-signal')
  }

  get events(): NodeJS.EventEmitter {
    return this.socket as unknown as NodeJS.EventEmitter
  }
}

describe('meetings over two processes', () => {
  let install: InstallBench
  let a: Node
  let b: Node

  beforeEach(async () => {
    ;({ install, a, b } = await InstallBench.ofTwo())
  })
  afterEach(() => install.stop())

  const visit = async (node: Node, who: 'staff' | 'client' | 'page', room = 'meeting:a') =>
    await new Visitor(await node.bench.as(who)).enter(room)

  it('tell visitors of present, coming and leaving peers [RT-04]', async () => {
    const staff = await visit(a, 'staff')
    const page = await visit(b, 'page')
    await Promise.all([staff.meets(1), page.meets(1)])
    expect([...staff.peers.values()]).to.deep.equal([
      { id: page.self, name: shownAs('page'), role: 'talent', record_id: 'record-1' },
    ])
    expect([...page.peers.values()]).to.deep.equal([
      { id: staff.self, name: shownAs('staff'), role: 'staff' },
    ])
    const client = await visit(b, 'client')
    await Promise.all([staff.meets(2), page.meets(2), client.meets(2)])
    page.socket.emit('meeting-leave', { room: 'meeting:a' })
    await Promise.all([staff.meets(1), client.meets(1)])
    client.socket.disconnect()
    await staff.meets(0)
  })

  it('carry signals to one peer of the same meeting on the other process, and to no other socket', async () => {
    const staff = await visit(a, 'staff')
    const [page, client, stranger] = [
      await visit(b, 'page'),
      await visit(b, 'client'),
      await visit(b, 'client', 'meeting:b'),
    ]
    await Promise.all([staff.meets(2), page.meets(2)])
    stranger.socket.emit('meeting-signal', { to: staff.self, data: 'forged' })
    for (let count = 0; count < 50; count += 1) {
      page.socket.emit('meeting-signal', { to: staff.self, data: { count } })
    }
    await staff.hears(50)
    expect(staff.signals).to.deep.equal(
      Array.from({ length: 50 }, (_, count) => [shownAs('page'), { count }]),
    )
    expect([...client.signals, ...stranger.signals, ...page.signals]).to.be.empty
  })

  it('show two visitors who come at the same moment to each other, again and again', async () => {
    for (let round = 0; round < 20; round += 1) {
      const room = `meeting:round-${round}`
      const pair = await Promise.all([visit(a, 'staff', room), visit(b, 'page', room)])
      for (const visitor of pair) await visitor.meets(1)
      for (const visitor of pair) visitor.socket.disconnect()
    }
  })

  it('remove a visitor whom the guard no longer lets in, also on another process', async () => {
    const [staff, page] = [await visit(a, 'staff'), await visit(b, 'page')]
    await staff.meets(1)
    b.bench.shut.add('meeting:a page')
    const removed = once(page.events, 'meeting-peer-left')
    await a.bench.realtime.recheck('meeting:a')
    expect(await removed).to.deep.equal([{ id: page.self }])
    await staff.meets(0)
  })

  it('go on in each process while Redis is away, and find each other when it is back', async () => {
    const [staff, page] = [await visit(a, 'staff'), await visit(b, 'page')]
    await Promise.all([staff.meets(1), page.meets(1)])
    await Promise.all([a.line.cut(), b.line.cut()])
    const client = await visit(a, 'client')
    await staff.meets(2)
    expect([...client.peers.keys()], 'who was known before').to.have.members([staff.self, page.self])
    client.socket.emit('meeting-signal', { to: staff.self, data: 'offer' })
    await staff.hears(1)
    await Promise.all([a.line.restore(), b.line.restore()])
    await page.meets(2)
    expect([...staff.peers.keys()]).to.have.members([client.self, page.self])
  })

  it('name a sender whose coming got lost before the first signal', async () => {
    const staff = await visit(a, 'staff')
    await (await visit(b, 'client')).meets(1)
    b.line.lose()
    const page = await visit(b, 'page')
    await b.line.restore()
    page.socket.emit('meeting-signal', { to: staff.self, data: 'offer' })
    await staff.hears(1)
    expect(staff.signals).to.deep.equal([[shownAs('page'), 'offer']])
  })

  it('tell a process that starts later of present peers [RT-04]', async () => {
    const staff = await visit(a, 'staff')
    const late = await install.addNode()
    await install.hearEachOther(3)
    const page = await visit(late, 'page')
    await page.meets(1)
    expect([...page.peers.keys()]).to.deep.equal([staff.self])
  })

  it('let the people of a process that was killed go', async () => {
    const child = spawn(process.execPath, [LONE_NODE, peerAddress('CALLBOARD_TEST_REDIS'), install.prefix], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    try {
      const [origin] = await once(child.stdout.setEncoding('utf8'), 'data')
      await install.hearEachOther(3)
      const staff = await visit(a, 'staff')
      const page = await visit(b, 'page')
      const socket: ClientSocket = io(String(origin).trim(), {
        path: '/socket',
        transports: ['websocket'],
        reconnection: false,
        auth: { token: 'client' },
      })
      await connected(socket)
      const doomed = await new Visitor(socket).enter('meeting:a')
      await Promise.all([staff.meets(2), page.meets(2), doomed.meets(2)])
      child.kill('SIGKILL')
      await Promise.all([staff.meets(1), page.meets(1)])
      expect([...staff.peers.keys()]).to.deep.equal([page.self])
      expect([...page.peers.keys()]).to.deep.equal([staff.self])
    } finally {
      child.kill('SIGKILL')
    }
  })

  it('never send a token or a cookie through Redis [RT-04]', async () => {
    install.authenticator.allow('secret-of-a-cookie', (await install.authenticator.actorOf('staff'))!)
    install.authenticator.allow('secret-of-a-page', (await install.authenticator.actorOf('page'))!)
    const ear = install.redis.duplicate()
    let said = ''
    ear.on('pmessage', (_pattern, _channel, message) => {
      said += message
    })
    await ear.psubscribe(`${install.prefix}*`)
    const staff = new Visitor(await a.bench.connect({ cookie: 'callboard=secret-of-a-cookie' }))
    await staff.enter('meeting:a')
    const talent = new Visitor(await a.bench.connect({ token: 'secret-of-a-page' }))
    await talent.enter('meeting:a')
    await install.addNode().then((late) => visit(late, 'client'))
    // The answer of a process names the room in which it found its visitors.
    while (!said.includes('handshake')) await once(ear, 'pmessage')
    await a.bench.signal('a', { staff: { note: 'said in the lobby' } })
    while (!said.includes('said in the lobby')) await once(ear, 'pmessage')
    for (const key of await install.redis.keys(`${install.prefix}*`)) {
      said += JSON.stringify(await install.redis.xrange(key, '-', '+'))
    }
    expect(said).to.include(shownAs('page')).and.include(shownAs('staff'))
    expect(said).to.not.include('secret-of-a')
    ear.disconnect()
  })
})
