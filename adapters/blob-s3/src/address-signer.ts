import type { OutgoingHttpHeaders } from 'node:http'
import type { Clock, PutRights } from '@callboard/core'
import aws4 from 'aws4'
import { KeptAddresses } from './kept-addresses.ts'
import type { S3Place } from './s3-options.ts'

/** Default validity of an address: seconds. */
const GOOD_FOR = 900
/** S3 refuses longer ones. */
const LONGEST = 7 * 24 * 60 * 60
/** Shorter ones are signed anew each time. */
const WORTH_KEEPING = 600
/** The part of its time after which an address is signed anew. */
const KEPT_FOR = 1 / 6

const dateOf = (instant: Date) => instant.toISOString().replace(/[:-]|\.\d{3}/g, '')

/**
 * Makes addresses that S3 takes as signed requests (Signature Version 4 in the query). Repeated requests for the same
 * file, in any process, get the same address for a sixth of its time: a browser need not load a picture again that it
 * has, and a list of a hundred pictures is not signed again for each reader.
 */
export class AddressSigner {
  readonly #origin: string
  readonly #host: string
  readonly #folder: string
  readonly #region: string
  readonly #credentials: S3Place['credentials']
  readonly #clock: Clock
  readonly #kept = new KeptAddresses()

  /** @param bucketUrl the bucket's address for users of signed addresses */
  constructor(bucketUrl: string, { region, credentials }: S3Place, clock: Clock) {
    const { origin, host, pathname } = new URL(bucketUrl)
    this.#origin = origin
    this.#host = host
    this.#folder = pathname === '/' ? '' : pathname
    this.#region = region
    this.#credentials = credentials
    this.#clock = clock
  }

  /** The address is good for at least five sixths of `seconds`. */
  get(key: string, seconds = GOOD_FOR, disposition: string | null): string {
    const now = this.#clock.now()
    if (seconds < WORTH_KEEPING) return this.#signGet(key, seconds, disposition, now)
    const step = Math.floor(seconds * KEPT_FOR) * 1_000
    const from = Math.floor(now.getTime() / step) * step
    return this.#kept.get(`${key} ${seconds} ${disposition}`, from, () =>
      this.#signGet(key, seconds, disposition, new Date(from)),
    )
  }

  #signGet(key: string, seconds: number, disposition: string | null, at: Date): string {
    const query = new URLSearchParams()
    if (disposition !== null) query.set('response-content-disposition', disposition)
    return this.#sign('GET', key, seconds, at, query)
  }

  put(key: string, { contentType, bytes, seconds = GOOD_FOR }: PutRights): string {
    const size = bytes === undefined ? {} : { 'content-length': bytes }
    const headers = { 'content-type': contentType, ...size }
    return this.#sign('PUT', key, seconds, this.#clock.now(), new URLSearchParams(), headers)
  }

  #sign(
    method: 'GET' | 'PUT',
    key: string,
    seconds: number,
    at: Date,
    query: URLSearchParams,
    headers: OutgoingHttpHeaders = {},
  ): string {
    if (!Number.isInteger(seconds) || seconds < 1 || seconds > LONGEST)
      throw new Error(`An address cannot be good for ${seconds} seconds.`)
    query.set('X-Amz-Date', dateOf(at))
    query.set('X-Amz-Expires', String(seconds))
    const { path } = aws4.sign(
      {
        service: 's3',
        region: this.#region,
        method,
        path: `${this.#folder}/${key}?${query}`,
        headers: { host: this.#host, ...headers },
        signQuery: true,
      },
      this.#credentials,
    )
    return `${this.#origin}${path}`
  }
}
