import { OWN_TEXT_PLACEHOLDERS } from '../contract/index.ts'
import { faultOfOwnText } from '../domain/own-text.ts'

/** For modules in which people word messages themselves. */
export class OwnTexts {
  /** @returns what keeps a message from being written so, in words for whoever typed them; null when nothing does */
  fault(text: string): string | null {
    return faultOfOwnText(text, OWN_TEXT_PLACEHOLDERS)
  }
}
