import type { MeetingPeer } from '@callboard/kit/data'
import { expect } from 'chai'
import { FakeHub, FakePage, fakeStream, fakeTrack } from '../testing/fake-peers.ts'
import { settled } from '../testing/manual-time.ts'
import { FULL_WORDS, LEFT_OUT_WORDS } from './mesh.ts'

const QUIET = { camera: false, microphone: false }

/** People who come into a room at once. */
function room(...names: readonly string[]) {
  const hub = new FakeHub()
  const people = names.map((name) => {
    const page = new FakePage(hub, name)
    return { name, page, mesh: page.mesh() }
  })
  return { hub, people }
}

async function enter(mesh: {
  join(): Promise<unknown>
  send(stream: undefined, sending: typeof QUIET): void
}) {
  await mesh.join()
  mesh.send(undefined, QUIET)
}

const everybodySeesEachOther = (people: ReturnType<typeof room>['people']) => {
  for (const { name, page } of people) {
    const others = people.filter((other) => other.name !== name).map((other) => other.name)
    expect(page.sees, name).to.deep.equal(others.sort())
  }
}

describe('a room of the built-in meeting', () => {
  it('connects all peers to each other with one call each, in any order of arrival [LIV-05]', async () => {
    const { hub, people } = room('Ana', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn')
    hub.ids = ['d', 'f', 'a', 'c', 'e', 'b']
    for (const { mesh } of people.slice(0, 3)) await enter(mesh)
    await hub.time.pass(500)
    await Promise.all(people.slice(3).map(({ mesh }) => enter(mesh)))
    await hub.time.pass(1_000)
    everybodySeesEachOther(people)
    for (const { page } of people) {
      expect(page.connections).to.have.length(5)
      for (let from = 0; from < hub.time.now; from += 50)
        expect(page.sent.filter((at) => at >= from && at < from + 1_000).length).to.be.lessThan(100)
    }
  })

  it('keeps letters that come before the answer to the own join', async () => {
    const { hub, people } = room('Ana', 'Ben')
    const [ana, ben] = people
    hub.ids = ['z', 'a']
    await enter(ana!.mesh)
    hub.held = []
    const entering = enter(ben!.mesh)
    // Ana leads: her offer is there before Ben knows that he is in.
    await hub.time.pass(500)
    expect(ana!.page.connections).to.have.length(1)
    hub.held[0]!()
    await entering
    await hub.time.pass(500)
    everybodySeesEachOther(people)
    expect(ana!.page.connections).to.have.length(1)
  })

  it('knows a peer once who is named by the answer and announced as well', async () => {
    const { hub, people } = room('Ana', 'Ben')
    const [ana, ben] = people
    await enter(ana!.mesh)
    hub.held = []
    const entering = enter(ben!.mesh)
    await settled()
    const { peer } = hub.visits[0]!
    ben!.page.tell((events) => events.joined(peer))
    hub.held[0]!()
    await entering
    ben!.page.tell((events) => events.joined(peer))
    await hub.time.pass(500)
    everybodySeesEachOther(people)
    expect(ben!.page.people).to.have.length(1)
    expect(ben!.page.connections).to.have.length(1)
  })

  it('meets a peer who is announced early and missing in the answer, once that peer writes', async () => {
    const { hub, people } = room('Ana', 'Ben')
    const [ana, ben] = people
    hub.held = []
    const entering = enter(ana!.mesh)
    await settled()
    const answer = hub.held.shift()!
    hub.held = undefined
    // Ben is told of Ana; Ana hears of Ben before her own answer, which does not name him.
    await enter(ben!.mesh)
    await hub.time.pass(500)
    answer()
    await entering
    await hub.time.pass(500)
    everybodySeesEachOther(people)
  })

  it('keeps letters of a peer who is announced only later', async () => {
    const { hub, people } = room('Ana', 'Ben')
    const [ana, ben] = people
    await enter(ana!.mesh)
    await hub.time.pass(500)
    // The server that Ana is connected to learns of Ben after Ben has learned of Ana.
    const told = Promise.withResolvers<MeetingPeer>()
    hub.announce = (peer) => told.resolve(peer)
    await ben!.mesh.join()
    ben!.mesh.send(fakeStream(fakeTrack('video')), { camera: true, microphone: false })
    await hub.time.pass(500)
    expect(ana!.page.people).to.deep.equal([])
    const peer = await told.promise
    ana!.page.tell((events) => events.joined(peer))
    await hub.time.pass(500)
    everybodySeesEachOther(people)
    expect(ana!.page.people[0]).to.include({ camera: true, microphone: false })
  })

  it('meets a peer again whom the server had lost sight of, under the same id', async () => {
    for (const ids of [
      ['a', 'b'],
      ['b', 'a'],
    ]) {
      const { hub, people } = room('Ana', 'Ben')
      const [ana, ben] = people
      hub.ids = ids
      await enter(ana!.mesh)
      await ben!.mesh.join()
      ben!.mesh.send(fakeStream(fakeTrack('video')), { camera: true, microphone: false })
      await hub.time.pass(500)
      const { peer } = hub.visits[1]!
      ana!.page.tell((events) => events.left({ id: peer.id }))
      expect(ana!.page.people).to.deep.equal([])
      ana!.page.tell((events) => events.joined(peer))
      await hub.time.pass(11_000)
      everybodySeesEachOther(people)
      expect(ana!.page.people[0]).to.include({ camera: true, microphone: false })
    }
  })

  it('takes no peer over from the room it came from', async () => {
    const { hub, people } = room('Ana', 'Ben')
    const [ana, ben] = people
    await enter(ana!.mesh)
    hub.held = []
    const entering = enter(ben!.mesh)
    await settled()
    const stranger = { id: 'p-of-before', name: 'Zoe', role: 'talent' } as const
    ben!.page.tell((events) => {
      events.joined(stranger)
      events.signal({
        from: stranger.id,
        data: { to: 'own id of before', messages: [{ kind: 'sending', camera: true, microphone: true }] },
      })
    })
    hub.held[0]!()
    await entering
    await hub.time.pass(500)
    expect(ben!.page.people.map(({ name }) => name)).to.deep.equal(['Ana'])
  })

  it('drops a peer who left before the answer came', async () => {
    const { hub, people } = room('Ana', 'Ben')
    const [ana, ben] = people
    await enter(ana!.mesh)
    hub.held = []
    const entering = enter(ben!.mesh)
    await settled()
    ana!.mesh.leave()
    hub.held[0]!()
    await entering
    await hub.time.pass(500)
    expect(ben!.page.people).to.deep.equal([])
    expect(ben!.page.connections.every(({ connectionState }) => connectionState === 'closed')).to.equal(true)
  })

  it('sees a peer who comes back, once, under the new id', async () => {
    const { hub, people } = room('Ana', 'Ben')
    const [ana, ben] = people
    for (const { mesh } of people) await enter(mesh)
    await hub.time.pass(500)
    ben!.mesh.leave()
    const again = ben!.page.mesh()
    await enter(again)
    await hub.time.pass(500)
    everybodySeesEachOther(people)
    expect(ana!.page.people).to.have.length(1)
    expect(hub.visits.map(({ peer }) => peer.name)).to.deep.equal(['Ana', 'Ben'])
  })

  it('stays in the room when the visit before is left while its join is under way', async () => {
    const { hub, people } = room('Ana', 'Ben')
    const [ana, ben] = people
    await enter(ana!.mesh)
    hub.held = []
    const first = ben!.mesh.join()
    await settled()
    ben!.mesh.leave()
    const second = enter(ben!.page.mesh())
    await settled()
    // Joins run in turn: the second join waits until the first visit is over.
    expect(hub.held).to.have.length(1)
    hub.held[0]!()
    await first
    await settled()
    hub.held[1]!()
    await second
    await hub.time.pass(500)
    everybodySeesEachOther(people)
    expect(hub.visits).to.have.length(2)
  })

  it('gives up a join that is not answered, and leaves when the answer comes after all', async () => {
    const { hub, people } = room('Ana')
    hub.held = []
    const fault = people[0]!.mesh.join().then(
      () => 'joined',
      (error: Error) => error.message,
    )
    await hub.time.pass(10_000)
    expect(await fault).to.equal('The server did not answer.')
    hub.held[0]!()
    await settled()
    expect(hub.visits).to.deep.equal([])
  })

  it('tells other peers the state of camera and microphone, also peers who come later', async () => {
    const { hub, people } = room('Ana', 'Ben', 'Cleo')
    const [ana, ben, cleo] = people
    await enter(ana!.mesh)
    await enter(ben!.mesh)
    await hub.time.pass(500)
    ana!.mesh.send(fakeStream(fakeTrack('video')), { camera: true, microphone: false })
    await enter(cleo!.mesh)
    await hub.time.pass(500)
    for (const { page } of [ben!, cleo!]) {
      const seen = page.people.find(({ name }) => name === 'Ana')
      expect(seen).to.include({ camera: true, microphone: false, connected: true })
      expect(seen!.stream!.getTracks().map(({ kind }) => kind)).to.include('video')
    }
  })

  it('tells when the server has taken this page out', async () => {
    const { hub, people } = room('Ana')
    await enter(people[0]!.mesh)
    people[0]!.page.tell((events) => events.left({ id: hub.visits[0]!.peer.id }))
    expect(people[0]!.page.removals).to.equal(1)
  })

  describe('with viewers', () => {
    const ON = { camera: true, microphone: true }

    /** Staff and a talent with a camera, and viewers. */
    async function watched(staff: number, viewers: number) {
      const hub = new FakeHub()
      const come = async (name: string, role: 'staff' | 'client' | 'talent') => {
        const page = new FakePage(hub, name)
        const mesh = page.mesh(role)
        await mesh.join()
        const isSeen = role === 'talent'
        mesh.send(
          isSeen ? fakeStream(fakeTrack('audio'), fakeTrack('video')) : undefined,
          isSeen ? ON : QUIET,
        )
        return { page, mesh }
      }
      const talent = await come('Ana', 'talent')
      const team = []
      for (let number = 1; number <= staff; number++) team.push(await come(`Staff ${number}`, 'staff'))
      const seats = []
      for (let number = 1; number <= viewers; number++) seats.push(await come(`Viewer ${number}`, 'client'))
      await hub.time.pass(3_000)
      return { hub, talent, team, seats }
    }

    const live = ({ connections }: FakePage) =>
      connections.filter(({ connectionState }) => connectionState === 'connected').length

    it('sends two streams from a talent’s phone at most, and all viewers have the picture [LIV-13]', async () => {
      const { talent, seats } = await watched(1, 8)
      expect(live(talent.page)).to.equal(2)
      for (const { page } of seats) expect(page.sees).to.include('Ana')
    })

    it('has the picture passed on by the next of staff when the first leaves', async () => {
      const { hub, talent, team, seats } = await watched(2, 3)
      team[0]!.mesh.leave()
      await hub.time.pass(3_000)
      expect(live(talent.page)).to.be.at.most(2)
      for (const { page } of seats) expect(page.sees).to.include('Ana')
    })

    it('tells staff above five people, and viewers who must wait for staff, what is the matter [LIV-13]', async () => {
      const few = await watched(1, 3)
      expect(few.team[0]!.page.notice).to.equal(null)
      const many = await watched(1, 4)
      expect(many.team[0]!.page.notice).to.equal(FULL_WORDS)
      const { hub, team, seats } = await watched(1, 3)
      team[0]!.mesh.leave()
      await hub.time.pass(3_000)
      expect(seats.map(({ page }) => page.notice)).to.deep.equal([null, null, LEFT_OUT_WORDS])
    })
  })
})
