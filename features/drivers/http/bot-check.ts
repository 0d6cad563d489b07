import { captchaChallenge } from '@callboard/accounts/contract'
import { solvedChallenge } from '../../../core/src/testing/solved-challenge.ts'
import type { ApiClient } from './api-client.ts'

/** Passes the bot check. @returns the answer, good for one call */
export async function passBotCheck(caller: Pick<ApiClient, 'call'>): Promise<string> {
  return await solvedChallenge((await caller.call(captchaChallenge, {})).challenge)
}
