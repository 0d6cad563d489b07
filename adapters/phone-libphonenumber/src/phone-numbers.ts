import { fitsPhonePlan, type PhoneNumbers, withoutOldPrefix } from '@callboard/core'
import { type CountryCode, type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min'

const COUNTRIES: readonly string[] = ['US', 'CA', 'MX', 'GB', 'AU', 'NZ', 'LK']

const isCountry = (country: string | undefined): country is CountryCode =>
  country !== undefined && COUNTRIES.includes(country)

const canBeSomebody = (number: PhoneNumber): boolean =>
  fitsPhonePlan(number.countryCallingCode, number.nationalNumber) ?? number.isPossible()

export const phoneNumbers: PhoneNumbers = {
  parse(typed, country) {
    const options = { extract: false, ...(isCountry(country) ? { defaultCountry: country } : {}) }
    const asTyped = parsePhoneNumberFromString(typed, options)
    const number = asTyped && parsePhoneNumberFromString(withoutOldPrefix(asTyped.number))
    return number && canBeSomebody(number) ? number.number : null
  },
}
