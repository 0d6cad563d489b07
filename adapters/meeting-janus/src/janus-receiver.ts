import type { MediaCandidate, MediaMessage, MediaPlace } from '@callboard/core/http-contract'
import type { JanusAnswer, JanusHandle, JanusLink } from './janus-link.ts'
import { JanusAway, type JanusPublisher } from './janus-message.ts'

/** Milliseconds until another try, after a sender went while it was asked for. */
const AGAIN = 500

export interface ReceiverPorts {
  readonly link: JanusLink
  /** Number and PIN of the room. */
  readonly room: { readonly room: number; readonly pin: string }
  /** The peer of this visit, whose own picture does not come back to it. */
  readonly own: string
  /** The audiences whose senders are received. */
  readonly meets: readonly string[]
  readonly tell: (message: MediaMessage) => void
  readonly warn: (fault: unknown) => void
}

/** `{audience}.{peer}` */
function nameOf({ display = '' }: JanusPublisher) {
  const dot = display.indexOf('.')
  return { audience: display.slice(0, dot), peer: display.slice(dot + 1) }
}

/**
 * Receives all senders of a room over one connection. A sender that comes is added to it by another offer; one at a
 * time, because Janus and the page must agree on each before the next.
 */
export class JanusReceiver {
  readonly #ports: ReceiverPorts
  /** Feed → peer. */
  readonly #feeds = new Map<number, string>()
  readonly #asked = new Set<number>()
  #handle: JanusHandle | undefined
  #offers = 0
  /** An offer is made, or waits for the page's answer. */
  #isBusy = false
  /** Rises with each new connection, so that work for an earlier one is dropped. */
  #round = 0
  #isClosed = false
  #again: NodeJS.Timeout | undefined

  constructor(ports: ReceiverPorts) {
    this.#ports = ports
  }

  came(publishers: readonly JanusPublisher[]): void {
    for (const publisher of publishers) {
      const { audience, peer } = nameOf(publisher)
      if (peer !== this.#ports.own && this.#ports.meets.includes(audience))
        this.#feeds.set(publisher.id, peer)
    }
    void this.#pull()
  }

  went(feed: number): void {
    this.#feeds.delete(feed)
    this.#asked.delete(feed)
  }

  /** Begins anew, with another connection. */
  async begin(): Promise<void> {
    const before = this.#handle
    this.#round += 1
    this.#handle = undefined
    this.#asked.clear()
    this.#isBusy = false
    await before?.detach()
    void this.#pull()
  }

  /** @throws JanusRefusal, JanusAway */
  async answer(offer: number, sdp: string): Promise<void> {
    if (offer !== this.#offers || !this.#handle) return
    await this.#handle.ask({ request: 'start' }, { type: 'answer', sdp })
    this.#isBusy = false
    void this.#pull()
  }

  trickle(candidate: MediaCandidate | null): void {
    this.#handle?.trickle(candidate)
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#again)
    void this.#handle?.detach()
    this.#handle = undefined
  }

  async #pull(): Promise<void> {
    const news = [...this.#feeds.keys()].filter((feed) => !this.#asked.has(feed))
    if (this.#isClosed || this.#isBusy || news.length === 0) return
    this.#isBusy = true
    const round = this.#round
    try {
      await this.#ask(news, round)
    } catch (fault) {
      if (round !== this.#round || this.#isClosed || fault instanceof JanusAway) return
      this.#ports.warn(fault)
      for (const feed of news) this.#asked.delete(feed)
      this.#isBusy = false
      this.#again = setTimeout(() => void this.#pull(), AGAIN)
    }
  }

  async #ask(feeds: readonly number[], round: number): Promise<void> {
    for (const feed of feeds) this.#asked.add(feed)
    const streams = feeds.map((feed) => ({ feed }))
    const isFirst = !this.#handle
    const handle = this.#handle ?? (await this.#attach(round))
    if (round !== this.#round || this.#isClosed) return await handle.detach()
    this.#handle = handle
    const answer = await handle
      .ask(
        isFirst
          ? { request: 'join', ptype: 'subscriber', ...this.#ports.room, streams, autoupdate: false }
          : { request: 'update', subscribe: streams },
      )
      .catch(async (fault) => {
        // Without its first agreement a place is of no use.
        if (isFirst && this.#handle === handle) this.#handle = undefined
        if (isFirst) await handle.detach()
        throw fault
      })
    if (round === this.#round) this.#offer(answer)
  }

  #attach(round: number): Promise<JanusHandle> {
    return this.#ports.link.attach({
      said: () => {},
      hungUp: () => {
        if (round === this.#round && !this.#isClosed) this.#ports.tell({ kind: 'lost', leg: 'receive' })
      },
    })
  }

  #offer({ data, jsep }: JanusAnswer): void {
    if (!jsep) {
      // Nothing has changed that the page must agree to.
      this.#isBusy = false
      return void this.#pull()
    }
    const places = (data.streams ?? []).flatMap(({ type, mid, active, feed_id }): MediaPlace[] => {
      const peer = feed_id === undefined ? undefined : this.#feeds.get(feed_id)
      const isUsed = peer !== undefined && active !== false && (type === 'audio' || type === 'video')
      return isUsed ? [{ mid, peer, kind: type }] : []
    })
    this.#ports.tell({ kind: 'offer', offer: ++this.#offers, sdp: jsep.sdp, places })
  }
}
