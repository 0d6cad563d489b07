import { type Token, token } from '@callboard/core'

/** For modules in which people word messages themselves. */
export interface OwnTexts {
  /** @returns why no message can be written with the text, in words for its author; null when it can */
  fault(text: string): string | null
}

export const OWN_TEXTS: Token<OwnTexts> = token('admin.own-texts')
