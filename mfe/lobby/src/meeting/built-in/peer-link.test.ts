import { expect } from 'chai'
import type { CallMessage } from '../peer-message.ts'
import { type FakeConnection, fakePorts, fakeStream, fakeTrack } from '../testing/fake-peers.ts'
import { ManualTime } from '../testing/manual-time.ts'
import { PeerLink } from './peer-link.ts'

interface Side {
  readonly link: PeerLink
  readonly connections: FakeConnection[]
  readonly said: CallMessage[]
  readonly streams: MediaStream[]
  connected: boolean
}

/** Two links whose messages reach each other at once, but for those the test keeps back. */
function pair(keepBack: (message: CallMessage, from: 'leader' | 'follower') => boolean = () => false) {
  const time = new ManualTime()
  const network = { blocked: false }
  const keptBack: (() => void)[] = []
  const side = (name: 'leader' | 'follower', other: () => PeerLink): Side => {
    const connections: FakeConnection[] = []
    const said: CallMessage[] = []
    const streams: MediaStream[] = []
    let calls = 0
    const made: Side = {
      connections,
      said,
      streams,
      connected: false,
      link: new PeerLink({
        ...fakePorts(time, connections, network),
        leads: name === 'leader',
        limits: { video: 250_000, scaleDownBy: 4 },
        nextCall: () => ++calls,
        post: (message) => {
          said.push(message)
          const deliver = () => other().receive(message)
          if (keepBack(message, name)) keptBack.push(deliver)
          else queueMicrotask(deliver)
        },
        onStream: (stream) => streams.push(stream),
        onState: (connected) => {
          made.connected = connected
        },
      }),
    }
    return made
  }
  const leader: Side = side('leader', () => follower.link)
  const follower: Side = side('follower', () => leader.link)
  return { time, network, leader, follower, keptBack }
}

const kinds = (side: Side) => side.said.map(({ kind }) => kind)
const sentTracks = (side: Side) =>
  side.connections
    .at(-1)!
    .getTransceivers()
    .map(({ sender }) => sender.track?.id)

describe('the link of two people', () => {
  it('is negotiated once, by the leader, with places for sound and picture both ways', async () => {
    const { time, leader, follower } = pair()
    await time.pass(0)
    expect([leader.connected, follower.connected]).to.deep.equal([true, true])
    expect(kinds(leader).filter((kind) => kind !== 'candidate')).to.deep.equal(['offer'])
    expect(kinds(follower).filter((kind) => kind !== 'candidate')).to.deep.equal(['answer'])
    for (const { connections } of [leader, follower]) {
      const places = connections[0]!.getTransceivers()
      expect(places.map(({ receiver }) => receiver.track.kind)).to.deep.equal(['audio', 'video'])
      expect(places.map(({ direction }) => direction)).to.deep.equal(['sendrecv', 'sendrecv'])
      expect(places[1]!.sender.parameters.encodings).to.deep.equal([
        { maxBitrate: 250_000, scaleResolutionDownBy: 4 },
      ])
    }
  })

  it('lets cameras come and go on both sides, before, during and after the negotiation, without another one', async () => {
    const { time, leader, follower } = pair()
    const both = fakeStream(fakeTrack('audio'), fakeTrack('video'))
    leader.link.setTracks(both)
    follower.link.setTracks(both)
    await time.pass(0)
    expect(sentTracks(leader)).to.deep.equal(['audio', 'video'])
    expect(sentTracks(follower)).to.deep.equal(['audio', 'video'])
    const said = leader.said.length + follower.said.length
    leader.link.setTracks(undefined)
    follower.link.setTracks(fakeStream(fakeTrack('video', 'other camera')))
    await time.pass(0)
    expect(sentTracks(leader)).to.deep.equal([undefined, undefined])
    expect(sentTracks(follower)).to.deep.equal([undefined, 'other camera'])
    leader.link.setTracks(both)
    await time.pass(60_000)
    expect(sentTracks(leader)).to.deep.equal(['audio', 'video'])
    expect(leader.said.length + follower.said.length).to.equal(said)
  })

  it('plays the sound alone until the other side shows a picture', async () => {
    const { time, leader } = pair()
    await time.pass(0)
    const played = () =>
      leader.streams
        .at(-1)!
        .getTracks()
        .map(({ kind }) => kind)
    expect(played()).to.deep.equal(['audio'])
    leader.link.showPicture()
    expect(played()).to.deep.equal(['audio', 'video'])
  })

  it('keeps candidates that come before the description they belong to', async () => {
    const { time, leader, follower, keptBack } = pair((message) => message.kind === 'offer')
    await time.pass(0)
    expect(follower.connections).to.have.length(0)
    keptBack[0]!()
    await time.pass(0)
    expect([leader.connected, follower.connected]).to.deep.equal([true, true])
    expect(follower.connections[0]!.candidates).to.equal(3)
  })

  for (const lost of ['offer', 'answer'] as const)
    it(`makes another call when the ${lost} was lost`, async () => {
      let isLost = true
      const { time, leader, follower } = pair((message) => message.kind === lost && isLost)
      await time.pass(9_000)
      expect([leader.connected, follower.connected]).to.deep.equal([false, false])
      isLost = false
      await time.pass(2_000)
      expect([leader.connected, follower.connected]).to.deep.equal([true, true])
    })

  it('makes another call at once when one has failed, and takes no word about the one before for it', async () => {
    const { time, leader, follower, keptBack } = pair(
      (message) => message.kind === 'candidate' && message.call === 1,
    )
    await time.pass(0)
    leader.connections[0]!.become('failed')
    follower.connections[0]!.become('failed')
    await time.pass(0)
    for (const deliver of keptBack) deliver()
    await time.pass(0)
    expect([leader.connected, follower.connected]).to.deep.equal([true, true])
    expect(leader.connections).to.have.length(2)
    expect(follower.connections.map(({ connectionState }) => connectionState)).to.deep.equal([
      'closed',
      'connected',
    ])
    expect(follower.connections[1]!.candidates).to.equal(3)
  })

  it('gives a line that is gone four seconds to come back', async () => {
    const { time, leader, follower } = pair()
    await time.pass(0)
    const [first] = leader.connections
    first!.become('disconnected')
    expect(leader.connected).to.equal(false)
    await time.pass(3_900)
    first!.become('connected')
    await time.pass(20_000)
    expect(leader.connections).to.have.length(1)
    follower.connections[0]!.become('disconnected')
    await time.pass(4_100)
    expect(follower.connections).to.have.length(2)
    expect([leader.connected, follower.connected]).to.deep.equal([true, true])
  })

  it('goes on calling while there is no way to the other side', async () => {
    const { time, network, leader, follower } = pair()
    network.blocked = true
    await time.pass(35_000)
    expect(leader.connections.length).to.be.within(3, 5)
    expect([leader.connected, follower.connected]).to.deep.equal([false, false])
    network.blocked = false
    await time.pass(10_000)
    expect([leader.connected, follower.connected]).to.deep.equal([true, true])
    expect(leader.connections.slice(0, -1).every((each) => each.connectionState === 'closed')).to.equal(true)
  })

  it('says and does nothing more once it is closed', async () => {
    const { time, leader, follower } = pair()
    leader.link.close()
    await time.pass(0)
    const said = leader.said.length
    follower.link.close()
    leader.link.receive({ kind: 'again', call: 0 })
    await time.pass(60_000)
    expect(leader.said).to.have.length(said)
    expect(kinds(follower)).not.to.include('again')
    expect(leader.connections.map(({ connectionState }) => connectionState)).to.deep.equal(['closed'])
  })
})
