import type { MeetingChannel, MeetingPeer, MeetingReply } from '@callboard/kit/data'
import { type PeerMessage, peerLetterOf } from '../peer-message.ts'
import { PeerPost } from '../peer-post.ts'
import type { Participant, Sending, Visit, VisitOptions } from '../visit.ts'
import { MOST_FOR_GOOD_PICTURES, type Room, sourceOf } from './mesh-plan.ts'
import type { SendLimits } from './peer-call.ts'
import { PeerLink } from './peer-link.ts'

interface Member {
  person: Participant
  /** The page that sends this person's picture and sound to ours; null: none does. */
  source: string | null
  link: PeerLink | undefined
}

/** A passed-on picture is for viewers only, and the page that passes it on encodes it once more for each. */
const PASSED_ON: SendLimits = { video: 600_000, scaleDownBy: 2 }

export const FULL_WORDS =
  'More than five people are in this room: pictures may be small or halt. Viewers get them from the team’s computers.'
export const LEFT_OUT_WORDS =
  'This room is full. The picture comes when one of the casting team is here, or when a viewer leaves.'

const UNHEARD = { connected: false, stream: undefined, camera: false, microphone: false }

/** How long the server may take to answer. Milliseconds. */
const PATIENCE = 10_000

/** A visit of a room: this page has a link of its own to each participant. */
export class Mesh implements Visit {
  readonly #options: VisitOptions
  readonly #members = new Map<string, Member>()
  /** `{viewer} {talent}` → the link by which this page of staff passes a talent on to a viewer. */
  readonly #passed = new Map<string, PeerLink>()
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
  #told: string | null = null
  #left = false

  constructor(options: VisitOptions) {
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
    for (const { link } of this.#members.values()) link?.close()
    for (const link of this.#passed.values()) link.close()
    this.#members.clear()
    this.#passed.clear()
    // A pending join leaves once its answer has come: the server might handle leave and join in the reverse order.
    if (this.#self !== undefined) this.#channel?.leave()
  }

  /** Sets the tracks sent to the other participants. */
  send(stream: MediaStream | undefined, { camera, microphone }: Sending): void {
    this.#stream = stream
    const isNews = camera !== this.#sending.camera || microphone !== this.#sending.microphone
    this.#sending = { camera, microphone }
    for (const [id, { link }] of this.#members) {
      link?.setTracks(stream)
      if (isNews) this.#tellSending(id)
    }
  }

  #add(peer: MeetingPeer): void {
    const { id, name, role } = peer
    this.#announced.delete(id)
    if (this.#members.has(id) || !this.#options.meets(this.#options.role, role)) return
    this.#tellSending(id)
    const member: Member = { link: undefined, source: null, person: { id, name, role, ...UNHEARD } }
    this.#members.set(id, member)
    this.#plan()
    for (const message of this.#strangers.get(id) ?? []) this.#take(id, member, message)
    this.#strangers.delete(id)
    this.#changed()
  }

  get #own() {
    return { id: this.#self ?? '', role: this.#options.role }
  }

  get #room(): Room {
    const people = [this.#own, ...[...this.#members.values()].map(({ person }) => person)]
    return { people, meets: this.#options.meets }
  }

  /** Opens and closes links, after somebody has come or gone. */
  #plan(): void {
    const room = this.#room
    for (const [id, member] of this.#members) {
      const source = sourceOf(this.#own, member.person, room)
      if (source === member.source) continue
      member.link?.close()
      member.source = source
      member.person = { ...member.person, stream: undefined, connected: source === null }
      member.link = source === null ? undefined : this.#link(id, source)
      member.link?.setTracks(source === id ? this.#stream : undefined)
      if (member.person.camera) member.link?.showPicture()
    }
    if (this.#options.role === 'staff') this.#passOn(room)
  }

  /** Passes talents on to the viewers that their phones do not serve, when that is this page's part. */
  #passOn(room: Room): void {
    const wanted = new Map<string, readonly [viewer: string, talent: string]>()
    for (const viewer of room.people.filter(({ role }) => role === 'client'))
      for (const talent of room.people.filter(({ role }) => role === 'talent'))
        if (sourceOf(viewer, talent, room) === this.#self)
          wanted.set(`${viewer.id} ${talent.id}`, [viewer.id, talent.id])
    for (const [key, link] of this.#passed)
      if (!wanted.has(key)) {
        link.close()
        this.#passed.delete(key)
      }
    for (const [key, [viewer, talent]] of wanted)
      if (!this.#passed.has(key)) {
        const link = this.#passLink(viewer, talent)
        link.setTracks(this.#members.get(talent)?.person.stream)
        this.#passed.set(key, link)
      }
  }

  #passLink(viewer: string, talent: string): PeerLink {
    return new PeerLink({
      ...this.#options.ports,
      leads: true,
      limits: PASSED_ON,
      nextCall: () => ++this.#calls,
      post: (message) => this.#post.add(viewer, { ...message, about: talent }),
      onStream: () => {},
      onState: () => {},
    })
  }

  #tellSending(id: string): void {
    this.#post.add(id, { kind: 'sending', ...this.#sending })
  }

  /** @param source the page that the picture and sound of this person come from */
  #link(id: string, source: string): PeerLink {
    const isOwn = source === id
    return new PeerLink({
      ...this.#options.ports,
      leads: isOwn && (this.#self ?? '') > id,
      limits: this.#options.limits,
      nextCall: () => ++this.#calls,
      post: (message) => {
        this.#post.add(source, isOwn ? message : { ...message, about: id })
        // The other side may have lost all earlier messages.
        if (message.kind === 'offer' || message.kind === 'answer') this.#tellSending(source)
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

  #take(from: string, member: Member, message: PeerMessage): void {
    if (message.kind !== 'sending') {
      this.#linkFor(from, member, message.about)?.receive(message)
      return
    }
    const { camera, microphone } = message
    this.#update(from, { camera, microphone })
    if (camera) member.link?.showPicture()
  }

  /** The link that a message from a peer is about. */
  #linkFor(from: string, member: Member, about: string | undefined): PeerLink | undefined {
    if (about === undefined) return member.source === from ? member.link : undefined
    const passed = this.#passed.get(`${from} ${about}`)
    const shown = this.#members.get(about)
    return passed ?? (shown?.source === from ? shown.link : undefined)
  }

  #update(id: string, change: Partial<Participant>): void {
    const member = this.#members.get(id)
    if (!member) return
    member.person = { ...member.person, ...change }
    if (change.stream)
      for (const [key, link] of this.#passed) if (key.endsWith(` ${id}`)) link.setTracks(change.stream)
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
    this.#members.get(id)?.link?.close()
    if (!this.#members.delete(id)) return
    this.#plan()
    this.#changed()
  }

  #changed(): void {
    if (this.#left) return
    this.#options.onChange([...this.#members.values()].map(({ person }) => person))
    const notice = this.#notice()
    if (notice === this.#told) return
    this.#told = notice
    this.#options.onNotice(notice)
  }

  /** What the size of the room does to its pictures. */
  #notice(): string | null {
    const members = [...this.#members.values()]
    const isFull = members.length + 1 > MOST_FOR_GOOD_PICTURES && members.some(({ person }) => person.camera)
    if (this.#options.role === 'staff' && isFull) return FULL_WORDS
    const isLeftOut = ({ source, person }: Member) => source === null && person.role === 'talent'
    return this.#options.role === 'client' && members.some(isLeftOut) ? LEFT_OUT_WORDS : null
  }
}
