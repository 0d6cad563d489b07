import type { MeetingChannel, MeetingEvents, MeetingPeer, MeetingReply } from '@callboard/kit/data'
import type { Entrance } from './entrance.ts'
import type { SendLimits } from './peer-call.ts'
import { type LinkPorts, PeerLink } from './peer-link.ts'
import { type PeerMessage, peerLetterOf } from './peer-message.ts'
import { PeerPost } from './peer-post.ts'

export interface Participant {
  readonly id: string
  readonly name: string
  readonly role: MeetingPeer['role']
  readonly stream: MediaStream | undefined
  readonly connected: boolean
  /** Devices that the participant sends. */
  readonly camera: boolean
  readonly microphone: boolean
}

export interface MeshPorts extends LinkPorts {
  /** The same for all rooms of this page. */
  readonly entrance: Entrance
  readonly channel: (events: MeetingEvents) => Promise<MeetingChannel>
}

export interface MeshOptions {
  readonly ports: MeshPorts
  readonly limits: SendLimits
  /** True when the two roles have a link to each other. */
  readonly meets: (self: MeetingPeer['role'], peer: MeetingPeer['role']) => boolean
  readonly role: MeetingPeer['role']
  readonly onChange: (people: readonly Participant[]) => void
  /** The server has taken us out of the room. */
  readonly onRemoved: () => void
}

interface Member {
  readonly link: PeerLink
  person: Participant
}

interface Sending {
  readonly camera: boolean
  readonly microphone: boolean
}

const UNHEARD = { connected: false, stream: undefined, camera: false, microphone: false }

/** How long the server may take to answer. Milliseconds. */
const PATIENCE = 10_000

/** A visit of a room: this page has a link of its own to each participant. */
export class Mesh {
  readonly #options: MeshOptions
  readonly #members = new Map<string, Member>()
  /** Peers announced before the join was answered: of this room when they write to this page, else of the previous. */
  readonly #announced = new Map<string, MeetingPeer>()
  /** Messages of peers that the server has not announced yet. */
  readonly #strangers = new Map<string, PeerMessage[]>()
  readonly #post: PeerPost
  #channel: MeetingChannel | undefined
  /** Events from before the answer to the page's own join. */
  #early: (() => void)[] = []
  #self: string | undefined
  #stream: MediaStream | undefined
  #sending: Sending = { camera: false, microphone: false }
  #calls = 0
  #left = false

