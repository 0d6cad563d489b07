import { SECRET_HASHER, service } from '@callboard/core'

/**
 * Where photos of check-ins lie. Whoever has a posting link gets their addresses, and a client with the id of a session
 * may watch it: a folder names its session by a digest, from which nobody tells the id.
 */
export class PhotoFolders extends service({ hasher: SECRET_HASHER }) {
  /** @returns key prefix, with its slash */
  of(sessionId: string): string {
    return `photos/${this.needs.hasher.digest(sessionId)}/`
  }

  /** @returns as `of`, and the folder by the id itself, in which an install may have photos that are older than digests */
  everyOf(sessionId: string): readonly string[] {
    return [this.of(sessionId), `photos/${sessionId}/`]
  }
}
