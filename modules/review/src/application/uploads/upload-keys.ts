import { SEALER, service } from '@callboard/core'

const UPLOAD = 'upload'
/** Far longer than an upload is kept that nothing arrives for. */
const LIFE_MS = 30 * 24 * 3_600_000

/** The keys with which a browser goes on with the uploads of a self-tape, whose person has no account. */
export class UploadKeys extends service({ sealer: SEALER }) {
  seal(upload: string, now: Date): string {
    return this.needs.sealer.seal(UPLOAD, { upload }, new Date(now.getTime() + LIFE_MS))
  }

  /** @returns id of the upload; null for a key that is forged or out of date */
  open(key: string): string | null {
    return this.needs.sealer.open(UPLOAD, key)?.upload ?? null
  }
}
