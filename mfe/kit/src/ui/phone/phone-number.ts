import { AsYouType, type CountryCode, type MetadataJson, parsePhoneNumber } from 'libphonenumber-js/core'
import { PHONE_COUNTRIES, phoneMetadata } from './phone-metadata.data.ts'

export type PhoneCountry = (typeof PHONE_COUNTRIES)[number]

const metadata = phoneMetadata as unknown as MetadataJson

/** The typed text, as far as it is a number of the country. */
export interface TypedPhone {
  /** E.164, or null while it is not a whole number. */
  readonly e164: string | null
  readonly country: PhoneCountry | undefined
}

const known = (country: CountryCode | undefined) => PHONE_COUNTRIES.find((candidate) => candidate === country)

export function readPhone(text: string, country: PhoneCountry): TypedPhone {
  try {
    const number = parsePhoneNumber(text, { defaultCountry: country, extract: false }, metadata)
    return {
      e164: number.isValid() ? number.number : null,
      country: known(number.country) ?? country,
    }
  } catch {
    return { e164: null, country }
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
