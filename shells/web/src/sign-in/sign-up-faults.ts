import { fieldRules } from '@callboard/accounts/contract'
import { asksForName, type SignUpType } from './steps.ts'

export interface Names {
  readonly first_name: string
  readonly last_name: string
}

/** What is wrong with the names of a new person; nothing for who is not asked for one. */
export const nameFaults = (
  type: SignUpType,
  names: Names,
): Partial<Record<keyof Names, string | undefined>> =>
  asksForName(type)
    ? {
        first_name: fieldRules.firstName(names.first_name),
        last_name: fieldRules.lastName(names.last_name),
      }
    : {}
