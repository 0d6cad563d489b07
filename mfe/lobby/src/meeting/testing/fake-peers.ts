import type { MeetingChannel, MeetingEvents, MeetingPeer, MeetingReply } from '@callboard/kit/data'
import { Mesh } from '../built-in/mesh.ts'
import type { LinkPorts } from '../built-in/peer-link.ts'
import { Entrance } from '../entrance.ts'
import type { Participant } from '../visit.ts'
import { ManualTime } from './manual-time.ts'

/** A browser takes its time for descriptions, but no more than `settled` waits for. */
const later = () => new Promise<void>((done) => queueMicrotask(done))

export const fakeTrack = (kind: 'audio' | 'video', id: string = kind) => ({ kind, id }) as MediaStreamTrack

export const fakeStream = (...tracks: readonly MediaStreamTrack[]) =>
  ({ getTracks: () => [...tracks] }) as MediaStream

interface FakeSender {
  track: MediaStreamTrack | null
  readonly parameters: { encodings: RTCRtpEncodingParameters[] }
}

class FakeTransceiver {
  readonly sender: FakeSender & object
  readonly receiver: { readonly track: MediaStreamTrack }
  direction: RTCRtpTransceiverDirection

  constructor(kind: 'audio' | 'video', direction: RTCRtpTransceiverDirection) {
    const sender = {
      track: null as MediaStreamTrack | null,
      parameters: { encodings: [{}] as RTCRtpEncodingParameters[] },
      setStreams: () => {},
      getParameters: () => structuredClone(sender.parameters),
      setParameters: async (parameters: FakeSender['parameters']) => {
        sender.parameters.encodings = parameters.encodings
      },
      replaceTrack: async (track: MediaStreamTrack | null) => {
        sender.track = track
      },
    }
    this.sender = sender
    this.receiver = { track: fakeTrack(kind, `remote ${kind}`) }
    this.direction = direction
  }
}

/** Between two browsers. */
export interface Network {
  blocked: boolean
}

let made = 0

/**
 * Accepts and refuses descriptions and candidates as a browser's connection does: it is connected when both sides
 * hold each other's description of the same negotiation and a candidate of one of them has reached the other.
 */
export class FakeConnection {
  static readonly all = new Map<string, FakeConnection>()
  readonly name = `connection ${++made}`
  readonly #transceivers: FakeTransceiver[] = []
  localDescription: RTCSessionDescriptionInit | null = null
  remoteDescription: RTCSessionDescriptionInit | null = null
  signalingState: RTCSignalingState = 'stable'
  connectionState: RTCPeerConnectionState = 'new'
  readonly #network: Network
  candidates = 0
  onicecandidate: ((event: { candidate: unknown }) => void) | null = null
  ontrack: ((event: { track: MediaStreamTrack }) => void) | null = null
  onconnectionstatechange: (() => void) | null = null

  constructor(network: Network) {
    this.#network = network
    FakeConnection.all.set(this.name, this)
  }

  getTransceivers = () => [...this.#transceivers]

  addTransceiver(kind: 'audio' | 'video', init: RTCRtpTransceiverInit): void {
    const transceiver = new FakeTransceiver(kind, 'sendrecv')
    if (init.sendEncodings) transceiver.sender.parameters.encodings = init.sendEncodings
    this.#transceivers.push(transceiver)
  }

  async setLocalDescription(): Promise<void> {
    this.#mustBeOpen()
    await later()
    this.#mustBeOpen()
    const type = this.signalingState === 'have-remote-offer' ? 'answer' : 'offer'
    const sends = this.#transceivers.filter(({ direction }) => direction === 'sendrecv')
    const kinds = sends.map(({ receiver }) => receiver.track.kind)
    this.localDescription = { type, sdp: JSON.stringify({ from: this.name, kinds }) }
    this.signalingState = type === 'answer' ? 'stable' : 'have-local-offer'
    queueMicrotask(() => this.#gather())
    this.#look()
  }

  #gather(): void {
    for (const number of [1, 2, 3]) {
      const candidate = { candidate: `${this.name} ${number}` }
      this.onicecandidate?.({ candidate: { ...candidate, toJSON: () => candidate } })
    }
  }

  async setRemoteDescription({ type, sdp = '' }: RTCSessionDescriptionInit): Promise<void> {
    this.#mustBeOpen()
    const fits = type === 'offer' ? 'stable' : 'have-local-offer'
    if (this.signalingState !== fits) throw new Error(`An ${type} in state ${this.signalingState}.`)
    await later()
    this.#mustBeOpen()
    const { kinds } = JSON.parse(sdp) as { kinds: ('audio' | 'video')[] }
    if (type === 'offer')
      this.#transceivers.push(...kinds.map((kind) => new FakeTransceiver(kind, 'recvonly')))
    this.remoteDescription = { type, sdp }
    this.signalingState = type === 'offer' ? 'have-remote-offer' : 'stable'
    for (const { receiver } of this.#transceivers) this.ontrack?.({ track: receiver.track })
    this.#look()
  }

  async addIceCandidate(candidate: RTCIceCandidateInit): Promise<void> {
    if (!this.remoteDescription) throw new Error('A candidate before the description.')
    if (this.#other?.name !== candidate.candidate?.slice(0, -2))
      throw new Error('A candidate of another call.')
    this.candidates += 1
    this.#look()
  }

  get #other(): FakeConnection | undefined {
    if (!this.remoteDescription?.sdp) return undefined
    return FakeConnection.all.get((JSON.parse(this.remoteDescription.sdp) as { from: string }).from)
  }

  #look(): void {
    const other = this.#other
    const isAgreed = this.signalingState === 'stable' && other?.signalingState === 'stable'
    const isMutual = isAgreed && this.localDescription?.sdp === other.remoteDescription?.sdp
    if (!isMutual || this.#network.blocked || this.candidates + other.candidates === 0) return
    this.become('connected')
    other.become('connected')
  }

  become(state: RTCPeerConnectionState): void {
    if (this.connectionState === state || this.connectionState === 'closed') return
    this.connectionState = state
    this.onconnectionstatechange?.()
  }

  close(): void {
    this.connectionState = 'closed'
    this.signalingState = 'closed'
  }

  #mustBeOpen(): void {
    if (this.connectionState === 'closed') throw new Error('The connection is closed.')
  }
}

/** @param made gets every connection that is opened */
export const fakePorts = (
  time: ManualTime,
  made: FakeConnection[],
  network: Network = { blocked: false },
): LinkPorts => ({
  after: time.after,
  streamOf: (tracks) => fakeStream(...tracks),
  connect: () => {
    const connection = new FakeConnection(network)
    made.push(connection)
    return connection as unknown as RTCPeerConnection
  },
})

interface Visit {
  readonly peer: MeetingPeer
  readonly page: FakePage
}

/** A browser page: messages of the server to its socket reach all listeners of the page. */
export class FakePage {
  readonly #hub: FakeHub
  readonly #name: string
  role: MeetingPeer['role'] = 'talent'
  readonly #listeners = new Set<MeetingEvents>()
  readonly #entrance = new Entrance()
  readonly connections: FakeConnection[] = []
  people: readonly Participant[] = []
  removals = 0
  notice: string | null = null
  /** Letters it has sent, by the time they left. */
  readonly sent: number[] = []

