/** String formats of the wire, as JSON Schema options for any schema builder. */

/** A row id or an unguessable link id. */
export const idFormat = { minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' } as const
/** `YYYY-MM-DD`, a calendar day without a zone. */
export const dayFormat = { format: 'date' } as const
/** `HH:mm`, the time of a wall clock. */
export const wallTimeFormat = { pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' } as const
/** ISO 8601 in UTC. */
export const instantFormat = { format: 'date-time' } as const
export const emailFormat = { format: 'email', maxLength: 254 } as const
/** An IANA time zone name. */
export const zoneFormat = { minLength: 1, maxLength: 64 } as const
/** The `uri` of a project in addresses. */
export const uriFormat = { minLength: 1, maxLength: 80, pattern: '^[A-Za-z0-9_-]+$' } as const
/** A name or another single line that a person typed. */
export const lineFormat = {
  minLength: 1,
  maxLength: 200,
  /** Something to see, and no control characters or line breaks. */
  pattern: '^(?![\\s\\p{Cf}]*$)[^\\p{Cc}\\p{Zl}\\p{Zp}]*$',
} as const
/** A line that may be empty. */
export const optionalLineFormat = { maxLength: 300, pattern: '^[^\\p{Cc}\\p{Zl}\\p{Zp}]*$' } as const
/** Longer plain text. */
export const textFormat = { maxLength: 5000 } as const
/** Set by the server on lists: never more than this many rows in one answer. */
export const PAGE_LIMIT = 100
