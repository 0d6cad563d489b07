import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server'
import { CERTIFICATE, KEY } from './certificate.fixture.ts'

/** A reply of the server, e.g. `550 5.1.1 No such mailbox`. */
type Reply = string

export interface SmtpAnswers {
  /** To `RCPT TO`, by address; null takes it. */
  readonly recipient?: (address: string) => Reply | null
  /** To `MAIL FROM`. */
  readonly sender?: () => Reply | null
  /** To the message itself; `drop` breaks the connection instead. */
  readonly message?: () => Reply | 'drop' | null
  /** The account of the server; without it no sign-in is needed. */
  readonly account?: { readonly user: string; readonly password: string }
  readonly tls?: 'starttls' | 'from the start'
}

export interface ReceivedMail {
  /** Addresses of the envelope. */
  readonly from: string
  readonly to: readonly string[]
  readonly email: Email
  /** True when the mail came over TLS. */
  readonly secure: boolean
}

function refusal(reply: Reply | null): Error | null {
  if (reply === null) return null
  const [, code, words] = /^(\d{3}) (.*)$/.exec(reply)!
  return Object.assign(new Error(words), { responseCode: Number(code) })
}

/** A real SMTP server on a loopback port that answers as it is told and keeps the mails it takes. */
export class MailServer {
  readonly mails: ReceivedMail[] = []
  readonly #answers: SmtpAnswers
  readonly #server: SMTPServer
  readonly #sockets = new Set<Socket>()

  constructor(answers: SmtpAnswers = {}) {
    this.#answers = answers
    this.#server = new SMTPServer(this.#options())
    this.#server.on('error', () => {})
    this.#server.server.on('connection', (socket: Socket) => {
      this.#sockets.add(socket)
      socket.on('close', () => this.#sockets.delete(socket))
    })
  }

  #options(): SMTPServerOptions {
    const { account, tls, recipient, sender } = this.#answers
    return {
      cert: CERTIFICATE,
      key: KEY,
      secure: tls === 'from the start',
      disabledCommands: tls === undefined ? ['STARTTLS'] : [],
      authOptional: account === undefined,
      allowInsecureAuth: tls === undefined,
      disableReverseLookup: true,
      onAuth: ({ username, password }, _session, done) => {
        const isRight = username === account?.user && password === account?.password
        return isRight ? done(null, { user: username }) : done(refusal('535 5.7.8 Bad credentials'))
      },
      onMailFrom: (_address, _session, done) => done(refusal(sender?.() ?? null)),
      onRcptTo: ({ address }, _session, done) => done(refusal(recipient?.(address) ?? null)),
      onData: (stream, session, done) => void this.#take(stream, session).then(done, done),
    }
  }

  async #take(stream: NodeJS.ReadableStream, session: SMTPServerSession): Promise<Error | null> {
    const source = await buffer(stream)
    const answer = this.#answers.message?.() ?? null
    if (answer === 'drop') {
      this.hangUp()
      return null
    }
    if (answer !== null) return refusal(answer)
    const { mailFrom, rcptTo } = session.envelope
    const to = rcptTo.map(({ address }) => address)
    this.mails.push({
      from: mailFrom ? mailFrom.address : '',
      to,
      secure: session.secure,
      email: await PostalMime.parse(source, { attachmentEncoding: 'utf8' }),
    })
    return null
  }

  /** Breaks every open connection. */
  hangUp(): void {
    for (const socket of this.#sockets) socket.destroy()
  }

  /** @returns the port */
  async start(port = 0): Promise<number> {
    this.#server.listen(port, '127.0.0.1')
    await once(this.#server.server, 'listening')
    return (this.#server.server.address() as AddressInfo).port
  }

  async stop(): Promise<void> {
    this.hangUp()
    await new Promise<void>((closed) => this.#server.close(() => closed()))
  }
}
