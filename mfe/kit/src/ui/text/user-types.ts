import type { UserType } from '@callboard/core/http-contract'
import { firstLetter } from './first-letter.ts'

/** The kinds of account in words. */
export const USER_TYPE_WORDS: Readonly<Record<UserType, string>> = {
  super_admin: 'Super admin',
  casting_director: 'Casting director',
  session_manager: 'Session manager',
  client: 'Client',
  talent: 'Talent',
}

interface Named {
  readonly first_name: string
  readonly last_name: string
  readonly email: string
}

export const fullName = ({ first_name, last_name, email }: Named): string =>
  `${first_name} ${last_name}`.trim() || email

export const initials = ({ first_name, last_name, email }: Named): string =>
  (`${firstLetter(first_name)}${firstLetter(last_name)}` || firstLetter(email)).toUpperCase()
