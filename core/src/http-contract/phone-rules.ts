/** The rule for phone numbers that the browser and the server share. */

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

/**
 * New prefixes come up faster than any table learns of them, so only the length and the first digit decide.
 * @param national the number without its calling code
 * @returns null for a calling code that is not one of the served countries
 */
export function fitsPhonePlan(callingCode: string, national: string): boolean | null {
  const plan = PLANS[callingCode]
  return plan ? plan.lengths.includes(national.length) && !plan.neverFirst.test(national) : null
}

/** Until 2019 mobiles in Mexico were dialled with 1, 044 or 045 in front; people still type it. @param e164 as read */
export const withoutOldPrefix = (e164: string): string => e164.replace(/^\+52(1|044|045)(?=\d{10}$)/, '+52')
