import { join } from 'node:path'
import { freePort } from './free-port.ts'
import type { Peer } from './peer.ts'
import { Program } from './program.ts'

/**
 * A server that speaks S3 and checks signatures, with the bucket `callboard`.
 * @param folder for its objects
 * @param knows `digests`: it tells the SHA-256 of copies, as AWS does
 */
export async function startS3(folder: string, knows?: 'digests'): Promise<Peer> {
  const port = await freePort()
  const program = new Program({
    command: process.execPath,
    // The server encrypts its page markers with a cipher that OpenSSL 3 calls legacy.
    args: [
      '--openssl-legacy-provider',
      join(import.meta.dirname, 's3-server.ts'),
      ...[String(port), folder, ...(knows ? [knows] : [])],
    ],
    port,
  })
  await program.start()
  return {
    env: {
      CALLBOARD_TEST_S3: `http://127.0.0.1:${port}`,
      CALLBOARD_TEST_S3_BUCKET: 'callboard',
      CALLBOARD_TEST_S3_KEY: 'S3RVER',
      CALLBOARD_TEST_S3_SECRET: 'S3RVER',
    },
    start: () => program.start(),
    stop: (signal) => program.stop(signal),
  }
}