  constructor(options: MeshOptions) {
    this.#options = options
    this.#post = new PeerPost({
      after: options.ports.after,
      send: (to, messages) => this.#channel?.send(to, { to, messages }),
    })
  }

  /**
   * Comes in, once.
   * @throws Error when the line is cut meanwhile or the server does not answer within 10 s
   */
  join(): Promise<MeetingReply> {
    return this.#options.ports.entrance.enter(this, () => this.#enter())
  }

  async #enter(): Promise<MeetingReply> {
    if (this.#left) throw new Error('The room was left before it was entered.')
    this.#channel = await this.#options.ports.channel({
      joined: (peer) => this.#whenIn(() => this.#add(peer), peer),
      left: ({ id }) => this.#whenIn(() => this.#hasLeft(id)),
      signal: ({ from, data }) => this.#whenIn(() => this.#receive(from, data)),
    })
    const reply = await this.#answered(this.#channel)
    if (reply.ok && !this.#left) this.#arrive(reply.self, reply.peers)
    else this.#channel.leave()
    return reply
  }

  async #answered(channel: MeetingChannel): Promise<MeetingReply> {
    const joining = channel.join()
    const tooLong = Promise.withResolvers<never>()
    const callOff = this.#options.ports.after(PATIENCE, () =>
      tooLong.reject(new Error('The server did not answer.')),
    )
    try {
      return await Promise.race([joining, tooLong.promise])
    } catch (fault) {
      channel.leave()
      // A late answer to the join must not keep this page in a room that it has given up.
      const leaveAgain = () => (this.#options.ports.entrance.isLatest(this) ? channel.leave() : undefined)
      void joining.then(leaveAgain, () => {})
      throw fault
    } finally {
      callOff()
    }
  }

  #arrive(self: string, peers: readonly MeetingPeer[]): void {
    this.#self = self
    const early = this.#early
    this.#early = []
    for (const peer of peers) this.#add(peer)
    for (const run of early) run()
    this.#changed()
  }

  #whenIn(run: () => void, announced?: MeetingPeer): void {
    if (this.#left) return
    if (this.#self !== undefined) run()
    else if (announced) this.#announced.set(announced.id, announced)
    else this.#early.push(run)
  }

  leave(): void {
    if (this.#left) return
    this.#left = true
    this.#post.close()
    for (const { link } of this.#members.values()) link.close()
    this.#members.clear()
    // A pending join leaves once its answer has come: the server might handle leave and join in the reverse order.
    if (this.#self !== undefined) this.#channel?.leave()
  }

  /** Sets the tracks sent to the other participants. */
  send(stream: MediaStream | undefined, { camera, microphone }: Sending): void {
    this.#stream = stream
    const isNews = camera !== this.#sending.camera || microphone !== this.#sending.microphone
    this.#sending = { camera, microphone }
    for (const [id, { link }] of this.#members) {
      link.setTracks(stream)
      if (isNews) this.#tellSending(id)
    }
  }

  #add(peer: MeetingPeer): void {
    const { id, name, role } = peer
    this.#announced.delete(id)
    if (this.#members.has(id) || !this.#options.meets(this.#options.role, role)) return
    this.#tellSending(id)
    const link = this.#link(id)
    link.setTracks(this.#stream)
    const member: Member = { link, person: { id, name, role, ...UNHEARD } }
    this.#members.set(id, member)
    for (const message of this.#strangers.get(id) ?? []) this.#take(id, member, message)
    this.#strangers.delete(id)
    this.#changed()
  }

  #tellSending(id: string): void {
    this.#post.add(id, { kind: 'sending', ...this.#sending })
  }

  #link(id: string): PeerLink {
    return new PeerLink({
      ...this.#options.ports,
      leads: (this.#self ?? '') > id,
      limits: this.#options.limits,
      nextCall: () => ++this.#calls,
      post: (message) => {
        this.#post.add(id, message)
        // The other side may have lost all earlier messages.
        if (message.kind === 'offer' || message.kind === 'answer') this.#tellSending(id)
      },
      onStream: (stream) => this.#update(id, { stream }),
      onState: (connected) => this.#update(id, { connected }),
    })
  }

  #receive(from: string, data: unknown): void {
    const letter = peerLetterOf(data)
    if (!letter || letter.to !== this.#self) return
    const announced = this.#announced.get(from)
    if (announced) this.#add(announced)
    const member = this.#members.get(from)
    if (member) for (const message of letter.messages) this.#take(from, member, message)
    else this.#strangers.set(from, [...(this.#strangers.get(from) ?? []), ...letter.messages])
  }

  #take(from: string, { link }: Member, message: PeerMessage): void {
    if (message.kind !== 'sending') {
      link.receive(message)
      return
    }
    const { camera, microphone } = message
    this.#update(from, { camera, microphone })
    if (camera) link.showPicture()
  }

  #update(id: string, change: Partial<Participant>): void {
    const member = this.#members.get(id)
    if (!member) return
    member.person = { ...member.person, ...change }
    this.#changed()
  }

  #hasLeft(id: string): void {
    if (id === this.#self) {
      this.#options.onRemoved()
      return
    }
    this.#announced.delete(id)
    this.#strangers.delete(id)
    this.#post.forget(id)
    this.#members.get(id)?.link.close()
    if (this.#members.delete(id)) this.#changed()
  }

  #changed(): void {
    if (this.#left) return
    this.#options.onChange([...this.#members.values()].map(({ person }) => person))
  }
}
