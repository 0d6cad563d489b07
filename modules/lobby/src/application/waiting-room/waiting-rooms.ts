import { broken, CLOCK, DomainError, missing, SECRET_HASHER, service } from '@callboard/core'
import type { SessionFacts } from '@callboard/projects/queries'
import { inWaitingOrder, type RoomAddress, roomAddress, type WaitingRoomTalent } from '../../domain/index.ts'
import type { WaitingRoomQueries } from '../../queries/index.ts'
import { WAITING_ROOM, type WaitingRoomPlace } from '../ports/index.ts'

/** The screens of a session ask at the same pace; all but one of them are answered from here. */
const FRESH_MS = 4_000
/** Name and check-in page of a room hardly change. */
const KNOWN_PLACE_MS = 10 * 60_000
/** Rooms whose talent are remembered. */
const REMEMBERED = 200

export interface WaitingRoomReading {
  readonly place: WaitingRoomPlace & { readonly checkInLink: string | null }
  /** Those who were removed there are left out. */
  readonly talent: readonly WaitingRoomTalent[]
  readonly at: Date
}

export interface WaitingRoomNews {
  readonly trouble: 'off' | 'unreachable' | 'unknown' | null
  /** The last one that worked; null before the first. */
  readonly reading: WaitingRoomReading | null
}

interface Watched {
  readonly asked: number
  readonly news: Promise<WaitingRoomNews>
}

interface KnownPlace {
  readonly at: number
  readonly place: WaitingRoomReading['place']
}

const OFF: WaitingRoomNews = { trouble: 'off', reading: null }

const noWaitingRoomHere = () => broken('no_waiting_room', 'This session has no external waiting room.')

const noAnswer = () =>
  new DomainError(
    'unavailable',
    'waiting_room_unavailable',
    'TWR does not answer. Please try again in a moment.',
  )

/** Talent of external waiting rooms, read for all screens of a session at once. */
export class WaitingRooms
  extends service({ port: WAITING_ROOM, clock: CLOCK, hasher: SECRET_HASHER })
  implements WaitingRoomQueries
{
  readonly #watched = new Map<string, Watched>()
  readonly #places = new Map<string, KnownPlace>()

  get configured(): boolean {
    return this.needs.port.configured
  }

  isFor({ twr }: SessionFacts): boolean {
    return this.configured && twr !== null && roomAddress(twr) !== null
  }

  /** Never refused: what is wrong is a part of the news. */
  async look(session: SessionFacts): Promise<WaitingRoomNews> {
    const { twr, twrSync } = session
    const address = twr === null ? null : roomAddress(twr)
    if (!this.configured || twr === null || !address || !twrSync) return OFF
    const now = this.needs.clock.now().getTime()
    const known = this.#watched.get(twr)
    if (known && now - known.asked < FRESH_MS) return await known.news
    const news = this.#ask(twr, address, known?.news)
    this.#remember(twr, { asked: now, news })
    return await news
  }

  /**
   * One of its talent as the waiting room knows them now.
   * @throws DomainError missing for one of another room, rule `no_waiting_room`, or as the port says
   */
  async talent(session: SessionFacts, recordId: string): Promise<WaitingRoomTalent> {
    if (!this.isFor(session)) throw noWaitingRoomHere()
    await this.#listed(session, recordId)
    const found = await this.needs.port.record(recordId)
    if (found.id !== recordId || found.removed) throw missing('This talent')
    return found
  }

  async refOf(session: SessionFacts, recordId: string): Promise<string> {
    if (!this.isFor(session)) throw noWaitingRoomHere()
    await this.#listed(session, recordId)
    return this.ref(session.id, recordId)
  }

  /** During an outage the last known talent count; before the first answer nobody can tell. */
  async #listed(session: SessionFacts, recordId: string): Promise<void> {
    const { reading, trouble } = await this.look(session)
    if (reading?.talent.some(({ id }) => id === recordId)) return
    throw trouble === 'unreachable' ? noAnswer() : missing('This talent')
  }

  /** Of its own for each session: two sessions may name the same room. */
  ref(sessionId: string, recordId: string): string {
    return this.needs.hasher.digest(`waiting-room ${sessionId} ${recordId}`)
  }

  async #ask(
    twr: string,
    address: RoomAddress,
    before: Promise<WaitingRoomNews> | undefined,
  ): Promise<WaitingRoomNews> {
    const last = (await before)?.reading ?? null
    try {
      const place = await this.#place(twr, address)
      const talent = await this.needs.port.records(place.id)
      const reading = {
        place,
        talent: inWaitingOrder(talent.filter(({ removed }) => !removed)),
        at: this.needs.clock.now(),
      }
      return { trouble: null, reading }
    } catch (fault) {
      if (!(fault instanceof DomainError)) throw fault
      this.#places.delete(twr)
      return fault.kind === 'missing'
        ? { trouble: 'unknown', reading: null }
        : { trouble: 'unreachable', reading: last }
    }
  }

  async #place(twr: string, address: RoomAddress): Promise<WaitingRoomReading['place']> {
    const now = this.needs.clock.now().getTime()
    const known = this.#places.get(twr)
    if (known && now - known.at < KNOWN_PLACE_MS) return known.place
    const found = await this.needs.port.find(address)
    const domain = await this.needs.port.domain(found.id)
    const checkInLink = domain && `https://${domain}/onboard/${address.studio}/${address.room}`
    const place = { ...found, checkInLink }
    this.#places.set(twr, { at: now, place })
    return place
  }

  #remember(twr: string, watched: Watched): void {
    const [oldest] = this.#watched.keys()
    if (oldest !== undefined && !this.#watched.has(twr) && this.#watched.size >= REMEMBERED) {
      this.#watched.delete(oldest)
      this.#places.delete(oldest)
    }
    this.#watched.delete(twr)
    this.#watched.set(twr, watched)
  }
}
