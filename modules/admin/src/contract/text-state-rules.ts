/** How a text to a talent fares. `opted_out` and `invalid` are ends like `undelivered`, whose cause staff can act on. */
export const TEXT_STATES = [
  'queued',
  'sent',
  'delivered',
  'kept',
  'undelivered',
  'opted_out',
  'invalid',
] as const
export type TextState = (typeof TEXT_STATES)[number]
