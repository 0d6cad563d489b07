import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '../../peers/embedded.ts'
import { peerValue } from '../../peers/peer-value.ts'
import type { RunningProduct } from '../../peers/running-product.ts'
import { startS3 } from '../../peers/s3.ts'
import { HttpLine } from '../../support/http-line.ts'

/** An install whose files are in a bucket, with lines that a test can count on and break. */
export interface StoredInS3 {
  readonly product: RunningProduct
  /** From people to the product; its origin is where they reach it. */
  readonly api: HttpLine
  /** From the product to the storage. */
  readonly storage: HttpLine
  /** From people to the storage, by signed addresses. */
  readonly uploads: HttpLine
  stop(): Promise<void>
}

/** With a storage of its own, which tells digests as AWS does. */
export async function startStoredInS3(): Promise<StoredInS3> {
  const ends: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const end of ends.reverse()) await end()
  }
  try {
    const folder = await mkdtemp(join(tmpdir(), 'callboard-s3-'))
    ends.push(() => rm(folder, { recursive: true, force: true }))
    const s3 = await startS3(folder, 'digests')
    ends.push(() => s3.stop())
    const at = (name: string) => peerValue(s3.env, `CALLBOARD_TEST_S3${name}`)
    const line = async (target: string) => {
      const made = await HttpLine.to(target)
      ends.push(() => made.stop())
      return made
    }
    const [storage, uploads] = [await line(at('')), await line(at(''))]
    const product = await startEmbedded({
      S3_ENDPOINT: storage.origin,
      S3_PUBLIC_ENDPOINT: uploads.origin,
      S3_BUCKET: at('_BUCKET'),
      S3_ACCESS_KEY_ID: at('_KEY'),
      S3_SECRET_ACCESS_KEY: at('_SECRET'),
    })
    ends.push(() => product.stop())
    return { product, api: await line(product.origin), storage, uploads, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
