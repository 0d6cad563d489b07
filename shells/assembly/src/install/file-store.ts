import { join } from 'node:path'
import { blobHandler, DiskBlobs } from '@callboard/blob-disk'
import type { BlobStore, Hold } from '@callboard/core'
import { hmacSealer, systemClock } from '@callboard/crypto-node'
import type { createLogger, Mount } from '@callboard/http-koa'
import type { Settings } from '../settings/settings.ts'

type Logger = ReturnType<typeof createLogger>

export interface FileServing {
  readonly logger: Logger
  /** Whether what a file is shown for still stands. */
  readonly stands: (hold: Hold) => Promise<boolean>
}

export interface FileStore {
  readonly blobs: BlobStore & { removeAbandoned(before: Date): Promise<unknown> }
  /** Where browsers fetch files, when it is not the product's own address. */
  readonly origin: string | null
  /** Mounts that serve the files under the product's own address, if any. */
  mounts(serving: FileServing): readonly Mount[]
  /** @throws Error that names the setting that is wrong; a store that is only away is waited for at each use */
  check(logger: Logger): Promise<void>
}

const reporting = ({ logger, stands }: FileServing) => ({
  stands,
  report: (err: unknown) => logger.error({ err }, 'A file could not be served'),
})

/** A bucket when the settings name one, else a folder. */
export async function openFileStore({ s3, data, publicUrl }: Settings, secret: string): Promise<FileStore> {
  if (s3) {
    // The SDK is large: an install with a folder does without.
    const { createS3Blobs, heldHandler } = await import('@callboard/blob-s3')
    const blobs = createS3Blobs({ ...s3, clock: systemClock, sealer: hmacSealer(secret, systemClock) })
    return {
      blobs,
      origin: blobs.origin,
      mounts: (serving) => [{ prefix: '/held', handler: heldHandler(blobs, reporting(serving)) }],
      check: (logger) => blobs.check({ appOrigin: publicUrl, warn: (words) => logger.warn(words) }),
    }
  }
  const blobs = new DiskBlobs({ folder: join(data, 'blobs'), secret, clock: systemClock })
  return {
    blobs,
    origin: null,
    mounts: (serving) => [{ prefix: '/blobs', handler: blobHandler(blobs, reporting(serving)) }],
    check: async () => {},
  }
}
