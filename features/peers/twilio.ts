import { randomUUID } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
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
  /** Resolves when the next text has been taken. */
  next(): Promise<unknown>
  /** Adds an account of a user's own. */
  open(account: ServedAccount): void
  /**
   * Passes a phone's words to the install's number on to the product.
   * @param origin public one of the product
   * @param authToken key of the signature; default: the account's
   */
  passOn(origin: string, from: string, words: string, authToken?: string): Promise<Response>
  stop(): Promise<void>
}

const INBOUND = '/api/webhooks/twilio/inbound'

/** A server that speaks Twilio's calls, takes every text and reports it as delivered. */
export async function startTwilio(): Promise<Twilio> {
  const server = new TwilioServer(ACCOUNT)
  const events = new EventEmitter()
  // A product that is down misses the report; Twilio gives up as well.
  server.onTaken = ({ sid, statusCallback, account_sid }) => {
    events.emit('text')
    if (statusCallback === null) return
    const fields = { MessageSid: sid, MessageStatus: 'delivered', AccountSid: account_sid }
    void server.callBack(statusCallback, fields).catch(() => {})
  }
  const address = await server.start()
  return {
    env: {
      TWILIO_ACCOUNT_SID: ACCOUNT.accountSid,
      TWILIO_AUTH_TOKEN: ACCOUNT.authToken,
      TWILIO_FROM: ACCOUNT.from,
      TWILIO_API: address,
    },
    texts: server.messages,
    next: () => once(events, 'text'),
    open: (account) => server.open(account),
    passOn: (origin, from, words, authToken) =>
      server.callBack(
        origin + INBOUND,
        {
          MessageSid: `SM${randomUUID().replaceAll('-', '')}`,
          AccountSid: ACCOUNT.accountSid,
          From: from,
          To: ACCOUNT.from,
          Body: words,
          NumMedia: '0',
        },
        authToken,
      ),
    stop: () => server.stop(),
  }
}
