import { type Token, token } from '@callboard/core'
import type { SessionFacts } from '@callboard/projects/queries'

/** Whether texts can go out, and numbers that answered STOP, for modules that let people ask for texts. */
export interface TextConsent {
  /** False where neither the install nor a casting director of the project has an account at a provider of texts. */
  sendsTexts(project: Pick<SessionFacts, 'castingDirectorIds'>): Promise<boolean>
  /** True when the number has opted out of the texts of the sender that texts of the project leave from. */
  isOptedOut(projectId: string, phone: string): Promise<boolean>
  /** True when the project has sent as many texts today as it may. */
  isSpent(projectId: string): Promise<boolean>
  /** @returns since when numbers have opted out of the texts of any sender; others are left out */
  optedOut(phones: readonly string[]): Promise<ReadonlyMap<string, Date>>
}

export const TEXT_CONSENT: Token<TextConsent> = token('admin.text-consent')
