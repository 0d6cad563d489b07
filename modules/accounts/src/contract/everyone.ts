import { USER_TYPES } from '@callboard/core/http-contract'

/** Who may call what leads in: anybody, signed in or not. */
export const EVERYONE = [...USER_TYPES, 'talent-page', 'anonymous'] as const
