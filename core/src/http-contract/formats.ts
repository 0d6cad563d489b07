/** String formats of the wire, as JSON Schema options for any schema builder. */

/** A row id or an unguessable link id. */
export const idFormat = { minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' } as const
/** `YYYY-MM-DD`, a calendar day without a zone. */
export const dayFormat = { format: 'date' } as const
/** Whether a text is such a day, and one of the calendar. Forms ask for its figures only: the server knows the calendar, too. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  new Date(Date.parse(`${text}T00:00:00Z`) || 0).toISOString().startsWith(text)
/** `HH:mm`, the time of a wall clock. */
export const wallTimeFormat = { pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' } as const
/** ISO 8601 in UTC. */
export const instantFormat = { format: 'date-time' } as const
export const emailFormat = { format: 'email', maxLength: 254 } as const
/**
 * An address that mail servers take (RFC 5321 without quotes and address literals): the name has 64 characters at most
 * and no dot at its ends, a part of the domain 63 and no hyphen at its ends. The last part has letters only, or is an
 * international one in ASCII.
 */
const EMAIL =
  /^(?=[^@]{1,64}@)[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+(?:[A-Za-z]{2,63}|xn--[A-Za-z0-9-]{1,58}[A-Za-z0-9])$/
/** The one rule for e-mail addresses: of `emailFormat`, of forms and of texts that may hold an address. */
export const isEmail = (text: string): boolean => text.length <= emailFormat.maxLength && EMAIL.test(text)
/** An IANA time zone name. */
export const zoneFormat = { minLength: 1, maxLength: 64 } as const
/** The `uri` of a project in addresses. */
export const uriFormat = { minLength: 1, maxLength: 80, pattern: '^[A-Za-z0-9_-]+$' } as const
/** No control characters, line breaks, or marks that turn the direction of the text that comes after them. */
const PLAIN = '[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202a-\\u202e\\u2066-\\u2069]*$'
/** A name or another single line that a person typed. */
export const lineFormat = {
  minLength: 1,
  maxLength: 200,
  /** Something to see. */
  pattern: `^(?![\\s\\p{Cf}]*$)${PLAIN}`,
} as const
/** A line that may be empty. */
export const optionalLineFormat = { maxLength: 300, pattern: `^${PLAIN}` } as const
/** Longer plain text. */
export const textFormat = { maxLength: 5000 } as const
/** Set by the server on lists: never more than this many rows in one answer. */
export const PAGE_LIMIT = 100
