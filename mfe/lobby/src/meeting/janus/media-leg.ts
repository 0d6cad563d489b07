import type { MediaReply, MediaRequest } from '@callboard/kit/data'
import type { After } from '../after.ts'

/** How long a connection may take to come about, and how long it may be gone, before another is made. Milliseconds. */
const TO_CONNECT = 10_000
const TO_RECOVER = 4_000
/** Milliseconds before another connection is made after one has failed. */
const BEFORE_NEXT = 1_000

export interface LegPorts {
  readonly after: After
  readonly connect: () => RTCPeerConnection
  /** @throws Error when the line is cut before the answer */
  readonly media: (request: MediaRequest) => Promise<MediaReply>
  readonly refused: (reply: Extract<MediaReply, { ok: false }>) => void
  readonly onState: (connected: boolean) => void
}

/** One of the two connections of this page to the media server, and another one whenever it is lost. */
export abstract class MediaLeg {
  protected readonly ports: LegPorts
  protected connection: RTCPeerConnection | undefined
  readonly #leg: 'send' | 'receive'
  #callOff: (() => void) | undefined
  #isRunning = false

  constructor(leg: 'send' | 'receive', ports: LegPorts) {
    this.#leg = leg
    this.ports = ports
  }

  get isRunning(): boolean {
    return this.#isRunning
  }

  /** Makes a connection, in place of the one before. */
  start(): void {
    this.stop()
    this.run()
    this.negotiate().catch(() => this.again())
  }

  protected run(): void {
    this.#isRunning = true
  }

  /** Agrees on a connection with the media server. */
  protected abstract negotiate(): Promise<void>

  /** Opens the connection that `negotiate` agrees on. */
  protected open(): RTCPeerConnection {
    const connection = this.ports.connect()
    this.connection = connection
    connection.onicecandidate = ({ candidate }) => {
      if (this.connection !== connection) return
      // A lost candidate is one way less; when none is left another connection is made.
      this.ports
        .media({ kind: 'candidate', leg: this.#leg, candidate: candidate && plain(candidate) })
        .catch(() => {})
    }
    connection.onconnectionstatechange = () => {
      if (this.connection === connection) this.#stateChanged(connection.connectionState)
    }
    this.#watch(TO_CONNECT)
    return connection
  }

  #stateChanged(state: RTCPeerConnectionState): void {
    this.ports.onState(state === 'connected')
    if (state === 'connected') this.#callOff?.()
    if (state === 'disconnected') this.#watch(TO_RECOVER)
    if (state === 'failed' || state === 'closed') this.again()
  }

  #watch(patience: number): void {
    this.#callOff?.()
    this.#callOff = this.ports.after(patience, () => this.again())
  }

  /** Makes another connection in a moment. */
  again(): void {
    if (!this.#isRunning) return
    this.ports.onState(false)
    this.#callOff?.()
    this.#callOff = this.ports.after(BEFORE_NEXT, () => this.start())
  }

  stop(): void {
    this.#isRunning = false
    this.#callOff?.()
    const { connection } = this
    this.connection = undefined
    if (!connection) return
    connection.onconnectionstatechange = null
    connection.onicecandidate = null
    connection.close()
  }
}

const plain = ({ candidate, sdpMid, sdpMLineIndex }: RTCIceCandidate) => ({
  candidate,
  sdpMid,
  sdpMLineIndex,
})
