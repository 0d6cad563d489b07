import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Json = Readonly<Record<string, unknown>>

/** Answers instead of the right ones: a status, a text as it is, a redirection, or silence. */
export type TwrFault = number | { readonly text: string } | { readonly to: string } | 'silence'

/** Speaks the look-ups of TWR's live-service host, for one room at `harbour/blue`. On a loopback port that stays its own. */
export class TwrServer {
  /** Check-in records by TWR's names. */
  records: Json[] = []
  domain: unknown = 'checkin.twr.test'
  /** Taken one by one by the next requests. */
  faults: TwrFault[] = []
  /** Taken by every request. */
  always: TwrFault | null = null
  /** Paths that were asked for. */
  readonly asked: string[] = []
  #server: Server | null = null
  #port = 0

  async start(): Promise<string> {
    this.#server = createServer((request, response) => this.#answer(request.url ?? '', response))
    this.#server.listen(this.#port, '127.0.0.1')
    await once(this.#server, 'listening')
    this.#port = (this.#server.address() as AddressInfo).port
    return `http://127.0.0.1:${this.#port}`
  }

  async stop(): Promise<void> {
    const server = this.#server
    this.#server = null
    if (!server) return
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  }

  #answer(path: string, response: ServerResponse): void {
    this.asked.push(path)
    const fault = this.always ?? this.faults.shift()
    if (fault === 'silence') return
    if (typeof fault === 'number') response.writeHead(fault).end()
    else if (fault && 'to' in fault) response.writeHead(302, { location: fault.to }).end()
    else if (fault) response.end(fault.text)
    else {
      const body = this.#found(path)
      response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'application/json' })
      response.end(JSON.stringify(body ?? { error: 'not found' }))
    }
  }

  #found(path: string): unknown {
    if (path === '/studio/uri/harbour/blue') return { _id: 'room-blue', name: 'Blue room' }
    if (path === '/records/room-blue') return this.records
    if (path === '/twr/domain/room-blue') return { domain: this.domain }
    const id = /^\/records\/one\/([^/]+)$/.exec(path)?.[1]
    return this.records.find(({ _id }) => _id === id)
  }
}
