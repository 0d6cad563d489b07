import { type Token, token } from '@callboard/core'
import type { ClothesType, SizeType } from '../contract/size-rules.ts'

/** The grown-up who answers for a talent under 18, and gets their messages. */
export interface GuardianFacts {
  readonly name: string
  readonly email: string
  /** E.164 */
  readonly phone: string
}

/** What a talent's profile brings to a check-in. */
export interface TalentProfileFacts {
  /** Keys of stored pictures, the first one first. */
  readonly headshotKeys: readonly string[]
  readonly agent: string | null
  readonly agentEmail: string | null
  readonly agentPhone: string | null
  readonly heightFt: number | null
  readonly heightIn: number | null
  readonly clothesType: ClothesType | null
  readonly clothesSizes: Readonly<Partial<Record<SizeType, string>>>
  readonly instagramHandle: string | null
  readonly tiktokHandle: string | null
}

export interface TalentProfiles {
  /** Null while the talent has told nothing. */
  of(userId: string): Promise<TalentProfileFacts | null>
  /** The guardian of the talent under 18 whose account has the e-mail address. */
  guardianOf(email: string): Promise<(GuardianFacts & { readonly userId: string }) | null>
}

export const TALENT_PROFILES: Token<TalentProfiles> = token('accounts.talent-profiles')
