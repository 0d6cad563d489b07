import type { PhoneNumbers } from '@callboard/core'
import { type CountryCode, type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min'

interface Plan {
  /** of the numbers of people, mobile and fixed, without the calling code */
  readonly lengths: readonly number[]
  /** no number of a person begins like this; anything else may be a new prefix */
  readonly neverFirst: RegExp
}

/** The served plans by calling code: US and CA, MX, GB, AU, NZ, LK. */
const PLANS: Readonly<Record<string, Plan>> = {
  1: { lengths: [10], neverFirst: /^[01]/ },
  52: { lengths: [10], neverFirst: /^[01]/ },
  44: { lengths: [9, 10], neverFirst: /^0/ },
  61: { lengths: [9], neverFirst: /^0/ },
  64: { lengths: [8, 9, 10], neverFirst: /^0/ },
  94: { lengths: [9], neverFirst: /^0/ },
}
const COUNTRIES: readonly string[] = ['US', 'CA', 'MX', 'GB', 'AU', 'NZ', 'LK']

const isCountry = (country: string | undefined): country is CountryCode =>
  country !== undefined && COUNTRIES.includes(country)

/** New prefixes come up faster than any table learns of them, so only the length and the first digit decide. */
function canBeSomebody(number: PhoneNumber): boolean {
  const { countryCallingCode, nationalNumber } = number
  const plan = PLANS[countryCallingCode]
  return plan
    ? plan.lengths.includes(nationalNumber.length) && !plan.neverFirst.test(nationalNumber)
    : number.isPossible()
}

/** Until 2019 mobiles in Mexico were dialled with 1, 044 or 045 in front; people still type it. */
const withoutOldPrefix = ({ number }: PhoneNumber): string =>
  number.replace(/^\+52(1|044|045)(?=\d{10}$)/, '+52')

export const phoneNumbers: PhoneNumbers = {
  parse(typed, country) {
    const options = { extract: false, ...(isCountry(country) ? { defaultCountry: country } : {}) }
    const asTyped = parsePhoneNumberFromString(typed, options)
    const number = asTyped && parsePhoneNumberFromString(withoutOldPrefix(asTyped))
    return number && canBeSomebody(number) ? number.number : null
  },
}
