import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Clock, GetRights, Hold, Sealer } from '@callboard/core'
import { KeptAddresses } from './kept-addresses.ts'

/** Below the product's own address. */
export const HELD_PATH = '/held/'
const PURPOSE = 'held-file'
/** Default validity of an address: seconds. */
const GOOD_FOR = 900
/** The part of its time after which an address is another one: until then browsers know the file by it. */
const KEPT_FOR = 1 / 6
/** S3 asks nobody: its own address outlives what it is shown for by so many seconds at most. */
export const S3_SECONDS = 60
/** A browser may follow the same address for so long, which leaves its S3 address half of its time. */
const FOLLOWED_SECONDS = S3_SECONDS / 2

export type HeldRights = GetRights & { readonly hold: Hold }

/** What an address of a held file leads to. */
export interface HeldFile {
  readonly key: string
  readonly downloadName: string | undefined
  readonly hold: Hold
}

/**
 * Addresses of the product for files that are shown only while something stands, which S3 cannot know. Sealed: stored
 * nowhere.
 */
export class HeldAddresses {
  readonly #sealer: Sealer
  readonly #clock: Clock
  readonly #kept = new KeptAddresses()

  constructor(sealer: Sealer, clock: Clock) {
    this.#sealer = sealer
    this.#clock = clock
  }

  to(key: string, { seconds = GOOD_FOR, downloadName, hold }: HeldRights): string {
    const held = JSON.stringify(hold)
    const step = Math.max(1, Math.floor(seconds * KEPT_FOR)) * 1_000
    const from = Math.floor(this.#clock.now().getTime() / step) * step
    return this.#kept.get(`${key} ${seconds} ${downloadName} ${held}`, from, () => {
      const claim = { key, hold: held, ...(downloadName === undefined ? {} : { name: downloadName }) }
      const sealed = this.#sealer.seal(PURPOSE, claim, new Date(from + seconds * 1_000))
      return `${HELD_PATH}${key}?for=${encodeURIComponent(sealed)}`
    })
  }

  /** @param address path and query. @returns null for one that is forged, altered or expired */
  open(address: string): HeldFile | null {
    const url = URL.parse(address, 'http://localhost')
    const claim = url && this.#sealer.open(PURPOSE, url.searchParams.get('for') ?? '')
    if (!claim?.key || !claim.hold || url?.pathname !== HELD_PATH + claim.key) return null
    return { key: claim.key, downloadName: claim.name, hold: JSON.parse(claim.hold) as Hold }
  }
}

export interface HeldHandlerOptions {
  /** Whether what a file is shown for still stands. */
  readonly stands: (hold: Hold) => Promise<boolean>
  /** Gets errors of the server (answered with 503: the next try may do). */
  readonly report?: (error: unknown) => void
}

interface HeldFiles {
  heldFile(address: string): HeldFile | null
  signGet(key: string, rights: GetRights): string
}

function refuse(response: ServerResponse, status: number, code: string, message: string): void {
  const body = JSON.stringify({ error: { code, message } })
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' }).end(body)
}

/** Answers the held addresses of a bucket: leads to an address of S3 that is good for a minute. */
export function heldHandler(files: HeldFiles, { stands, report = () => {} }: HeldHandlerOptions) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      const file = files.heldFile(request.url ?? '')
      if (!file) return refuse(response, 403, 'denied', 'This link is not valid or no longer valid.')
      if (!(await stands(file.hold))) return refuse(response, 404, 'missing', 'The file was not found.')
      const { key, downloadName } = file
      const name = downloadName === undefined ? {} : { downloadName }
      response
        .writeHead(302, {
          Location: files.signGet(key, { seconds: S3_SECONDS, ...name }),
          'Cache-Control': `private, max-age=${FOLLOWED_SECONDS}`,
          'Referrer-Policy': 'no-referrer',
        })
        .end()
    } catch (error) {
      report(error)
      refuse(response, 503, 'unavailable', 'The file cannot be opened right now. Try again in a moment.')
    }
  }
}
