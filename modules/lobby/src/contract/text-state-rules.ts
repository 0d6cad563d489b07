/** How the latest text to a talent fares; `none`: no text was asked for yet. */
export const RECORD_TEXT_STATES = [
  'none',
  'queued',
  'sent',
  'delivered',
  'kept',
  'undelivered',
  'opted_out',
  'invalid',
] as const
export type RecordTextState = (typeof RECORD_TEXT_STATES)[number]

/** Marks a text that staff typed: its recipient cannot answer. */
export const DO_NOT_REPLY = '*Do Not Reply*'

/** A text that staff typed, without the mark that every such text gets: nobody reads it twice. */
export const withoutMark = (body: string): string => {
  let words = body.trim()
  while (words.toLowerCase().endsWith(DO_NOT_REPLY.toLowerCase()))
    words = words.slice(0, -DO_NOT_REPLY.length).trimEnd()
  return words
}
