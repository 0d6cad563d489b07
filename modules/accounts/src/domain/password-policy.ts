import { invalid } from '@callboard/core'

/** Passwords that are guessed first, lower-cased. */
export interface CommonPasswords {
  has(password: string): boolean
}

/** Words of the product and its trade, lower-cased. */
const TRADE = ['callboard', 'callback', 'casting', 'audition', 'talent', 'actor', 'studio']
/** Letters of the shortest part of an address that counts as a word of its own. */
const SHORTEST = 3

const partsOf = (email: string) => email.split(/[^\p{L}]+/u).filter(({ length }) => length >= SHORTEST)

/** Whether all letters of the password are those of the words, one after another. */
function isMadeOf(password: string, words: readonly string[]): boolean {
  const letters = password.replaceAll(/[^\p{L}]/gu, '')
  const longestFirst = words.toSorted((one, other) => other.length - one.length)
  return letters !== '' && longestFirst.reduce((left, word) => left.replaceAll(word, ''), letters) === ''
}

/** Refuses passwords that are guessed first; the endpoint checks the length. @throws DomainError invalid */
export function requireGoodPassword(password: string, email: string, common: CommonPasswords): void {
  const lower = password.toLowerCase()
  if (common.has(lower)) {
    throw invalid('password', 'This password is one of the most used ones. Please choose another.')
  }
  if (lower === email || lower === email.split('@')[0]) {
    throw invalid('password', 'The password must not be your e-mail address.')
  }
  if (isMadeOf(lower, [...TRADE, ...partsOf(email)])) {
    throw invalid(
      'password',
      'A password of your e-mail address or words of castings is easy to guess. Please choose another.',
    )
  }
}
