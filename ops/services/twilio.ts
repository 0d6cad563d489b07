import { createHmac } from 'node:crypto'
import { type TwilioMessage, TwilioServer } from '../../adapters/sms-twilio/src/testing/twilio-server.ts'

const ACCOUNT = { accountSid: `AC${'0'.repeat(32)}`, authToken: 'the token of the test account' }

export interface Twilio {
  /** The settings of a process that texts by it. */
  readonly env: Readonly<Record<string, string>>
  /** Every text that was taken. */
  readonly texts: readonly TwilioMessage[]
  stop(): Promise<void>
}

/** As Twilio's documentation describes it: the address, then every field by name, signed with the account's token. */
function signature(address: string, fields: Readonly<Record<string, string>>): string {
  const text = Object.keys(fields)
    .sort()
    .reduce((signed, name) => signed + name + fields[name], address)
  return createHmac('sha1', ACCOUNT.authToken).update(text).digest('base64')
}

async function reportDelivered({ sid, statusCallback }: TwilioMessage): Promise<void> {
  if (statusCallback === null) return
  const fields = { MessageSid: sid, MessageStatus: 'delivered', AccountSid: ACCOUNT.accountSid }
  await fetch(statusCallback, {
    method: 'POST',
    headers: { 'x-twilio-signature': signature(statusCallback, fields) },
    body: new URLSearchParams(fields),
  })
}

/** A server that speaks Twilio's calls, takes every text and reports it as delivered. */
export async function startTwilio(): Promise<Twilio> {
  const server = new TwilioServer(ACCOUNT)
  // A product that is down misses the report; Twilio gives up as well.
  server.onTaken = (message) => void reportDelivered(message).catch(() => {})
  const address = await server.start()
  return {
    env: {
      TWILIO_ACCOUNT_SID: ACCOUNT.accountSid,
      TWILIO_AUTH_TOKEN: ACCOUNT.authToken,
      TWILIO_FROM: '+13105550100',
      TWILIO_API: address,
    },
    texts: server.messages,
    stop: () => server.stop(),
  }
}
