import { type Token, token } from '@callboard/core'

/** The days that a freelancer has named, `YYYY-MM-DD`, earliest first. */
export interface NamedDays {
  readonly available: readonly string[]
  readonly notAvailable: readonly string[]
}

export interface FreelancerDays {
  /** Days of an account without a profile are empty. */
  of(userId: string): Promise<NamedDays>
}

export const FREELANCER_DAYS: Token<FreelancerDays> = token('freelancers.days')
