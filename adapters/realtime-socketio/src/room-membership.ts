import type { Clock, SignalStore } from '@callboard/core'
import type { JoinReply, JoinRequest, RoomAudience } from '@callboard/core/http-contract'
import { joinRequestOf, roomRequestOf } from './incoming.ts'
import { invalidRequest, isRefused, isUnsure, type RoomAccess, staysAs } from './room-access.ts'
import type { RoomLinks } from './room-links.ts'
import { factsOf, type RealtimeSocket, type RoomVisit } from './server.ts'
import { channelOf } from './signal-delivery.ts'

/** Rooms one socket may be in at once. */
const MOST_ROOMS = 50

/** Lets sockets in and out of rooms, and gives returning members the signals they missed. */
export class RoomMembership {
  readonly #access: RoomAccess
  readonly #signals: SignalStore
  readonly #links: RoomLinks
  readonly #clock: Clock

  constructor(access: RoomAccess, signals: SignalStore, links: RoomLinks, clock: Clock) {
    this.#access = access
    this.#signals = signals
    this.#links = links
    this.#clock = clock
  }

  async join(socket: RealtimeSocket, incoming: unknown): Promise<JoinReply> {
    const request = joinRequestOf(incoming)
    const { rooms, actor } = factsOf(socket)
    if (!request || (rooms.size >= MOST_ROOMS && !rooms.has(request.room))) return invalidRequest
    const entry = await this.#access.enter(actor, request.room, request.by)
    if (isRefused(entry)) {
      if (!isUnsure(entry)) this.#putOut(socket, request.room)
      return entry
    }
    const { audience } = entry
    this.#letIn(socket, request.room, { audience, by: request.by })
    return { ok: true, audience, ...(await this.#missed(request, audience)) }
  }

  /**
   * Read after the socket is in, so that no signal falls between; a signal that comes twice carries the same number.
   */
  async #missed({ room, after }: JoinRequest, audience: RoomAudience) {
    if (after === undefined) {
      const { last, at } = await this.#signals.newest(room)
      const quiet = at && this.#clock.now().getTime() - at.getTime()
      return { seq: last, missed: [], quiet }
    }
    const { last, missed } = await this.#signals.since(room, after, audience)
    const isHidden = missed !== 'reload' && missed.some((signal) => this.#access.hidesEarlier(signal))
    return { seq: last, missed: isHidden ? ('reload' as const) : missed }
  }

  #letIn(socket: RealtimeSocket, room: string, visit: RoomVisit): void {
    const { audience } = visit
    const { rooms } = factsOf(socket)
    const before = rooms.get(room)?.audience
    if (before && before !== audience) socket.leave(channelOf(room, before))
    // A socket that went away meanwhile must not be put back into a room.
    if (!socket.connected) return
    rooms.set(room, visit)
    socket.join(channelOf(room, audience))
    this.#links.entered(socket, room, audience)
  }

  #putOut(socket: RealtimeSocket, room: string): void {
    const { rooms } = factsOf(socket)
    const visit = rooms.get(room)
    if (!visit) return
    rooms.delete(room)
    socket.leave(channelOf(room, visit.audience))
    this.#links.left(socket, room)
  }

  leave(socket: RealtimeSocket, incoming: unknown): void {
    const request = roomRequestOf(incoming)
    if (request) this.#putOut(socket, request.room)
  }

  /**
   * Asks the guards again. A socket that lost a room, or has another audience there now, is cut off and joins again
   * with its present rights.
   */
  async recheck(socket: RealtimeSocket): Promise<void> {
    const { rooms, actor } = factsOf(socket)
    for (const [room, { audience, by }] of rooms) {
      if (staysAs(audience, await this.#access.enter(actor, room, by))) continue
      this.#putOut(socket, room)
      socket.disconnect(true)
      return
    }
  }
}