  /** @param name by which the server shows the person at this page */
  constructor(hub: FakeHub, name: string) {
    this.#hub = hub
    this.#name = name
  }

  tell(run: (events: MeetingEvents) => void): void {
    for (const listener of [...this.#listeners]) run(listener)
  }

  readonly channel = async (events: MeetingEvents): Promise<MeetingChannel> => {
    this.#listeners.add(events)
    return {
      join: () => this.#hub.join(this, this.#name),
      send: (to, data) => {
        this.sent.push(this.#hub.time.now)
        this.#hub.send(this, to, structuredClone(data))
      },
      media: () => Promise.reject(new Error('There is no media server.')),
      leave: () => {
        this.#listeners.delete(events)
        this.#hub.leave(this)
      },
    }
  }

  mesh(role: MeetingPeer['role'] = 'talent'): Mesh {
    this.role = role
    return new Mesh({
      ports: {
        ...fakePorts(this.#hub.time, this.connections),
        channel: this.channel,
        entrance: this.#entrance,
      },
      role,
      limits: { video: 1_000_000, scaleDownBy: 1 },
      meets: () => true,
      onChange: (people) => {
        this.people = people
      },
      onRemoved: () => {
        this.removals += 1
      },
      onNotice: (words) => {
        this.notice = words
      },
      onStale: () => {},
    })
  }

  /** Names of the peers with a live call. */
  get sees(): string[] {
    return this.people
      .filter(({ connected, stream }) => connected && stream)
      .map(({ name }) => name)
      .sort()
  }
}

/** The relay of one meeting as the server's contract tells it. */
export class FakeHub {
  readonly time = new ManualTime()
  readonly visits: Visit[] = []
  #ids = 0
  /** Holds back answers to joins until the test lets them go. */
  held: (() => void)[] | undefined
  /** Ids for the next visits; the visit with the larger id leads. */
  ids: string[] = []

  /** Announces a new peer to the present visits. */
  announce = (peer: MeetingPeer): void => {
    for (const visit of this.visits) visit.page.tell((events) => events.joined(peer))
  }

  join(page: FakePage, name: string): Promise<MeetingReply> {
    this.leave(page)
    const peer: MeetingPeer = { id: this.ids.shift() ?? `peer-${++this.#ids}`, name, role: page.role }
    const peers = this.visits.map((visit) => visit.peer)
    this.announce(peer)
    this.visits.push({ peer, page })
    const reply: MeetingReply = { ok: true, self: peer.id, peers }
    if (!this.held) return Promise.resolve(reply)
    const answer = Promise.withResolvers<MeetingReply>()
    this.held.push(() => answer.resolve(reply))
    return answer.promise
  }

  leave(page: FakePage): void {
    const index = this.visits.findIndex((visit) => visit.page === page)
    if (index < 0) return
    const [gone] = this.visits.splice(index, 1)
    for (const visit of this.visits) visit.page.tell((events) => events.left({ id: gone!.peer.id }))
  }

  send(page: FakePage, to: string, data: unknown): void {
    const from = this.visits.find((visit) => visit.page === page)
    const target = this.visits.find(({ peer }) => peer.id === to)
    if (from) target?.page.tell((events) => events.signal({ from: from.peer.id, data }))
  }
}
