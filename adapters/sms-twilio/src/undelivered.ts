import type { FailureCause } from '@callboard/admin'

/** Twilio's error codes that are about the recipient or the text, not about us: another try would end the same way. */
const REASONS: Readonly<Record<number, string>> = {
  21211: 'This is not a valid phone number.',
  21217: 'This is not a valid phone number.',
  21214: 'The number cannot be reached.',
  21612: 'The number cannot be reached by text.',
  21614: 'This is not the number of a mobile phone.',
  21610: 'The recipient has opted out of texts by answering STOP.',
  21408: 'Texts to the region of this number are not allowed in the Twilio account.',
  21617: 'The text is longer than the 1,600 characters that Twilio takes.',
  30003: 'The phone is switched off or out of reach.',
  30004: 'The recipient or the carrier blocks our texts.',
  30005: 'The number does not exist any more.',
  30006: 'The number is a landline or takes no texts.',
  30007: 'The carrier has held the text back as spam.',
  30008: 'The carrier could not deliver the text and did not say why.',
  30034: 'The carrier only takes texts from registered senders, which the number it was sent from is not.',
}

/** Why a text that Twilio took was not delivered, in plain words. */
export function undelivered(code: number | null): string {
  if (code === null || Number.isNaN(code)) return 'Twilio could not deliver the text and did not say why.'
  return REASONS[code] ?? `Twilio could not deliver the text (its error ${code}).`
}

/** @returns why Twilio will never take this text for this number, or null when another try may work */
export const refusal = (code: number): string | null => REASONS[code] ?? null

const CAUSES: Readonly<Record<number, FailureCause>> = {
  21211: 'invalid',
  21217: 'invalid',
  21614: 'invalid',
  30006: 'invalid',
  21610: 'opted_out',
}

/** @returns what is wrong with the number, where that is what the error says */
export const causeOf = (code: number | null): FailureCause | null =>
  code === null ? null : (CAUSES[code] ?? null)
