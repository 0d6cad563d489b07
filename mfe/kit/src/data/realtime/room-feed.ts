import type { JoinReply, RoomAudience, SignalMessage } from '@callboard/core/http-contract'

export interface FeedEvents {
  /** A signal of the room, each exactly once and in order. */
  readonly signal: (message: SignalMessage) => void
  /** Too many signals were missed: the screen's answers must be loaded afresh. */
  readonly reload: () => void
  readonly joined: (audience: RoomAudience) => void
  readonly refused: (message: string) => void
  /** The server could not answer, though the line is there: `enter` has to be called again a little later. */
  readonly unanswered: () => void
}

/**
 * A signal is written some time before the answers show its change, and by the clock of another machine. Milliseconds
 * that are longer than both.
 */
const UNSURE = 10_000

/** Fails when there is no answer. */
export type Join = (room: string, after: number | undefined) => Promise<JoinReply>

/**
 * Feed of a room for this page. The server numbers signals 1, 2, 3 …; a number seen twice is ignored, and
 * a hole, or word of a later number, makes the feed join again and ask for the signals after the last number it has.
 */
export class RoomFeed {
  private readonly room: string
  private readonly join: Join
  private readonly events: FeedEvents
  private readonly now: () => number
  /** The moment after which no signal has come: an answer that was asked for later is true. */
  heard = Number.POSITIVE_INFINITY
  private seq: number | undefined
  private joining: Promise<void> | undefined
  /** Signals that arrived before a lower number. */
  private early: SignalMessage[] = []
  /** The highest number the server has spoken of. */
  private announced = 0

  /** @param now milliseconds of a clock that does not jump */
  constructor(room: string, join: Join, events: FeedEvents, now = () => performance.now()) {
    this.room = room
    this.join = join
    this.events = events
    this.now = now
  }

  /** Joins, or joins again after a cut line; a second call while one is under way changes nothing. */
  enter(): Promise<void> {
    if (this.joining) return this.joining
    const mine = this.ask().then((outcome) => {
      if (this.joining !== mine) return
      this.joining = undefined
      if (outcome === 'unanswered') return this.events.unanswered()
      if (outcome === 'in' && this.lacks()) return this.enter()
    })
    this.joining = mine
    return mine
  }

  /** The line was cut: an answer that is still owed will not come, so the next `enter` asks anew. */
  cut(): void {
    this.joining = undefined
  }

  receive(message: SignalMessage): void {
    // While joining, a signal may have a number beyond the answer's signals; it waits its turn.
    if (this.joining || this.seq === undefined) this.early.push(message)
    else this.take(message)
  }

  /** Notes the room's highest number from the server, and asks for the missing signals. */
  reach(seq: number): void {
    this.announced = Math.max(this.announced, seq)
    if (!this.joining && this.seq !== undefined && this.lacks()) void this.enter()
  }

  private lacks(): boolean {
    return this.early.length > 0 || this.announced > (this.seq ?? 0)
  }

  private async ask(): Promise<'in' | 'refused' | 'unanswered'> {
    const before = this.seq
    const reply = await this.join(this.room, before).catch(() => undefined)
    if (!reply || (!reply.ok && reply.code === 'unavailable')) return 'unanswered'
    if (!reply.ok) {
      this.early = []
      this.events.refused(reply.message)
      return 'refused'
    }
    if (reply.quiet !== undefined)
      this.heard = reply.quiet === null ? Number.NEGATIVE_INFINITY : this.now() - reply.quiet + UNSURE
    this.events.joined(reply.audience)
    if (reply.missed === 'reload') this.startAt(reply.seq)
    else {
      this.seq ??= reply.seq - reply.missed.length
      for (const message of reply.missed) this.take(message)
    }
    const waiting = this.early.sort((a, b) => a.seq - b.seq)
    this.early = []
    for (const message of waiting) this.take(message)
    // The server no longer has the missing signals: the screen's answers must be loaded as a whole.
    if (this.lacks() && this.seq === before) {
      const newest = Math.max(this.announced, ...this.early.map(({ seq }) => seq))
      this.early = []
      this.startAt(newest)
    }
    return 'in'
  }

  private startAt(seq: number): void {
    this.seq = seq
    this.events.reload()
  }

  private take(message: SignalMessage): void {
    const last = this.seq ?? 0
    if (message.seq <= last) return
    if (message.seq > last + 1) {
      this.early.push(message)
      if (!this.joining) void this.enter()
      return
    }
    this.seq = message.seq
    this.heard = this.now()
    this.events.signal(message)
  }
}
