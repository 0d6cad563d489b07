import type { PhoneNumbers } from '../../kernel/index.ts'

/** Accepts texts in the form of E.164. */
export const e164Phones: PhoneNumbers = { parse: (typed) => (/^\+\d{8,15}$/.test(typed) ? typed : null) }
