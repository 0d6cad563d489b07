import { type Token, token } from '@callboard/core'

/** What the review holds of a person. */
export interface TakeTraces {
  of(
    userId: string,
    records: readonly { readonly recordId: string; readonly sessionId: string }[],
  ): Promise<{
    /** Takes of nobody else, which go with the account; copies in other sessions are not counted. */
    readonly alone: number
    /** Takes with others, which stay. */
    readonly shared: number
    /** Comments that the account wrote about takes. */
    readonly comments: number
  }>
}

export const TAKE_TRACES: Token<TakeTraces> = token('review.take-traces')
