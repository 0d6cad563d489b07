import type { CommonPasswords } from '@callboard/accounts'
import { dictionary } from '@zxcvbn-ts/language-common'

/** Some 49,000 passwords of leaked lists, lower-cased. */
export const commonPasswords: CommonPasswords = new Set(dictionary['passwords-common'])
