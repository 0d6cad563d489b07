import { USER_TYPES } from '@callboard/core/http-contract'

/** Callers of public endpoints: anybody, signed in or not. */
export const EVERYONE = [...USER_TYPES, 'talent-page', 'anonymous'] as const
