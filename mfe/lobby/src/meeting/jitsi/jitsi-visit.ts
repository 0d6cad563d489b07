import type { PageLine } from '@callboard/lobby/contract'
import type { After } from '../after.ts'
import type { JitsiMeetApi, JitsiMeetConstructor, JitsiOptions } from './external-api.ts'

export type JitsiState =
  /** `tries`: how often the script of the meeting server could not be loaded so far */
  | { readonly kind: 'loading'; readonly tries: number }
  /** `slow`: it takes longer than it should */
  | { readonly kind: 'entering'; readonly slow: boolean }
  | { readonly kind: 'in' }
  /** A new ticket is on its way. `stale`: the token of this one has expired or is wrong. */
  | { readonly kind: 'refused'; readonly stale: boolean }
  | { readonly kind: 'removed' }

export interface JitsiPorts {
  /** Loads the script of the meeting server into a frame of its own. Rejects when it cannot be loaded. */
  readonly load: (address: string) => Promise<JitsiMeetConstructor>
  readonly after: After
}

export interface JitsiVisitOptions {
  readonly ports: JitsiPorts
  readonly domain: string
  readonly options: JitsiOptions
  /** Seconds in which the meeting server takes the ticket, from the beginning of the visit. */
  readonly joinWithin: number
  /** What is done before the room is entered, and may wait for a person. */
  readonly prepare?: () => Promise<void>
  /** How many visits before this one came to nothing. */
  readonly failures: number
  readonly onState: (state: JitsiState) => void
  /** Jitsi tells no figures of a line, only that it broke and that it stands again. */
  readonly onLine?: (line: PageLine) => void
  /** The meeting server does not take this ticket, or has lost us. */
  readonly onRefused: () => void
  /** The ticket is too old to enter with: nothing was tried. */
  readonly onLate: () => void
}

/** Milliseconds. */
const RETRY = 1_000
const SLOW = 20_000
/** Of the time to join, which the way to the meeting server takes. */
const MARGIN = 30_000
const longestPause = 8_000

/** Errors of lib-jitsi-meet by which a server refuses a token. */
const REFUSED_TOKENS = [
  'connection.passwordRequired',
  'conference.authenticationRequired',
  'conference.connectionError.notAllowed',
]

const scriptOf = (domain: string) => `https://${domain}/external_api.js`

/** A visit of a room on a Jitsi server, from its script to the moment it is left. */
export class JitsiVisit {
  readonly #options: JitsiVisitOptions
  #api: JitsiMeetApi | undefined
  #callOff: (() => void) | undefined
  #ended = false
  #isLate = false
  readonly #forgetAge: () => void
  #line: PageLine = 'ok'

  constructor(options: JitsiVisitOptions) {
    this.#options = options
    const { ports, joinWithin } = options
    this.#forgetAge = ports.after(joinWithin * 1_000 - MARGIN, () => {
      this.#isLate = true
    })
    void this.#begin()
  }

  async #begin(): Promise<void> {
    await this.#options.prepare?.()
    if (!this.#ended) await this.#load(0)
  }

  async #load(tries: number): Promise<void> {
    this.#options.onState({ kind: 'loading', tries })
    const { ports, domain } = this.#options
    let Api: JitsiMeetConstructor
    try {
      Api = await ports.load(scriptOf(domain))
    } catch {
      if (!this.#ended) this.#later(RETRY, () => void this.#load(tries + 1))
      return
    }
    if (this.#ended) return
    if (this.#isLate) return this.#options.onLate()
    this.#enter(Api)
  }

  #enter(Api: JitsiMeetConstructor): void {
    const { domain, options, onState } = this.#options
    const api = new Api(domain, options)
    this.#api = api
    onState({ kind: 'entering', slow: false })
    this.#later(SLOW, () => onState({ kind: 'entering', slow: true }))
    api.addListener('videoConferenceJoined', () => {
      this.#callOff?.()
      if (!this.#ended) onState({ kind: 'in' })
    })
    api.addListener('errorOccurred', ({ error }) => {
      if (error?.isFatal) this.#refused(REFUSED_TOKENS.includes(error.name ?? ''))
    })
    api.addListener('participantKickedOut', ({ kicked }) => {
      if (kicked?.local) this.#removed()
    })
    api.addListener('dataChannelClosed', () => this.#tellLine('weak'))
    api.addListener('dataChannelOpened', () => this.#tellLine('ok'))
    // A direct line between two people that breaks is replaced by the one over the server.
    api.addListener('peerConnectionFailure', ({ isP2P, wasConnected }) => {
      if (wasConnected && !isP2P) this.#tellLine('weak')
    })
    // The frame has no button to leave, so this event means that the meeting server has ended the visit.
    api.addListener('readyToClose', () => this.#removed())
  }

  #tellLine(line: PageLine): void {
    if (this.#ended || line === this.#line) return
    this.#line = line
    this.#options.onLine?.(line)
  }

  #refused(stale: boolean): void {
    if (this.#ended) return
    this.leave()
    this.#options.onState({ kind: 'refused', stale })
    const pause = Math.min(longestPause, RETRY * 2 ** this.#options.failures)
    this.#later(pause, () => this.#options.onRefused())
  }

  #removed(): void {
    if (this.#ended) return
    this.leave()
    this.#options.onState({ kind: 'removed' })
  }

  #later(milliseconds: number, run: () => void): void {
    this.#callOff?.()
    this.#callOff = this.#options.ports.after(milliseconds, run)
  }

  leave(): void {
    this.#tellLine('ok')
    this.#ended = true
    this.#callOff?.()
    this.#forgetAge()
    this.#api?.dispose()
    this.#api = undefined
  }
}
