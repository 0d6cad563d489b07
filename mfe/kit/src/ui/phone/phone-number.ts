import { fitsPhonePlan, withoutOldPrefix } from '@callboard/core/phone-rules'
import { AsYouType, type CountryCode, type MetadataJson, parsePhoneNumber } from 'libphonenumber-js/core'
import { PHONE_COUNTRIES, phoneMetadata } from './phone-metadata.data.ts'

export type PhoneCountry = (typeof PHONE_COUNTRIES)[number]

const metadata = phoneMetadata as unknown as MetadataJson

/** The typed text, as far as it is a number of the country. */
export interface TypedPhone {
  /** E.164, or null while it is not a whole number. */
  readonly e164: string | null
  readonly country: PhoneCountry | undefined
  /** The number is possible, but its prefix is not known: it may be new, or a slip. */
  readonly isUnusual: boolean
}

const known = (country: CountryCode | undefined) => PHONE_COUNTRIES.find((candidate) => candidate === country)

/** Reads a number by the rule of the server. */
export function readPhone(text: string, country: PhoneCountry): TypedPhone {
  try {
    const typed = parsePhoneNumber(text, { defaultCountry: country, extract: false }, metadata)
    const number = parsePhoneNumber(withoutOldPrefix(typed.number), metadata)
    const fits = fitsPhonePlan(number.countryCallingCode, number.nationalNumber) === true
    return {
      e164: fits ? number.number : null,
      country: known(number.country) ?? country,
      isUnusual: fits && !number.isValid(),
    }
  } catch {
    return { e164: null, country, isUnusual: false }
  }
}

/** Spaces and brackets as that country writes them, while typing. */
export const formatPhone = (text: string, country: PhoneCountry): string =>
  new AsYouType(country, metadata).input(text)

/** A stored number as its own country writes it. */
export function nationalPhone(e164: string): { readonly text: string; readonly country: PhoneCountry } {
  const read = readPhone(e164, 'US')
  const country = read.country ?? 'US'
  try {
    return { text: parsePhoneNumber(e164, metadata).formatNational(), country }
  } catch {
    return { text: e164, country }
  }
}
