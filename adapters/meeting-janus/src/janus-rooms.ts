import { createHmac, randomUUID } from 'node:crypto'
import type { HandleEvents, JanusHandle, JanusLink } from './janus-link.ts'
import { type JanusPublisher, JanusRefusal, NO_SUCH_ROOM, ROOM_EXISTS } from './janus-message.ts'

/** Bits per second of one picture: in the casting room it is judged, in the waiting room it is seen small. */
const PICTURE = { main: 2_500_000, test: 300_000, backoffice: 2_500_000 } as const
/** Senders of one room. */
const MOST_SENDERS = 50

const bitrateOf = (room: string) => PICTURE[room.slice(0, room.indexOf('.')) as keyof typeof PICTURE]

const ignored: HandleEvents = { said: () => {}, hungUp: () => {} }

export interface RoomKeys {
  /** The `admin_key` of the VideoRoom plugin. */
  readonly adminKey: string
  /** The secret of the install: another one gives other rooms. */
  readonly secret: string
}

/**
 * The rooms at Janus. Each is named and locked by an HMAC of its id, so that every process knows it and nobody else
 * can; it is made when the first comes and removed when the last has gone.
 */
export class JanusRooms {
  readonly #link: JanusLink
  readonly #keys: RoomKeys
  #desk: Promise<JanusHandle> | undefined

  constructor(link: JanusLink, keys: RoomKeys) {
    this.#link = link
    this.#keys = keys
  }

  /** Janus was away: the desk there is gone. */
  forget(): void {
    this.#desk = undefined
  }

  #atDesk(body: object) {
    this.#desk ??= this.#link.attach(ignored)
    this.#desk.catch(() => this.forget())
    return this.#desk.then((desk) => desk.ask(body))
  }

  #hash(purpose: string, id: string): Buffer {
    return createHmac('sha256', this.#keys.secret).update(`janus ${purpose}\n${id}`).digest()
  }

  /** 52 bits, as Janus counts rooms in whole numbers that JSON can carry. */
  #number(id: string): number {
    return Number(this.#hash('room', id).readBigUInt64BE() >> 12n) + 1
  }

  #pin = (id: string) => this.#hash('pin', id).toString('base64url')
  #lock = (id: string) => this.#hash('secret', id).toString('base64url')

  /** How a receiver names the room. */
  key(id: string) {
    return { room: this.#number(id), pin: this.#pin(id) }
  }

  async #make(id: string): Promise<void> {
    const { room, pin } = this.key(id)
    const making = this.#atDesk({
      request: 'create',
      room,
      pin,
      secret: this.#lock(id),
      admin_key: this.#keys.adminKey,
      description: id,
      permanent: false,
      is_private: true,
      // Only with a token that was allowed a moment before.
      allowed: [],
      publishers: MOST_SENDERS,
      bitrate: bitrateOf(id),
      bitrate_cap: true,
      audiocodec: 'opus',
      videocodec: 'vp8',
    })
    await making.catch((fault) => {
      if (!(fault instanceof JanusRefusal) || fault.code !== ROOM_EXISTS) throw fault
    })
  }

  /**
   * Takes a place in the room, by a token that opens it once.
   * @returns the senders there
   * @throws JanusRefusal, JanusAway
   */
  async join(id: string, handle: JanusHandle, display: string): Promise<readonly JanusPublisher[]> {
    await this.#make(id)
    const joined = await this.#joinOnce(id, handle, display).catch(async (fault) => {
      // Another process has just removed the room, because nobody was in it.
      if (!(fault instanceof JanusRefusal) || fault.code !== NO_SUCH_ROOM) throw fault
      await this.#make(id)
      return await this.#joinOnce(id, handle, display)
    })
    return joined.data.publishers ?? []
  }

  async #joinOnce(id: string, handle: JanusHandle, display: string) {
    const { room, pin } = this.key(id)
    const token = randomUUID()
    const allow = (action: 'add' | 'remove') =>
      this.#atDesk({ request: 'allowed', room, secret: this.#lock(id), action, allowed: [token] })
    await allow('add')
    try {
      return await handle.ask({ request: 'join', ptype: 'publisher', room, pin, token, display })
    } finally {
      await allow('remove').catch(() => {})
    }
  }

  /** Removes a room without participants; the next to come makes it again. */
  async sweep(id: string): Promise<void> {
    const { room } = this.key(id)
    const secret = this.#lock(id)
    const { data } = await this.#atDesk({ request: 'listparticipants', room, secret })
    if (data.participants?.length === 0) await this.#atDesk({ request: 'destroy', room, secret })
  }
}
