import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface TwilioMessage {
  readonly sid: string
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
  readonly #account: string
  readonly #authorization: string
  readonly #server: Server
  /** How every call is answered from now on, when not as usual. */
  always: Answer | null = null
  /** Told of each text that is taken, after it was answered. */
  onTaken: (message: TwilioMessage) => void = () => {}

  constructor({ accountSid, authToken }: { readonly accountSid: string; readonly authToken: string }) {
    this.#account = accountSid
    this.#authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
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
    const answer = this.always ?? this.#usual(request, form)
    if (answer === 'silence') return
    if (answer === 'taken, then broken') {
      this.#take(form)
      response.destroy()
      return
    }
    response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers })
    response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body))
  }

  #usual(request: IncomingMessage, form: URLSearchParams): Answer {
    const url = new URL(request.url!, 'http://twilio.invalid')
    if (request.headers.authorization !== this.#authorization) return error(401, 20003, 'Authenticate')
    if (url.pathname !== `/2010-04-01/Accounts/${this.#account}/Messages.json`) {
      return error(404, 20404, `The requested resource ${url.pathname} was not found`)
    }
    return request.method === 'POST' ? this.#create(form) : this.#list(url.searchParams)
  }

  #create(form: URLSearchParams): Answer {
    const to = form.get('To') ?? ''
    if (!/^\+[1-9]\d{6,14}$/.test(to))
      return error(400, 21211, `The 'To' number ${to} is not a valid phone number.`)
    if (!form.get('From') && !form.get('MessagingServiceSid')) {
      return error(400, 21603, "A 'From' phone number is required.")
    }
    return this.#errors.get(to) ?? { status: 201, body: this.#shown(this.#take(form)) }
  }

  #take(form: URLSearchParams): TwilioMessage {
    const message: TwilioMessage = {
      sid: `SM${(this.messages.length + 1).toString(16).padStart(32, '0')}`,
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

  #list(query: URLSearchParams): Answer {
    const to = query.get('To')
    const found = this.messages.filter((message) => to === null || message.to === to).reverse()
    const page = found.slice(0, Number(query.get('PageSize') ?? 50))
    return {
      status: 200,
      body: { messages: page.map((message) => this.#shown(message)), next_page_uri: null, page: 0 },
    }
  }

  /** As Twilio shows a message: dates by RFC 2822, and not whom it reports to. */
  #shown({ statusCallback: _, date_created, ...message }: TwilioMessage) {
    const date = date_created.toUTCString().replace('GMT', '+0000')
    return {
      ...message,
      account_sid: this.#account,
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
      uri: `/2010-04-01/Accounts/${this.#account}/Messages/${message.sid}.json`,
    }
  }
}
