/** Twilio's words, and CTIA's: each alone, in any letters. */
const STOP_WORDS = [
  'stop',
  'stopall',
  'stop all',
  'unsubscribe',
  'cancel',
  'end',
  'quit',
  'optout',
  'opt out',
  'revoke',
]
const START_WORDS = ['start', 'unstop', 'yes']

/** A text that the holder of a number sent back, as its provider passes it on. */
export interface TextReply {
  /** The provider's id of it. */
  readonly providerId: string
  /** E.164 */
  readonly phone: string
  /** Where it arrived: the number or short code, and the Messaging Service that this belongs to. */
  readonly to: readonly string[]
  readonly words: string
}

/** @returns what the reply asks for; null for any other words: 'stop please' is a sentence */
export function wishIn({ words }: Pick<TextReply, 'words'>): 'stop' | 'start' | null {
  const said = words.trim().replaceAll(/\s+/g, ' ').toLowerCase()
  if (STOP_WORDS.includes(said)) return 'stop'
  return START_WORDS.includes(said) ? 'start' : null
}
