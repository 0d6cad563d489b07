import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/**
 * What becomes of a request: it is answered with a status in the place of the server, the server gets it and its answer
 * is lost, nobody ever answers it, or the line is cut when so many bytes of its body have gone through.
 */
export type Fate =
  | 'pass'
  | 'answer lost'
  | 'no answer'
  | { readonly status: number }
  | { readonly cutAfter: number }

/** A request as the line saw it. */
export interface PassedRequest {
  readonly method: string
  readonly url: URL
  /** Bytes of its body that have come. */
  sent: number
  /** Bytes of the answer's body. */
  answered: number
  /** Of the server's answer; undefined when none came. */
  status: number | undefined
}

/** An HTTP line to a server, on which a test chooses the fate of each request and counts its bytes. */
export class HttpLine {
  readonly #target: URL
  readonly #agent = new Agent({ keepAlive: true })
  readonly #server = createServer((near, answer) => void this.#pass(near, answer))
  readonly #sockets = new Set<Socket>()
  readonly passed: PassedRequest[] = []
  /** Asked for each request before it goes on. */
  fate: (request: PassedRequest) => Fate = () => 'pass'

  private constructor(target: string) {
    this.#target = new URL(target)
    this.#server.on('connection', (socket) => this.#keep(socket))
    this.#server.on('upgrade', (near: IncomingMessage, socket: Socket, head: Buffer) =>
      this.#passSocket(near, socket, head),
    )
  }

  /** @param port its own; default: a free one */
  static async to(target: string, port = 0): Promise<HttpLine> {
    const line = new HttpLine(target)
    line.#server.listen(port, '127.0.0.1')
    await once(line.#server, 'listening')
    return line
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** Bytes of bodies in both directions. */
  get bytes(): number {
    return this.passed.reduce((sum, { sent, answered }) => sum + sent + answered, 0)
  }

  async stop(): Promise<void> {
    const closed = once(this.#server, 'close')
    this.#server.close()
    for (const socket of this.#sockets) socket.destroy()
    this.#agent.destroy()
    await closed
  }

  #keep(socket: Socket): void {
    this.#sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => this.#sockets.delete(socket))
  }

  async #pass(near: IncomingMessage, answer: ServerResponse): Promise<void> {
    const seen: PassedRequest = {
      method: near.method ?? 'GET',
      url: new URL(near.url ?? '/', this.#target),
      sent: 0,
      answered: 0,
      status: undefined,
    }
    this.passed.push(seen)
    const fate = this.fate(seen)
    near.on('error', () => {})
    if (fate === 'no answer') return void near.resume()
    if (typeof fate === 'object' && 'status' in fate) {
      near.resume()
      return void answer.writeHead(fate.status, { connection: 'close' }).end()
    }
    const far = request(this.#target, {
      method: near.method,
      path: near.url,
      headers: near.headers,
      agent: this.#agent,
    })
    far.on('error', () => near.destroy())
    far.on('response', (said) => this.#answer(said, answer, seen, fate === 'answer lost'))
    const meter = new Transform({
      transform: (chunk: Buffer, _encoding, done) => {
        seen.sent += chunk.length
        const isCut = typeof fate === 'object' && 'cutAfter' in fate && seen.sent > fate.cutAfter
        if (isCut) near.socket.resetAndDestroy()
        done(isCut ? new Error('The line is cut.') : null, chunk)
      },
    })
    // Whoever is left hears of a broken line by the end of its own connection.
    await pipeline(near, meter, far).catch(() => near.destroy())
  }

  #answer(said: IncomingMessage, answer: ServerResponse, seen: PassedRequest, isLost: boolean): void {
    seen.status = said.statusCode
    said.on('error', () => answer.destroy())
    if (isLost) {
      said.resume()
      answer.socket?.resetAndDestroy()
      return
    }
    answer.writeHead(said.statusCode ?? 502, said.rawHeaders)
    said.on('data', (chunk: Buffer) => {
      seen.answered += chunk.length
    })
    said.pipe(answer)
  }

  #passSocket(near: IncomingMessage, socket: Socket, head: Buffer): void {
    const far = connect(Number(this.#target.port), this.#target.hostname)
    this.#keep(far)
    const lines = [`${near.method} ${near.url} HTTP/1.1`]
    for (let at = 0; at < near.rawHeaders.length; at += 2)
      lines.push(`${near.rawHeaders[at]}: ${near.rawHeaders[at + 1]}`)
    far.write(`${lines.join('\r\n')}\r\n\r\n`)
    far.write(head)
    far.pipe(socket).pipe(far)
    far.on('close', () => socket.destroy())
    socket.on('close', () => far.destroy())
  }
}
