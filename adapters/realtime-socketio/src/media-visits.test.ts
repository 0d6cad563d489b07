import type { MediaVisitor, MeetingMedia } from '@callboard/core'
import type { MediaDelivery, MediaMessage, MediaRequest } from '@callboard/core/http-contract'
import { expect } from 'chai'
import { joinMeeting, RealtimeBench, received } from './testing/realtime-bench.ts'

const room = 'meeting:main.session-1'

/** A media server that answers everything and keeps what it is told. */
class KeptMedia implements MeetingMedia {
  readonly visitors: MediaVisitor[] = []
  readonly requests: MediaRequest[] = []
  readonly closed: string[] = []
  readonly tell = new Map<string, (message: MediaMessage) => void>()

  visit(visitor: MediaVisitor, tell: (message: MediaMessage) => void) {
    this.visitors.push(visitor)
    this.tell.set(visitor.peer, tell)
    return {
      receive: async (request: MediaRequest) => {
        this.requests.push(request)
        return { ok: true, sdp: 'answer' } as const
      },
      close: () => void this.closed.push(visitor.peer),
    }
  }

  close(): void {}
}

describe('media of a meeting', () => {
  let media: KeptMedia
  let bench: RealtimeBench

  beforeEach(async () => {
    media = new KeptMedia()
    bench = new RealtimeBench({ media })
    await bench.start()
  })
  afterEach(() => bench.stop())

  const publish: MediaRequest = { kind: 'publish', sdp: 'offer' }

  it('are asked for under the name of the visit, and answer the page [LIV-13]', async () => {
    const page = await bench.as('page')
    const reply = await joinMeeting(page, room)
    const answer = await page.emitWithAck('meeting-media', { room, request: publish })
    expect(answer).to.deep.equal({ ok: true, sdp: 'answer' })
    expect(media.requests).to.deep.equal([publish])
    const self = reply.ok && reply.self
    expect(media.visitors).to.deep.equal([
      { room: 'main.session-1', peer: self, person: 'record:record-1', audience: 'talent' },
    ])
  })

  it('reach the page of the visit and no other', async () => {
    const page = await bench.as('page')
    const other = received(await bench.as('staff'))
    const reply = await joinMeeting(page, room)
    await page.emitWithAck('meeting-media', { room, request: publish })
    const heard = new Promise<MediaDelivery>((resolve) => page.once('meeting-media', resolve))
    media.tell.get(reply.ok ? reply.self : '')?.({ kind: 'away' })
    expect(await heard).to.deep.equal({ room, message: { kind: 'away' } })
    await other.settled()
    expect(other.events).to.deep.equal([])
  })

  it('are refused to a page that is not in the room, and for words that are none', async () => {
    const page = await bench.as('page')
    const ask = (room: string, request: unknown) =>
      page.emitWithAck('meeting-media', { room, request: request as MediaRequest })
    expect(await ask(room, publish)).to.include({ ok: false, code: 'denied' })
    await joinMeeting(page, room)
    expect(await ask('meeting:main.session-2', publish)).to.include({ ok: false, code: 'denied' })
    for (const bad of [null, {}, { kind: 'publish' }, { kind: 'answer', sdp: 'x', offer: -1 }, { kind: 'x' }])
      expect(await ask(room, bad)).to.include({ ok: false, code: 'invalid' })
    expect(media.requests).to.deep.equal([])
  })

  it('end with the visit: when the page leaves, is cut off or is put out', async () => {
    const peers: string[] = []
    const enter = async () => {
      const page = await bench.as('page')
      const reply = await joinMeeting(page, room)
      peers.push(reply.ok ? reply.self : '')
      await page.emitWithAck('meeting-media', { room, request: publish })
      return page
    }
    const leaving = await enter()
    leaving.emit('meeting-leave', { room })
    await leaving.emitWithAck('meeting-media', { room, request: publish })
    expect(media.closed).to.deep.equal(peers)

    const removed = await enter()
    bench.shut.add(`${room} page`)
    const told = new Promise((resolve) => removed.once('meeting-peer-left', resolve))
    await bench.realtime.recheck(room)
    await told
    expect(media.closed).to.deep.equal(peers)

    bench.shut.clear()
    const cut = await enter()
    cut.disconnect()
    const watcher = await bench.as('staff')
    await joinMeeting(watcher, room)
    expect(media.closed).to.deep.equal(peers)
  })
})
