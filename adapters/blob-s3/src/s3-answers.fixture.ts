import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Answer {
  readonly status: number
  readonly body: string
  readonly headers?: Record<string, string>
}

/** Answers by method. */
export type Answers = Readonly<Record<string, Answer | ((url: URL, request: IncomingMessage) => Answer)>>

/**
 * Gives the answers that the S3 API reference describes, for calls that the S3 server of the tests does not know.
 * Signatures are not checked.
 */
export class S3Answers {
  /** `GET /bucket/key?query`, in the order they came. */
  readonly calls: string[] = []
  readonly #server

  constructor(answers: Answers) {
    this.#server = createServer((request, response) => {
      const url = new URL(request.url ?? '', 'http://s3')
      this.calls.push(`${request.method} ${decodeURIComponent(url.pathname + url.search)}`)
      const given = answers[request.method ?? ''] ?? { status: 501, body: '' }
      request.resume().once('end', () => {
        const { status, body, headers } = typeof given === 'function' ? given(url, request) : given
        response.writeHead(status, { 'content-type': 'application/xml', ...headers }).end(body)
      })
    })
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  async start(): Promise<void> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((closed) => this.#server.close(closed))
  }
}
