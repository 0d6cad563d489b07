import metadata from 'libphonenumber-js/min/metadata'

/** Countries whose numbers are taken; the first is the default. */
export const PHONE_COUNTRIES = ['US', 'CA', 'MX', 'GB', 'AU', 'NZ', 'LK'] as const

const chosen = new Set<string>(PHONE_COUNTRIES)
const codes = Object.entries(metadata.country_calling_codes)

/** The library's tables for these countries alone: 2 KiB instead of 30. Made while building. */
export const phoneMetadata = {
  version: metadata.version,
  countries: Object.fromEntries(PHONE_COUNTRIES.map((country) => [country, metadata.countries[country]])),
  country_calling_codes: Object.fromEntries(
    codes
      .map(([code, countries]) => [code, countries.filter((country) => chosen.has(country))] as const)
      .filter(([, countries]) => countries.length > 0),
  ),
}
