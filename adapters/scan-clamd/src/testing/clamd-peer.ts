import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

/** The file that every scanner finds, harmless; in two parts, as scanners look through this one as well. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')

/** Cuts what a client sends into the pieces of its `INSTREAM`. */
class Instream {
  static readonly #COMMAND = 'zINSTREAM\0'
  readonly #most: number
  #waiting = Buffer.alloc(0)
  #hasCommand = false
  #file = ''

  constructor(most: number) {
    this.#most = most
  }

  /** @returns the reply, once there is one */
  take(bytes: Buffer): string | null {
    this.#waiting = Buffer.concat([this.#waiting, bytes])
    if (!this.#hasCommand) {
      if (this.#waiting.length < Instream.#COMMAND.length) return null
      const command = this.#cut(Instream.#COMMAND.length)
      if (command.toString() !== Instream.#COMMAND) return 'UNKNOWN COMMAND\0'
      this.#hasCommand = true
    }
    for (;;) {
      if (this.#waiting.length < 4) return null
      const length = this.#waiting.readUInt32BE()
      if (length === 0) return this.#file.includes(EICAR) ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0'
      if (this.#waiting.length < 4 + length) return null
      this.#cut(4)
      this.#file += this.#cut(length).toString('latin1')
      if (this.#file.length > this.#most) return 'INSTREAM size limit exceeded. ERROR\0'
    }
  }

  #cut(length: number): Buffer {
    const cut = this.#waiting.subarray(0, length)
    this.#waiting = this.#waiting.subarray(length)
    return cut
  }
}

export interface ClamdPeer {
  readonly address: string
  /** How many files it was asked about. */
  asked(): number
  stop(): Promise<void>
}

/**
 * A server that speaks ClamAV's `INSTREAM` (clamd(8)) and knows one signature.
 * @param where path of a socket; absent: a port
 */
export async function clamdPeer({
  where,
  most = 100 * 1024 * 1024,
  isMute = false,
}: {
  readonly where?: string
  readonly most?: number
  readonly isMute?: boolean
} = {}): Promise<ClamdPeer> {
  const open = new Set<Socket>()
  let asked = 0
  const server = createServer((socket) => {
    asked += 1
    open.add(socket)
    socket.on('close', () => open.delete(socket)).on('error', () => {})
    const stream = new Instream(most)
    socket.on('data', (bytes) => {
      const reply = isMute ? null : stream.take(bytes)
      if (reply === null) return
      socket.removeAllListeners('data').resume()
      socket.end(reply)
    })
  })
  server.listen(where ?? { host: '127.0.0.1', port: 0 })
  await once(server, 'listening')
  const bound = server.address()
  return {
    address: bound !== null && typeof bound === 'object' ? `127.0.0.1:${bound.port}` : String(bound),
    asked: () => asked,
    stop: async () => {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
