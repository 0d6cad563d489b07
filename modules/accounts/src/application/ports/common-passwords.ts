import { type Token, token } from '@callboard/core'
import type { CommonPasswords } from '../../domain/password-policy.ts'

export type { CommonPasswords }

export const COMMON_PASSWORDS: Token<CommonPasswords> = token('accounts.common-passwords')
