import { type Token, token } from '@callboard/core'

/** The talent who checked in to a session. */
export interface SessionFaces {
  readonly count: number
  /** The latest first. */
  readonly faces: readonly {
    readonly name: string
    /** Signed, good for an hour. */
    readonly photoUrl: string | null
  }[]
}

export interface CheckInFaces {
  /**
   * By one statement; sessions without check-ins are not in it.
   * @param most faces of each session
   */
  bySession(sessionIds: readonly string[], most: number): Promise<ReadonlyMap<string, SessionFaces>>
}

export const CHECK_IN_FACES: Token<CheckInFaces> = token('lobby.check-in-faces')
