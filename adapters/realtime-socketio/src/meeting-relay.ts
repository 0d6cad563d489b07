import { randomUUID } from 'node:crypto'
import type { Actor, RoomEntry } from '@callboard/core'
import type { MeetingJoinReply, MeetingPeer } from '@callboard/core/http-contract'
import type { Cluster } from './cluster.ts'
import { meetingSendOf, roomRequestOf } from './incoming.ts'
import { RemotePresence } from './remote-presence.ts'
import { invalidRequest, isRefused, type RoomAccess, staysAs } from './room-access.ts'
import { factsOf, type MeetingVisit, type RealtimeServer, type RealtimeSocket } from './server.ts'

/** The Socket.IO room of all visitors of meetings, by which processes find the visitors of other processes. */
const ALL_VISITORS = 'visitors'
/** Milliseconds for other processes to list their visitors. */
const PATIENCE = 1_000

/** A visitor as the other visitors see it. `null`: the room gives no names, so it is no meeting. */
function peerOf(actor: Actor, { audience: role, name }: RoomEntry): MeetingPeer | null {
  if (name === undefined) return null
  const peer = { id: randomUUID(), name, role }
  return actor.kind === 'talent-page' ? { ...peer, record_id: actor.recordId } : peer
}

/**
 * Carries the messages by which browsers in one meeting set up their calls, also between processes. Pictures and sound
 * never come here. Joining never waits for other processes: visitors are known from the messages of those processes,
 * and `look` finds lost messages.
 */
export class MeetingRelay {
  readonly #io: RealtimeServer
  readonly #access: RoomAccess
  readonly #cluster: Cluster
  /** The visitors connected to this process: by meeting, then by peer id. */
  readonly #here = new Map<string, Map<string, RealtimeSocket>>()
  readonly #presence = new RemotePresence({
    came: (visit) => this.#tellJoined(visit),
    went: (visit) => this.#tellLeft(visit),
  })
  #looking: Promise<void> | undefined
  #hasLooked = false

  constructor(io: RealtimeServer, access: RoomAccess, cluster: Cluster) {
    this.#io = io
    this.#access = access
    this.#cluster = cluster
    cluster.hear('meeting-came', (visit) => this.#presence.came(visit))
    cluster.hear('meeting-went', (visit) => this.#presence.went(visit))
    cluster.hear('meeting-signal', (from, to, data) => this.#deliver(from, to, data))
    cluster.hear('recheck-meeting', (room) => void this.#recheckHere(room))
  }

  #visitorsHere(room: string): ReadonlyMap<string, RealtimeSocket> {
    return this.#here.get(room) ?? new Map()
  }

  #tellJoined({ room, peer }: MeetingVisit): void {
    for (const socket of this.#visitorsHere(room).values()) socket.emit('meeting-peer-joined', peer)
  }

  #tellLeft({ room, peer }: MeetingVisit): void {
    for (const socket of this.#visitorsHere(room).values()) socket.emit('meeting-peer-left', { id: peer.id })
  }

  async join(socket: RealtimeSocket, incoming: unknown): Promise<MeetingJoinReply> {
    const request = roomRequestOf(incoming)
    if (!request) return invalidRequest
    const { room } = request
    const { actor } = factsOf(socket)
    const entry = await this.#access.enter(actor, room)
    if (isRefused(entry)) return entry
    const peer = peerOf(actor, entry)
    if (!peer || !socket.connected) return invalidRequest
    this.leave(socket)
    const peers = [...this.#peersHere(room), ...this.#presence.in(room)]
    this.#enter(socket, { room, peer })
    return { ok: true, self: peer.id, peers }
  }

  #peersHere(room: string): MeetingPeer[] {
    return [...this.#visitorsHere(room).values()].flatMap(({ data }) => data.visit?.peer ?? [])
  }

  #enter(socket: RealtimeSocket, visit: MeetingVisit): void {
    this.#tellJoined(visit)
    const visitors = this.#here.get(visit.room) ?? new Map()
    this.#here.set(visit.room, visitors.set(visit.peer.id, socket))
    socket.data.visit = visit
    socket.join(ALL_VISITORS)
    this.#cluster.tell('meeting-came', visit)
    // A process that has just started does not know the earlier visitors.
    if (!this.#hasLooked) void this.look()
  }

  /** Goes to one peer of the same meeting, or nowhere. */
  relay(socket: RealtimeSocket, incoming: unknown): void {
    const from = socket.data.visit
    const send = meetingSendOf(incoming)
    if (!from || !send) return
    const { to, data } = send
    if (this.#presence.has(from.room, to)) this.#cluster.tell('meeting-signal', from, to, data)
    else this.#visitorsHere(from.room).get(to)?.emit('meeting-signal', { from: from.peer.id, data })
  }

  /** Delivers a message from another process. The sender is announced first, in case its announcement was lost. */
  #deliver(from: MeetingVisit, to: string, data: unknown): void {
    const socket = this.#visitorsHere(from.room).get(to)
    if (!socket) return
    this.#presence.came(from)
    socket.emit('meeting-signal', { from: from.peer.id, data })
  }

  leave(socket: RealtimeSocket): void {
    const { visit } = socket.data
    if (!visit) return
    const { room, peer } = visit
    delete socket.data.visit
    socket.leave(ALL_VISITORS)
    const visitors = this.#here.get(room)
    visitors?.delete(peer.id)
    if (visitors?.size === 0) this.#here.delete(room)
    this.#tellLeft(visit)
    this.#cluster.tell('meeting-went', visit)
  }

  /** Removes visitors whom the guard no longer admits with their audience, on every process. */
  async recheck(room: string): Promise<void> {
    this.#cluster.tell('recheck-meeting', room)
    await this.#recheckHere(room)
  }

  /** As `recheck`, for all meetings and the visitors connected to this process. */
  async recheckAll(): Promise<void> {
    for (const room of [...this.#here.keys()]) await this.#recheckHere(room)
  }

  async #recheckHere(room: string): Promise<void> {
    for (const socket of [...this.#visitorsHere(room).values()]) {
      const { visit } = socket.data
      const entry = await this.#access.enter(factsOf(socket).actor, room)
      if (!visit || socket.data.visit !== visit || staysAs(visit.peer.role, entry)) continue
      socket.emit('meeting-peer-left', { id: visit.peer.id })
      this.leave(socket)
    }
  }

  /**
   * Asks the other processes for the visitors of meetings there: finds lost events, and the peers of a process that
   * died.
   */
  look(): Promise<void> {
    if (!this.#cluster.hasOthers) return Promise.resolve()
    this.#looking ??= this.#compare().finally(() => {
      this.#looking = undefined
    })
    return this.#looking
  }

  async #compare(): Promise<void> {
    try {
      await this.#presence.compare(() => this.#askCluster())
      this.#hasLooked = true
    } catch {
      // Redis is away, or a process did not answer: the known visits stay until a later message or look.
    }
  }

  async #askCluster(): Promise<MeetingVisit[]> {
    const sockets = await this.#io.in(ALL_VISITORS).timeout(PATIENCE).fetchSockets()
    const own = this.#io.of('/').sockets
    return sockets.flatMap(({ id, data }) => (own.has(id as never) || !data.visit ? [] : data.visit))
  }
}
