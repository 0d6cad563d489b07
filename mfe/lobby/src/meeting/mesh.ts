import { type MeetingChannel, type MeetingPeer, type MeetingReply, meetingChannel } from '@callboard/kit'
import { PeerLink, type SendLimits } from './peer-link.ts'
import { type PeerMessage, peerMessageOf } from './peer-message.ts'

export interface Participant {
  readonly id: string
  readonly name: string
  readonly role: MeetingPeer['role']
  readonly stream: MediaStream | undefined
  readonly connected: boolean
  /** What they let be seen and heard. */
  readonly camera: boolean
  readonly microphone: boolean
}

export interface MeshOptions {
  /** socket room of the meeting */
  readonly room: string
  readonly display: string
  readonly iceServers: RTCIceServer[]
  readonly limits: SendLimits
  /** Whether these two have anything to show each other. */
  readonly meets: (self: MeetingPeer['role'], peer: MeetingPeer['role']) => boolean
  readonly role: MeetingPeer['role']
  readonly onChange: (people: readonly Participant[]) => void
  /** The server has taken us out of the room. */
  readonly onRemoved: () => void
}

interface Member {
  readonly link: PeerLink | undefined
  person: Participant
}

const UNHEARD = { connected: false, stream: undefined, camera: false, microphone: false }

/** Everybody in a room, each joined to each by a call of their own. */
export class Mesh {
  readonly #options: MeshOptions
  readonly #members = new Map<string, Member>()
  #channel: MeetingChannel | undefined
  #self = ''
  #stream: MediaStream | undefined
  #sending = { camera: false, microphone: false }
  #left = false

  constructor(options: MeshOptions) {
    this.#options = options
  }

  /** Comes in, or comes back after the line was cut. */
  async join(): Promise<MeetingReply> {
    this.#channel ??= await meetingChannel(this.#options.room, {
      joined: (peer) => this.#add(peer),
      left: ({ id }) => (id === this.#self ? this.#options.onRemoved() : this.#remove(id)),
      signal: ({ from, data }) => this.#receive(from, data),
    })
    this.#drop()
    const reply = await this.#channel.join(this.#options.display)
    if (this.#left) {
      this.#channel.leave()
      return reply
    }
    if (reply.ok) {
      this.#self = reply.self
      for (const peer of reply.peers) this.#add(peer)
    }
    this.#changed()
    return reply
  }

  leave(): void {
    this.#left = true
    this.#drop()
    this.#channel?.leave()
  }

  /** What the others get of us. */
  send(
    stream: MediaStream | undefined,
    sending: { readonly camera: boolean; readonly microphone: boolean },
  ): void {
    this.#stream = stream
    this.#sending = { camera: sending.camera, microphone: sending.microphone }
    for (const [id, { link }] of this.#members) {
      link?.setTracks(stream)
      this.#tell(id, { kind: 'sending', ...this.#sending })
    }
  }

  #drop(): void {
    for (const { link } of this.#members.values()) link?.close()
    this.#members.clear()
  }

  #tell(to: string, message: PeerMessage): void {
    this.#channel?.send(to, message)
  }

  #add({ id, name, role }: MeetingPeer): void {
    if (this.#members.has(id) || this.#left) return
    const meets = this.#options.meets(this.#options.role, role)
    const link = meets ? this.#link(id) : undefined
    this.#members.set(id, { link, person: { id, name, role, ...UNHEARD } })
    link?.setTracks(this.#stream)
    this.#tell(id, { kind: 'sending', ...this.#sending })
    this.#changed()
  }

  #link(id: string): PeerLink {
    const { iceServers, limits } = this.#options
    return new PeerLink({
      polite: this.#self < id,
      iceServers,
      limits,
      send: (message) => this.#tell(id, message),
      onStream: (stream) => this.#update(id, { stream }),
      onState: (connected) => this.#update(id, { connected }),
    })
  }

  #receive(from: string, data: unknown): void {
    const message = peerMessageOf(data)
    if (!message) return
    if (message.kind === 'sending') {
      this.#update(from, { camera: message.camera, microphone: message.microphone })
    } else this.#members.get(from)?.link?.receive(message)
  }

  #update(id: string, change: Partial<Participant>): void {
    const member = this.#members.get(id)
    if (!member) return
    member.person = { ...member.person, ...change }
    this.#changed()
  }

  #remove(id: string): void {
    this.#members.get(id)?.link?.close()
    if (this.#members.delete(id)) this.#changed()
  }

  #changed(): void {
    if (this.#left) return
    this.#options.onChange(
      [...this.#members.values()].filter(({ link }) => link !== undefined).map(({ person }) => person),
    )
  }
}
