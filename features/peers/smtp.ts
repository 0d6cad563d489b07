import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface Smtp {
  readonly url: string
  /** Whole messages as they arrived. */
  readonly messages: readonly string[]
  /**
   * Takes the next message with the words in it without a confirmation, for a sender that dies meanwhile. Resolves when it
   * has arrived whole.
   */
  takeUnconfirmed(words: string): Promise<void>
  stop(): Promise<void>
}

/** An SMTP server on a free loopback port that takes every message. */
export async function startSmtp(): Promise<Smtp> {
  const messages: string[] = []
  const unconfirmed: { readonly words: string; readonly isHere: () => void }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, taken) {
      const pieces: Buffer[] = []
      stream.on('data', (piece: Buffer) => pieces.push(piece))
      stream.on('end', () => {
        const message = Buffer.concat(pieces).toString()
        messages.push(message)
        const at = unconfirmed.findIndex(({ words }) => message.includes(words))
        if (at < 0) return taken()
        for (const { isHere } of unconfirmed.splice(at, 1)) isHere()
      })
    },
  })
  // The sending process may be killed in the middle of a message.
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    messages,
    takeUnconfirmed: (words) => new Promise((isHere) => unconfirmed.push({ words, isHere })),
    stop: () => new Promise((closed) => server.close(() => closed())),
  }
}
