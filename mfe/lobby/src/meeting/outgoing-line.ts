import type { PageLine } from '@callboard/lobby/contract'
import type { After } from './after.ts'

/** Milliseconds between two looks at the connections. */
const LOOK = 2_500
/** Looks in a row that make the line weak, and that make it well again: one bad moment is no news. */
const POOR_LOOKS = 2
const GOOD_LOOKS = 4

/** From here on a picture halts and words are cut: the share of lost packets, and the seconds there and back. */
const LOSS = 0.08
const ROUND_TRIP = 0.6

/** What the other side reports of what this page sends (W3C webrtc-stats, `remote-inbound-rtp`). */
interface Received {
  readonly type: string
  readonly fractionLost?: number
  readonly roundTripTime?: number
}

async function isPoor(connection: RTCPeerConnection): Promise<boolean> {
  const reports: Received[] = []
  for (const report of (await connection.getStats()).values()) reports.push(report)
  return reports.some(
    ({ type, fractionLost = 0, roundTripTime = 0 }) =>
      type === 'remote-inbound-rtp' && (fractionLost > LOSS || roundTripTime > ROUND_TRIP),
  )
}

/**
 * How well what this page sends arrives at the others. The line counts as poor only while it is poor to all of them:
 * one bad arrival is that person's own line.
 */
export class OutgoingLine {
  readonly #after: After
  readonly #onChange: (line: PageLine) => void
  readonly #connections = new Set<RTCPeerConnection>()
  #line: PageLine = 'ok'
  /** Looks in a row that contradict the line as it was last told. */
  #against = 0
  #callOff: (() => void) | undefined

  constructor(after: After, onChange: (line: PageLine) => void) {
    this.#after = after
    this.#onChange = onChange
  }

  /** @returns the connection, which is looked at until it is closed */
  watch(connection: RTCPeerConnection): RTCPeerConnection {
    this.#connections.add(connection)
    this.#callOff ??= this.#after(LOOK, () => void this.#look())
    return connection
  }

  async #look(): Promise<void> {
    const looks: boolean[] = []
    for (const connection of this.#connections) {
      const { connectionState } = connection
      if (connectionState === 'closed') this.#connections.delete(connection)
      else if (connectionState === 'connected') looks.push(await isPoor(connection))
    }
    if (!this.#callOff) return
    this.#judge(looks.length > 0 && looks.every((isBad) => isBad))
    this.#callOff = this.#after(LOOK, () => void this.#look())
  }

  #judge(isBad: boolean): void {
    const seen = isBad ? 'weak' : 'ok'
    this.#against = seen === this.#line ? 0 : this.#against + 1
    if (this.#against < (isBad ? POOR_LOOKS : GOOD_LOOKS)) return
    this.#against = 0
    this.#line = seen
    this.#onChange(seen)
  }

  close(): void {
    this.#callOff?.()
    this.#callOff = undefined
    this.#connections.clear()
    if (this.#line !== 'ok') this.#onChange('ok')
  }
}
