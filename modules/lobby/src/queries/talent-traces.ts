import { type Token, token } from '@callboard/core'

/** What the lobby holds of an account, as it goes with it. */
export interface TalentTraces {
  of(userId: string): Promise<{
    /** Those that came of them with copied groups included. */
    readonly records: readonly { readonly recordId: string; readonly sessionId: string }[]
    readonly checkIns: number
    readonly photos: number
    readonly chatMessages: number
    /** Sign-in sheets that go on naming the talent; `until` is the last of their days, `YYYY-MM-DD`. */
    readonly keptSheets: { readonly count: number; readonly until: string } | null
  }>
}

export const TALENT_TRACES: Token<TalentTraces> = token('lobby.talent-traces')
