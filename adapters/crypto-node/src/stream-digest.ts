import { createHash } from 'node:crypto'

/** Hashes a stream piece by piece; memory stays flat. */
export const streamDigests = {
  /** @returns hex SHA-256 of all bytes of the source */
  async sha256Hex(source: AsyncIterable<Uint8Array>): Promise<string> {
    const hash = createHash('sha256')
    for await (const bytes of source) hash.update(bytes)
    return hash.digest('hex')
  },
}
