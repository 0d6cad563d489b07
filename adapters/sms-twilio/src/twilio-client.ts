import { patient } from '@callboard/core'
import twilio from 'twilio'
import type { TwilioAccount, TwilioLine } from './settings.ts'

const TIMEOUT = 10_000

/** Milliseconds until a call without an answer is given up. */
export const timeLimit = ({ timeout }: Pick<TwilioLine, 'timeout'>): number => timeout ?? patient(TIMEOUT)

export function twilioClient(settings: TwilioAccount & TwilioLine): ReturnType<typeof twilio> {
  const { accountSid, authToken, apiBase } = settings
  const client = twilio(accountSid, authToken, { timeout: timeLimit(settings), logLevel: 'error' })
  if (apiBase !== undefined) {
    client.api.baseUrl = apiBase
    client.messaging.baseUrl = apiBase
  }
  return client
}
