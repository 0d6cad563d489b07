import twilio from 'twilio'
import type { TwilioAccount, TwilioLine } from './settings.ts'

export const TIMEOUT = 10_000

export function twilioClient(settings: TwilioAccount & TwilioLine): ReturnType<typeof twilio> {
  const { accountSid, authToken, apiBase, timeout = TIMEOUT } = settings
  const client = twilio(accountSid, authToken, { timeout, logLevel: 'error' })
  if (apiBase !== undefined) {
    client.api.baseUrl = apiBase
    client.messaging.baseUrl = apiBase
  }
  return client
}
