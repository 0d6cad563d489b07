import type { PhoneNumbers } from '../../kernel/index.ts'

/** Accepts texts in the form of E.164. */
export const e164Phones: PhoneNumbers = {
  parse: (typed, country) => {
    if (/^\+\d{8,15}$/.test(typed)) return typed
    const digits = typed.replaceAll(/\D/g, '')
    return country === 'US' && digits.length === 10 && !/[a-z]/i.test(typed) ? `+1${digits}` : null
  },
}
