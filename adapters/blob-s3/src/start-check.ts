import { randomUUID } from 'node:crypto'
import {
  DeleteObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3'
import { type Clock, patient } from '@callboard/core'
import { AddressSigner } from './address-signer.ts'
import { corsRulesFor, mayUpload } from './cors.ts'
import { CALL_MS, within } from './s3-clients.ts'
import type { S3Place } from './s3-options.ts'
import { settingFault } from './setting-faults.ts'

export interface StartCheck {
  /** The origin of the app. When it is given, the bucket is asked as a browser would whether its pages may upload. */
  readonly appOrigin?: string
  /** Called with faults that may keep browsers from the files although this process can reach them. */
  readonly warn?: (words: string) => void
}

/** Signed addresses bear no more: 15 minutes ahead are refused, and behind they end early. Milliseconds. */
const MOST_SKEW = 5 * 60_000

/** Tries all that the app needs of the bucket, once. */
export class PlaceCheck {
  readonly #place: S3Place
  readonly #client: S3Client
  readonly #clock: Clock
  readonly #wishes: StartCheck

  constructor(place: S3Place, client: S3Client, clock: Clock, wishes: StartCheck) {
    this.#place = place
    this.#client = client
    this.#clock = clock
    this.#wishes = wishes
  }

  /** @throws Error that names the setting that is wrong */
  async run(): Promise<void> {
    const { bucket } = this.#place
    const probe = { Bucket: bucket, Key: `check-${randomUUID()}` }
    const list = new ListObjectsV2Command({ Bucket: bucket, MaxKeys: 1 })
    const put = new PutObjectCommand({ ...probe, Body: 'check', ContentType: 'text/plain' })
    await this.#must((end) => this.#client.send(list, end))
    await this.#must((end) => this.#client.send(put, end))
    try {
      await this.#checkAddresses(probe.Key)
    } finally {
      await this.#must((end) => this.#client.send(new DeleteObjectCommand(probe), end))
    }
  }

  async #must(call: Parameters<typeof within>[1]): Promise<void> {
    try {
      await within(CALL_MS, call)
    } catch (error) {
      throw settingFault(error, this.#place)
    }
  }

  async #checkAddresses(key: string): Promise<void> {
    const { bucketUrl, publicBucketUrl } = this.#place
    const answer = await this.#fetchSigned(bucketUrl, key)
    this.#checkClock(answer.headers.get('date'))
    if (!answer.ok) throw new Error(`S3_ENDPOINT: signed addresses are refused there (${answer.status}).`)
    if (publicBucketUrl !== bucketUrl && !(await this.#isPublic(key))) return
    await this.#checkCors(key)
  }

  #checkClock(date: string | null): void {
    const skew = date === null ? 0 : Math.abs(Date.parse(date) - this.#clock.now().getTime())
    if (skew <= MOST_SKEW) return
    const minutes = Math.round(skew / 60_000)
    throw new Error(
      `The clock of this machine is ${minutes} minutes off that of the file store, which would refuse signed addresses. Set it right.`,
    )
  }

  /** @returns false when it cannot be told from here */
  async #isPublic(key: string): Promise<boolean> {
    const { publicBucketUrl } = this.#place
    const answer = await this.#fetchSigned(publicBucketUrl, key).catch(() => null)
    if (answer && !answer.ok) {
      throw new Error(
        `S3_PUBLIC_ENDPOINT: signed addresses are refused there (${answer.status}). A proxy must pass the Host header on as it is.`,
      )
    }
    if (!answer) this.#wishes.warn?.(`S3_PUBLIC_ENDPOINT cannot be reached from here: ${publicBucketUrl}`)
    return answer !== null
  }

  async #checkCors(key: string): Promise<void> {
    const { appOrigin, warn } = this.#wishes
    if (appOrigin === undefined) return
    const { bucket, publicBucketUrl } = this.#place
    const address = new AddressSigner(publicBucketUrl, this.#place, this.#clock).put(key, {
      contentType: 'application/octet-stream',
      maxBytes: 1,
    })
    if (await mayUpload(address, appOrigin, AbortSignal.timeout(patient(CALL_MS)))) return
    const rules = JSON.stringify(corsRulesFor(appOrigin))
    warn?.(`Browsers may not upload to the bucket "${bucket}". Its CORS configuration must have: ${rules}`)
  }

  #fetchSigned(bucketUrl: string, key: string): Promise<Response> {
    const address = new AddressSigner(bucketUrl, this.#place, this.#clock).get(key, undefined, null)
    return fetch(address, { signal: AbortSignal.timeout(patient(CALL_MS)) })
  }
}
