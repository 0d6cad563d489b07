import type { JoinReply, RoomAudience, SignalMessage } from '@callboard/core/http-contract'

export interface FeedEvents {
  /** A signal of the room, each exactly once and in order. */
  readonly signal: (message: SignalMessage) => void
  /** Too much was missed: what the screen shows must be loaded afresh. */
  readonly reload: () => void
  readonly joined: (audience: RoomAudience) => void
  readonly refused: (message: string) => void
}

export type Join = (room: string, after: number | undefined) => Promise<JoinReply>

/**
 * One room as this page follows it. The server numbers signals 1, 2, 3 …; a number seen twice is ignored, a hole
 * makes the feed join again and ask for what lies after the last number it has.
 */
export class RoomFeed {
  private readonly room: string
  private readonly join: Join
  private readonly events: FeedEvents
  private seq: number | undefined
  private joining: Promise<void> | undefined
  /** What came before its turn. */
  private early: SignalMessage[] = []

  constructor(room: string, join: Join, events: FeedEvents) {
    this.room = room
    this.join = join
    this.events = events
  }

  /** Joins, or joins again after a cut line; a second call while one is under way changes nothing. */
  enter(): Promise<void> {
    if (this.joining) return this.joining
    const mine = this.ask().then(() => {
      if (this.joining !== mine) return
      this.joining = undefined
      if (this.early.length > 0) return this.enter()
    })
    this.joining = mine
    return mine
  }

  /** The line was cut: an answer that is still owed will not come, so the next `enter` asks anew. */
  cut(): void {
    this.joining = undefined
  }

  receive(message: SignalMessage): void {
    // While joining, what arrives may lie beyond what the answer brings; it waits its turn.
    if (this.joining || this.seq === undefined) this.early.push(message)
    else this.take(message)
  }

  private async ask(): Promise<void> {
    const before = this.seq
    let reply: JoinReply
    try {
      reply = await this.join(this.room, before)
    } catch {
      // The line broke meanwhile; the feed is told when it is back.
      return
    }
    if (!reply.ok) {
      this.early = []
      return this.events.refused(reply.message)
    }
    this.events.joined(reply.audience)
    if (reply.missed === 'reload') this.startAt(reply.seq)
    else {
      this.seq ??= reply.seq - reply.missed.length
      for (const message of reply.missed) this.take(message)
    }
    const waiting = this.early.sort((a, b) => a.seq - b.seq)
    this.early = []
    for (const message of waiting) this.take(message)
    // The server has no more of what is missing: what the screen shows cannot be mended piece by piece.
    if (this.early.length > 0 && this.seq === before) {
      const newest = Math.max(...this.early.map(({ seq }) => seq))
      this.early = []
      this.startAt(newest)
    }
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
    this.events.signal(message)
  }
}
