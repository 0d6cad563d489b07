import { patient } from '@callboard/core'
import type { Twilio } from 'twilio'
import type { TwilioAccount, TwilioLine } from './settings.ts'

const TIMEOUT = 10_000

/** Milliseconds until a call without an answer is given up. */
export const timeLimit = ({ timeout }: Pick<TwilioLine, 'timeout'>): number => timeout ?? patient(TIMEOUT)

/** The library is large: a process that sends no text does without. */
export async function twilioClient(settings: TwilioAccount & TwilioLine): Promise<Twilio> {
  const { accountSid, authToken, apiBase } = settings
  const { default: twilio } = await import('twilio')
  const client = twilio(accountSid, authToken, { timeout: timeLimit(settings), logLevel: 'error' })
  if (apiBase !== undefined) {
    client.api.baseUrl = apiBase
    client.messaging.baseUrl = apiBase
  }
  return client
}
