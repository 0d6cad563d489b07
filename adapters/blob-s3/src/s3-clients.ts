import { S3Client } from '@aws-sdk/client-s3'
import { patient } from '@callboard/core'
import type { S3Place } from './s3-options.ts'

/** Three tries, and as many again to take back a begun upload, end within 10 s. */
const CONNECT_MS = 1_500
const TRIES = 3
const SILENCE_MS = 30_000
/** How long a small call may take, tries and all. Milliseconds. */
export const CALL_MS = 8_000

export interface S3Clients {
  /**
   * For small calls and for reading: the time limit is that of the caller (`within`, `ObjectBody`), not of the idle
   * socket.
   */
  readonly calls: S3Client
  /** For sending: a connection on which nothing moves is given up. */
  readonly uploads: S3Client
}

export function s3Clients({ endpoint, region, pathStyle, credentials }: S3Place): S3Clients {
  const client = (socketTimeout: number) =>
    new S3Client({
      endpoint,
      region,
      credentials,
      forcePathStyle: pathStyle,
      maxAttempts: TRIES,
      requestHandler: { connectionTimeout: patient(CONNECT_MS), socketTimeout },
      // The SHA-256 of each body is signed anyway, and not every server that speaks S3 knows the newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    })
  return { calls: client(0), uploads: client(patient(SILENCE_MS)) }
}

/** Runs a call that is given up after so long, tries and all, times the patience of the process. */
export async function within<T>(
  milliseconds: number,
  call: (end: { abortSignal: AbortSignal }) => Promise<T>,
): Promise<T> {
  const limit = patient(milliseconds)
  const end = new AbortController()
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    end.abort()
    late.reject(new Error(`No answer in ${limit} ms`))
  }, limit)
  try {
    return await Promise.race([call({ abortSignal: end.signal }), late.promise])
  } finally {
    clearTimeout(timer)
  }
}
