import { type Token, token } from '@callboard/core'

/** Uploads of talent, for the check-in that hands them in. */
export interface SelfTapes {
  /**
   * Reserves uploads for the check-in of a person; they stay for at least a day then.
   * @param keys of uploads, as the browser that made them has them
   * @param person a digest; an upload that was reserved for another person is not given
   * @returns ids of those that are whole and belong to the date, each once
   */
  claim(keys: readonly string[], dayId: string, person: string): Promise<readonly string[]>
}

export const SELF_TAPES: Token<SelfTapes> = token('review.self-tapes')
