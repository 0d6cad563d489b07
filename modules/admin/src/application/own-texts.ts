import { service } from '@callboard/core'
import { OWN_TEXT_PLACEHOLDERS } from '../contract/index.ts'
import { faultOfOwnText } from '../domain/own-text.ts'
import type { OwnTexts } from '../queries/index.ts'

export class OwnTextRules extends service({}) implements OwnTexts {
  fault(text: string): string | null {
    return faultOfOwnText(text, OWN_TEXT_PLACEHOLDERS)
  }
}
