import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

type Line = 'open' | 'silent'

/** A TCP line to a server that a test can break and mend. */
export interface CuttableProxy {
  readonly port: number
  /** Ends every connection and refuses new ones. */
  cut(): Promise<void>
  /** Keeps and takes connections, but lets nothing through. */
  silence(): void
  /** Ends the connection on which the words are sent, once: before the server gets them or after, its answer lost. */
  cutAt(words: string, when: 'before' | 'after'): void
  /** Lets everything through again, also what was held back. */
  restore(): Promise<void>
  stop(): Promise<void>
}

interface Trap {
  readonly words: string
  readonly when: 'before' | 'after'
}

export async function cuttableProxy(host: string, port: number): Promise<CuttableProxy> {
  const sockets = new Set<Socket>()
  const held: (() => void)[] = []
  let line: Line = 'open'
  let trap: Trap | null = null

  const pass = (send: () => void) => {
    if (line === 'open') send()
    else held.push(send)
  }
  const springs = (chunk: Buffer, when: Trap['when']) => trap?.when === when && chunk.includes(trap.words)

  const server = createServer((client) => {
    const upstream = connect(port, host)
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => sockets.delete(socket))
    }
    client.on('data', (chunk) =>
      pass(() => {
        if (springs(chunk, 'before')) {
          trap = null
          client.resetAndDestroy()
          upstream.end()
        } else if (springs(chunk, 'after')) {
          trap = null
          upstream.end(chunk)
          client.resetAndDestroy()
        } else upstream.write(chunk)
      }),
    )
    upstream.on('data', (chunk) => pass(() => client.writable && client.write(chunk)))
    client.on('end', () => pass(() => upstream.end()))
    upstream.on('end', () => pass(() => client.end()))
  })

  const listen = async (at: number) => {
    server.listen(at, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }
  const cut = async () => {
    const closed = once(server, 'close')
    server.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }
  const own = await listen(0)

  return {
    port: own,
    cut,
    silence: () => {
      line = 'silent'
    },
    cutAt: (words, when) => {
      trap = { words, when }
    },
    restore: async () => {
      line = 'open'
      for (const send of held.splice(0)) send()
      if (!server.listening) await listen(own)
    },
    stop: async () => {
      if (server.listening) await cut()
    },
  }
}
