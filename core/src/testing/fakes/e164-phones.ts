import type { PhoneNumbers } from '../../kernel/index.ts'

/** Takes what looks like E.164 already. */
export const e164Phones: PhoneNumbers = { parse: (typed) => (/^\+\d{8,15}$/.test(typed) ? typed : null) }
