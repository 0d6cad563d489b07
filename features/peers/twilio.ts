import { createHmac } from 'node:crypto'
import {
  type ServedAccount,
  type TwilioMessage,
  TwilioServer,
} from '../../adapters/sms-twilio/src/testing/twilio-server.ts'

const ACCOUNT = {
  accountSid: `AC${'0'.repeat(32)}`,
  authToken: 'the token of the test account',
  from: '+13105550100',
}

export interface Twilio {
  /** The settings of a process that texts by it. */
  readonly env: Readonly<Record<string, string>>
  /** Every text that was taken. */
  readonly texts: readonly TwilioMessage[]
  /** Adds an account of a user's own. */
  open(account: ServedAccount): void
  stop(): Promise<void>
}

/** As Twilio's documentation describes it: the address, then every field by name, signed with the account's token. */
function signature(address: string, fields: Readonly<Record<string, string>>, authToken: string): string {
  const text = Object.keys(fields)
    .sort()
    .reduce((signed, name) => signed + name + fields[name], address)
  return createHmac('sha1', authToken).update(text).digest('base64')
}

async function reportDelivered(
  { sid, statusCallback, account_sid }: TwilioMessage,
  authToken: string,
): Promise<void> {
  if (statusCallback === null) return
  const fields = { MessageSid: sid, MessageStatus: 'delivered', AccountSid: account_sid }
  await fetch(statusCallback, {
    method: 'POST',
    headers: { 'x-twilio-signature': signature(statusCallback, fields, authToken) },
    body: new URLSearchParams(fields),
  })
}

/** A server that speaks Twilio's calls, takes every text and reports it as delivered. */
export async function startTwilio(): Promise<Twilio> {
  const server = new TwilioServer(ACCOUNT)
  // A product that is down misses the report; Twilio gives up as well.
  server.onTaken = (message) =>
    void reportDelivered(message, server.tokenOf(message.account_sid)).catch(() => {})
  const address = await server.start()
  return {
    env: {
      TWILIO_ACCOUNT_SID: ACCOUNT.accountSid,
      TWILIO_AUTH_TOKEN: ACCOUNT.authToken,
      TWILIO_FROM: ACCOUNT.from,
      TWILIO_API: address,
    },
    texts: server.messages,
    open: (account) => server.open(account),
    stop: () => server.stop(),
  }
}
