import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer, type Server, type Socket } from 'node:net'

export interface SmtpAnswers {
  /** to RCPT TO, by address */
  readonly recipient?: (address: string) => string
  /** to the message itself */
  readonly message?: () => string
  /** offers and refuses signing in with this answer */
  readonly signIn?: string
}

export interface ReceivedMessage {
  readonly to: readonly string[]
  readonly source: string
}

/** As much of RFC 5321 as a sender needs. */
export class SmtpServerFixture {
  readonly messages: ReceivedMessage[] = []
  readonly #server: Server
  readonly #sockets = new Set<Socket>()
  readonly #answers: SmtpAnswers

  constructor(answers: SmtpAnswers = {}) {
    this.#answers = answers
    this.#server = createServer((socket) => this.#talk(socket))
  }

  /** @returns the port */
  async start(): Promise<number> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    return (this.#server.address() as AddressInfo).port
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy()
    await new Promise((closed) => this.#server.close(closed))
  }

  #talk(socket: Socket): void {
    this.#sockets.add(socket)
    let waiting = ''
    let message: string[] | null = null
    let to: string[] = []
    const say = (line: string) => socket.write(`${line}\r\n`)
    const take = (line: string) => {
      if (message === null) {
        const verb = line.slice(0, 4).toUpperCase()
        if (verb === 'EHLO') say(this.#answers.signIn ? '250-test\r\n250 AUTH PLAIN' : '250 test')
        else if (verb === 'AUTH') say(this.#answers.signIn ?? '502 5.5.1 No')
        else if (verb === 'RCPT') {
          const address = /<(.*)>/.exec(line)![1]!
          const answer = this.#answers.recipient?.(address) ?? '250 2.1.5 Ok'
          if (answer.startsWith('250')) to.push(address)
          say(answer)
        } else if (verb === 'DATA') {
          message = []
          say('354 Go on')
        } else say(verb === 'QUIT' ? '221 Bye' : '250 Ok')
      } else if (line === '.') {
        const answer = this.#answers.message?.() ?? '250 2.0.0 Kept'
        if (answer.startsWith('250')) this.messages.push({ to, source: message.join('\r\n') })
        message = null
        to = []
        say(answer)
      } else message.push(line.replace(/^\./, ''))
    }
    socket.setEncoding('utf8').on('data', (text: string) => {
      const lines = (waiting + text).split('\r\n')
      waiting = lines.pop() ?? ''
      for (const line of lines) take(line)
    })
    socket.on('error', () => socket.destroy())
    socket.on('close', () => this.#sockets.delete(socket))
    say('220 test ESMTP')
  }
}
