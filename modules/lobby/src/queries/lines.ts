import { type Token, token } from '@callboard/core'

/** How the line of a date stands. */
export interface LineHead {
  readonly waiting: number
  /** `HH:mm` on the wall of the session's zone, of all who wait: how late the day is. Null where nobody has a call. */
  readonly earliestCall: string | null
  /** The talent whose turn is next. */
  readonly next: {
    readonly name: string
    readonly role: string
    /** `HH:mm` on the wall of the session's zone; null for a talent without a call. */
    readonly call: string | null
  }
}

export interface Lines {
  /** By one statement; dates whose line is empty are not in it. */
  heads(dayIds: readonly string[]): Promise<ReadonlyMap<string, LineHead>>
}

export const LINES: Token<Lines> = token('lobby.lines')
