import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import twilio from 'twilio'

/** An account of the server, with its senders. */
export interface ServedAccount {
  readonly accountSid: string
  readonly authToken: string
  readonly from: string
}

export interface TwilioMessage {
  readonly sid: string
  readonly account_sid: string
  readonly to: string
  readonly from: string | null
  readonly messaging_service_sid: string | null
  readonly body: string
  status: string
  error_code: number | null
  date_created: Date
  readonly statusCallback: string | null
}

/** An answer other than the usual one. */
export type Answer =
  | { readonly status: number; readonly body?: object | string; readonly headers?: Record<string, string> }
  /** Never comes. */
  | 'silence'
  /** The message is taken, but the connection breaks before the answer. */
  | 'taken, then broken'

const error = (status: number, code: number, message: string) => ({
  status,
  body: { status, code, message, more_info: `https://www.twilio.com/docs/errors/${code}` },
})

/** The part of Twilio's API (2010-04-01) that texts need, as its reference describes it. */
export class TwilioServer {
  readonly messages: TwilioMessage[] = []
  readonly #errors = new Map<string, Answer>()
  readonly #accounts = new Map<string, ServedAccount>()
  readonly #server: Server
  /** How every call is answered from now on, when not as usual. */
  always: Answer | null = null
  /** Of every account, in Twilio's words. */
  status = 'active'
  /** Told of each text that is taken, after it was answered. */
  onTaken: (message: TwilioMessage) => void = () => {}

  constructor(account: ServedAccount) {
    this.open(account)
    this.#server = createServer((request, response) => void this.#answer(request, response))
  }

  /** @returns its address */
  async start(port = 0): Promise<string> {
    this.#server.listen(port, '127.0.0.1')
    await once(this.#server, 'listening')
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((closed) => this.#server.close(closed))
  }

  /** Another account of the server, or a known one with another token or sender. */
  open(account: ServedAccount): void {
    this.#accounts.set(account.accountSid, account)
  }

  /**
   * Calls a webhook as Twilio does, signed by its own SDK.
   * @param authToken key of the signature; default: that of the account which the fields name
   */
  async callBack(
    address: string,
    fields: Readonly<Record<string, string>> & { readonly AccountSid: string },
    authToken = this.#accounts.get(fields.AccountSid)?.authToken ?? '',
  ): Promise<Response> {
    return await fetch(address, {
      method: 'POST',
      headers: { 'x-twilio-signature': twilio.getExpectedTwilioSignature(authToken, address, fields) },
      body: new URLSearchParams(fields),
    })
  }

  /** Twilio's error for every text to this number. */
  refuse(to: string, code: number, message: string, status = 400): void {
    this.#errors.set(to, error(status, code, message))
  }

  /** The number may be texted again. */
  accept(to: string): void {
    this.#errors.delete(to)
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = new URLSearchParams(await text(request))
    const account = this.#signedIn(request)
    const answer = this.always ?? this.#usual(request, form, account)
    if (answer === 'silence') return
    if (answer === 'taken, then broken') {
      if (request.method === 'POST' && account) this.#take(form, account)
      response.destroy()
      return
    }
    response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers })
    response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body))
  }

  #signedIn({ headers }: IncomingMessage): ServedAccount | undefined {
    return [...this.#accounts.values()].find(({ accountSid, authToken }) => {
      const pair = Buffer.from(`${accountSid}:${authToken}`).toString('base64')
      return headers.authorization === `Basic ${pair}`
    })
  }

  #usual(request: IncomingMessage, form: URLSearchParams, account: ServedAccount | undefined): Answer {
    const { pathname, searchParams } = new URL(request.url!, 'http://twilio.invalid')
    if (!account) return error(401, 20003, 'Authenticate')
    const own = `/2010-04-01/Accounts/${account.accountSid}`
    if (pathname === `${own}/Messages.json`) {
      return request.method === 'POST' ? this.#create(form, account) : this.#list(searchParams, account)
    }
    if (pathname === `${own}.json`) {
      return { status: 200, body: { sid: account.accountSid, status: this.status, type: 'Full' } }
    }
    if (pathname === `${own}/IncomingPhoneNumbers.json`) {
      return this.#senders('incoming_phone_numbers', searchParams.get('PhoneNumber'), account)
    }
    if (pathname === `${own}/SMS/ShortCodes.json`) {
      return this.#senders('short_codes', searchParams.get('ShortCode'), account)
    }
    if (pathname === `/v1/Services/${account.from}`) return { status: 200, body: { sid: account.from } }
    return error(404, 20404, `The requested resource ${pathname} was not found`)
  }

  #senders(kind: string, asked: string | null, { from }: ServedAccount): Answer {
    const found = asked === from ? [{ sid: 'PN1', phone_number: from, short_code: from }] : []
    return { status: 200, body: { [kind]: found, next_page_uri: null, page: 0 } }
  }

  #create(form: URLSearchParams, account: ServedAccount): Answer {
    const to = form.get('To') ?? ''
    if (!/^\+[1-9]\d{6,14}$/.test(to))
      return error(400, 21211, `The 'To' number ${to} is not a valid phone number.`)
    if (!form.get('From') && !form.get('MessagingServiceSid')) {
      return error(400, 21603, "A 'From' phone number is required.")
    }
    if (![form.get('From'), form.get('MessagingServiceSid')].includes(account.from)) {
      return error(400, 21606, `The 'From' phone number provided is not a valid message-capable one.`)
    }
    return this.#errors.get(to) ?? { status: 201, body: this.#shown(this.#take(form, account)) }
  }

  #take(form: URLSearchParams, { accountSid }: ServedAccount): TwilioMessage {
    const message: TwilioMessage = {
      sid: `SM${(this.messages.length + 1).toString(16).padStart(32, '0')}`,
      account_sid: accountSid,
      to: form.get('To') ?? '',
      from: form.get('From'),
      messaging_service_sid: form.get('MessagingServiceSid'),
      body: form.get('Body') ?? '',
      status: 'queued',
      error_code: null,
      date_created: new Date(),
      statusCallback: form.get('StatusCallback'),
    }
    this.messages.push(message)
    setImmediate(() => this.onTaken(message))
    return message
  }

  #list(query: URLSearchParams, { accountSid }: ServedAccount): Answer {
    const to = query.get('To')
    const found = this.messages
      .filter((message) => message.account_sid === accountSid && (to === null || message.to === to))
      .reverse()
    const page = found.slice(0, Number(query.get('PageSize') ?? 50))
    return {
      status: 200,
      body: { messages: page.map((message) => this.#shown(message)), next_page_uri: null, page: 0 },
    }
  }

  /** As Twilio shows a message: dates by RFC 2822, and without its callback address. */
  #shown({ statusCallback: _, date_created, ...message }: TwilioMessage) {
    const date = date_created.toUTCString().replace('GMT', '+0000')
    return {
      ...message,
      api_version: '2010-04-01',
      date_created: date,
      date_updated: date,
      date_sent: null,
      direction: 'outbound-api',
      error_message: null,
      num_media: '0',
      num_segments: '1',
      price: null,
      price_unit: 'USD',
      uri: `/2010-04-01/Accounts/${message.account_sid}/Messages/${message.sid}.json`,
    }
  }
}
