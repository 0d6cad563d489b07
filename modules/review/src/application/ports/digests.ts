/** Hashes what is too large to hold. */
export interface Digests {
  /** @returns hex SHA-256 of all bytes of the source */
  sha256Hex(source: AsyncIterable<Uint8Array>): Promise<string>
}

export const DIGESTS = Symbol('review.digests')
