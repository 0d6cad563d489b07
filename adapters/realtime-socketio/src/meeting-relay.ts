import { randomUUID } from 'node:crypto'
import { type Actor, patient, type RoomEntry } from '@callboard/core'
import type { MeetingJoinReply, MeetingPeer } from '@callboard/core/http-contract'
import type { Cluster } from './cluster.ts'
import { meetingSendOf, roomRequestOf } from './incoming.ts'
import type { MediaVisits } from './media-visits.ts'
import { RemotePresence } from './remote-presence.ts'
import { invalidRequest, isRefused, type RoomAccess, staysAs } from './room-access.ts'
import { factsOf, type MeetingVisit, type RealtimeServer, type RealtimeSocket, visitIn } from './server.ts'

/** The Socket.IO room of all visitors of meetings, by which processes find the visitors of other processes. */
const ALL_VISITORS = 'visitors'
/** Visits of one page of staff: one in each room of a session. */
const MOST_VISITS = 3
/** Milliseconds for other processes to list their visitors. */
const PATIENCE = 1_000

/** A visitor as the other visitors see it. `null`: the room gives no names, so it is no meeting. */
function peerOf(actor: Actor, { audience: role, name }: RoomEntry): MeetingPeer | null {
  if (name === undefined) return null
  // Ids in the order of arrival: pages that share out their work agree by it.
  const id = `${Date.now().toString(36).padStart(9, '0')}-${randomUUID()}`
  const peer = { id, name, role }
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
  readonly #media: MediaVisits
  /** The visitors connected to this process: by meeting, then by peer id. */
  readonly #here = new Map<string, Map<string, RealtimeSocket>>()
  readonly #presence = new RemotePresence({
    came: (visit) => this.#tellJoined(visit),
    went: (visit) => this.#tellLeft(visit),
  })
  #looking: Promise<void> | undefined
  #hasLooked = false

  constructor(io: RealtimeServer, access: RoomAccess, cluster: Cluster, media: MediaVisits) {
    this.#io = io
    this.#media = media
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
    for (const socket of this.#visitorsHere(room).values())
      socket.emit('meeting-peer-joined', { ...peer, room })
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
    this.#makePlace(socket, room, peer)
    const peers = [...this.#peersHere(room), ...this.#presence.in(room)]
    this.#enter(socket, { room, peer })
    return { ok: true, self: peer.id, peers }
  }

  #peersHere(room: string): MeetingPeer[] {
    return [...this.#visitorsHere(room).values()].flatMap((socket) => visitIn(socket, room)?.peer ?? [])
  }

  #enter(socket: RealtimeSocket, visit: MeetingVisit): void {
    this.#tellJoined(visit)
    const visitors = this.#here.get(visit.room) ?? new Map()
    this.#here.set(visit.room, visitors.set(visit.peer.id, socket))
    socket.data.visits = [...(socket.data.visits ?? []), visit]
    socket.join(ALL_VISITORS)
    this.#cluster.tell('meeting-came', visit)
    // A process that has just started does not know the earlier visitors.
    if (!this.#hasLooked) void this.look()
  }

  /** Goes to one peer of the same meeting, or nowhere. */
  relay(socket: RealtimeSocket, incoming: unknown): void {
    const send = meetingSendOf(incoming)
    if (!send) return
    const { to, data } = send
    for (const from of socket.data.visits ?? []) {
      if (this.#presence.has(from.room, to)) this.#cluster.tell('meeting-signal', from, to, data)
      else this.#visitorsHere(from.room).get(to)?.emit('meeting-signal', { from: from.peer.id, data })
    }
  }

  /** Delivers a message from another process. The sender is announced first, in case its announcement was lost. */
  #deliver(from: MeetingVisit, to: string, data: unknown): void {
    const socket = this.#visitorsHere(from.room).get(to)
    if (!socket) return
    this.#presence.came(from)
    socket.emit('meeting-signal', { from: from.peer.id, data })
  }

  /**
   * Ends visits that a new one does not go with: a page is in a room once, only staff are in several rooms, and in no
   * more than a session has.
   */
  #makePlace(socket: RealtimeSocket, room: string, { role }: MeetingPeer): void {
    const visits = socket.data.visits ?? []
    const others = visits.filter((visit) => visit.room !== room)
    const staying = role === 'staff' ? others.slice(1 - MOST_VISITS) : []
    for (const visit of visits) if (!staying.includes(visit)) this.#end(socket, visit)
  }

  /** Leaves one meeting. */
  leave(socket: RealtimeSocket, incoming: unknown): void {
    const visit = visitIn(socket, roomRequestOf(incoming)?.room ?? '')
    if (visit) this.#end(socket, visit)
  }

  /** The socket is gone. */
  leaveAll(socket: RealtimeSocket): void {
    for (const visit of socket.data.visits ?? []) this.#end(socket, visit)
  }

  #end(socket: RealtimeSocket, visit: MeetingVisit): void {
    const { room, peer } = visit
    const staying = (socket.data.visits ?? []).filter((other) => other !== visit)
    socket.data.visits = staying
    this.#media.end(peer.id)
    if (staying.length === 0) socket.leave(ALL_VISITORS)
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
      const visit = visitIn(socket, room)
      const entry = await this.#access.enter(factsOf(socket).actor, room)
      if (!visit || visitIn(socket, room) !== visit || staysAs(visit.peer.role, entry)) continue
      socket.emit('meeting-peer-left', { id: visit.peer.id })
      this.#end(socket, visit)
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
    const sockets = await this.#io.in(ALL_VISITORS).timeout(patient(PATIENCE)).fetchSockets()
    const own = this.#io.of('/').sockets
    return sockets.flatMap(({ id, data }) => (own.has(id as never) ? [] : (data.visits ?? [])))
  }
}
