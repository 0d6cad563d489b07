import type { TextSender } from '@callboard/admin'
import { checkSettings, type TwilioSettings } from './settings.ts'
import { TwilioTexts } from './twilio-texts.ts'
import { INSTALL } from './unanswered.ts'

/**
 * Texts of the install's own account.
 * @throws Error that names the setting at fault
 */
export function installTexts(settings: TwilioSettings): TextSender {
  checkSettings(settings)
  return new TwilioTexts(settings, INSTALL)
}
