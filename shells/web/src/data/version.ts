import { version } from '@callboard/accounts/contract'
import { call } from '@callboard/kit/session'

/** @returns the version that the server speaks */
export const serverVersion = (): Promise<string> => call(version, {}).then((reply) => reply.version)
