import { randomUUID } from 'node:crypto'
import { patient } from '@callboard/core'
import type { MediaCandidate } from '@callboard/core/http-contract'
import { JanusAway, type JanusMessage, JanusRefusal, type Jsep, type VideoRoomData } from './janus-message.ts'

/** Milliseconds for Janus to answer. It is on the same network, so that more means that it is gone. */
const PATIENCE = 4_000
/** Milliseconds between two signs of life: a Janus that hangs is noticed within this and the patience. */
const KEEPALIVE = 5_000

export interface JanusAnswer {
  readonly data: VideoRoomData
  readonly jsep: Jsep | undefined
}

export interface HandleEvents {
  /** A message of the plugin that no request asked for. */
  readonly said: (answer: JanusAnswer) => void
  /** Janus has closed the connection of this handle. */
  readonly hungUp: () => void
}

interface Waiting {
  readonly resolve: (message: JanusMessage) => void
  readonly reject: (fault: Error) => void
  readonly timer: NodeJS.Timeout
}

/** A place at the VideoRoom plugin: a sender, a receiver, or the desk that makes rooms. */
export interface JanusHandle {
  /**
   * Asks the plugin.
   * @throws JanusRefusal, JanusAway
   */
  ask(body: object, jsep?: Jsep): Promise<JanusAnswer>
  trickle(candidate: MediaCandidate | null): void
  /** Gives it up, and the connection it has. */
  detach(): Promise<void>
}

export interface LinkSettings {
  readonly url: string
  readonly apiSecret: string
  /** The open link was lost. */
  readonly onDown: () => void
}

/** The line of this process to Janus: one WebSocket with one session, which ends with it. */
export class JanusLink {
  readonly #settings: LinkSettings
  readonly #waiting = new Map<string, Waiting>()
  readonly #handles = new Map<number, HandleEvents>()
  #socket: WebSocket | undefined
  #session: number | undefined
  #opening: Promise<void> | undefined
  #keepalive: NodeJS.Timeout | undefined

  constructor(settings: LinkSettings) {
    this.#settings = settings
  }

  /** @throws JanusAway */
  open(): Promise<void> {
    if (this.#session !== undefined) return Promise.resolve()
    this.#opening ??= this.#connect().finally(() => {
      this.#opening = undefined
    })
    return this.#opening
  }

  async #connect(): Promise<void> {
    const socket = new WebSocket(this.#settings.url, 'janus-protocol')
    this.#socket = socket
    const opened = Promise.withResolvers<void>()
    const timer = setTimeout(() => socket.close(), patient(PATIENCE))
    socket.addEventListener('open', () => opened.resolve())
    socket.addEventListener('message', ({ data }) => this.#hear(String(data)))
    socket.addEventListener('close', () => {
      opened.reject(new JanusAway('Janus could not be reached.'))
      this.#lose(socket)
    })
    try {
      await opened.promise
      const { data } = await this.#ask({ janus: 'create' })
      if (!data) throw new JanusAway('Janus opened no session.')
      this.#session = data.id
    } catch (fault) {
      this.#lose(socket)
      throw fault
    } finally {
      clearTimeout(timer)
    }
    this.#keepalive = setInterval(() => {
      this.#ask({ janus: 'keepalive' }).catch(() => this.#lose(socket))
    }, KEEPALIVE)
    this.#keepalive.unref()
  }

  #lose(socket: WebSocket): void {
    if (this.#socket !== socket) return
    const wasOpen = this.#session !== undefined
    this.#socket = undefined
    this.#session = undefined
    clearInterval(this.#keepalive)
    this.#handles.clear()
    for (const { reject, timer } of this.#waiting.values()) {
      clearTimeout(timer)
      reject(new JanusAway('The line to Janus was lost.'))
    }
    this.#waiting.clear()
    socket.close()
    if (wasOpen) this.#settings.onDown()
  }

  #hear(text: string): void {
    const message = JSON.parse(text) as JanusMessage
    const { transaction, janus, sender } = message
    const waiting = transaction === undefined ? undefined : this.#waiting.get(transaction)
    if (waiting && transaction !== undefined) {
      // The plugin has the request; what it says to it comes later.
      if (janus === 'ack' && !this.#endsWithAck.has(transaction)) return
      this.#endsWithAck.delete(transaction)
      this.#waiting.delete(transaction)
      clearTimeout(waiting.timer)
      if (janus === 'error') waiting.reject(refusalOf(message))
      else waiting.resolve(message)
      return
    }
    // The session has ended at Janus, for want of a sign of life.
    if (janus === 'timeout' && this.#socket) this.#lose(this.#socket)
    const handle = sender === undefined ? undefined : this.#handles.get(sender)
    if (janus === 'hangup') handle?.hungUp()
    if (janus === 'event') handle?.said(answerOf(message))
  }

  /** Requests that Janus itself answers, with an `ack` as its only word. */
  readonly #endsWithAck = new Set<string>()

  #ask(request: Readonly<Record<string, unknown>>): Promise<JanusMessage> {
    const socket = this.#socket
    if (!socket || socket.readyState !== WebSocket.OPEN)
      return Promise.reject(new JanusAway('Janus could not be reached.'))
    const transaction = randomUUID()
    const answer = Promise.withResolvers<JanusMessage>()
    const timer = setTimeout(() => {
      this.#waiting.delete(transaction)
      this.#endsWithAck.delete(transaction)
      answer.reject(new JanusAway('Janus did not answer.'))
      this.#lose(socket)
    }, patient(PATIENCE))
    timer.unref()
    this.#waiting.set(transaction, { resolve: answer.resolve, reject: answer.reject, timer })
    if (request.janus === 'keepalive' || request.janus === 'trickle') this.#endsWithAck.add(transaction)
    const session = this.#session === undefined ? {} : { session_id: this.#session }
    socket.send(JSON.stringify({ ...request, ...session, transaction, apisecret: this.#settings.apiSecret }))
    return answer.promise
  }

  /**
   * Takes a place at the VideoRoom plugin.
   * @throws JanusAway, JanusRefusal
   */
  async attach(events: HandleEvents): Promise<JanusHandle> {
    await this.open()
    const { data } = await this.#ask({ janus: 'attach', plugin: 'janus.plugin.videoroom' })
    if (!data) throw new JanusAway('Janus gave no place at its VideoRoom plugin.')
    const handle_id = data.id
    this.#handles.set(handle_id, events)
    const isOpen = () => this.#handles.get(handle_id) === events
    return {
      ask: async (body, jsep) => {
        if (!isOpen()) throw new JanusAway('The line to Janus was lost.')
        const answer = answerOf(await this.#ask({ janus: 'message', handle_id, body, jsep }))
        const { error_code, error } = answer.data
        if (error_code !== undefined) throw new JanusRefusal(error_code, error ?? '')
        return answer
      },
      trickle: (candidate) => {
        if (!isOpen()) return
        const told = candidate ?? { completed: true }
        // Of no use to a connection that is already closed.
        this.#ask({ janus: 'trickle', handle_id, candidate: told }).catch(() => {})
      },
      detach: async () => {
        if (!isOpen()) return
        this.#handles.delete(handle_id)
        await this.#ask({ janus: 'detach', handle_id }).catch(() => {})
      },
    }
  }

  close(): void {
    if (this.#socket) this.#lose(this.#socket)
  }
}

const refusalOf = ({ error }: JanusMessage) => new JanusRefusal(error?.code ?? 0, error?.reason ?? '')

const answerOf = ({ plugindata, jsep }: JanusMessage): JanusAnswer => ({ data: plugindata?.data ?? {}, jsep })
