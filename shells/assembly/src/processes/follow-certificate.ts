import type { Server } from 'node:tls'
import {
  type CertificateFiles,
  type CertificatePair,
  readPair,
  readPairTexts,
} from '../settings/certificate.ts'

export const OLDEST_TLS = 'TLSv1.2'

export interface CertificateLog {
  info(details: object, message: string): void
  warn(details: object, message: string): void
}

export interface FollowSettings {
  readonly files: CertificateFiles
  /** The pair that the server began with. */
  readonly pair: Pick<CertificatePair, 'cert' | 'key'>
  readonly server: Pick<Server, 'setSecureContext'>
  readonly logger: CertificateLog
}

/** As one text that can be compared. */
const textOf = ({ cert, key }: Pick<CertificatePair, 'cert' | 'key'>) => cert + key

/** What stands in the files, or why they cannot be read. */
function contents(files: CertificateFiles): string {
  try {
    return textOf(readPairTexts(files))
  } catch (error) {
    return (error as Error).message
  }
}

/**
 * Gives new connections the certificate that stands in the files now; open ones stay. The files' contents are compared,
 * because programs that renew certificates replace files, or the folder behind a link, in ways that watching a file does
 * not see.
 */
export class FollowedCertificate {
  readonly #settings: FollowSettings
  #used: string
  /** What the last look saw: a pair is broken only when it stays so, and not while it is being written. */
  #seen: string
  /** A broken pair that was logged, once. */
  #refused: string | null = null

  constructor(settings: FollowSettings) {
    this.#settings = settings
    this.#used = textOf(settings.pair)
    this.#seen = this.#used
  }

  /** Reads the files. A pair that cannot be used is logged at the second look, and the last good one kept. */
  look(): void {
    const { files, server, logger } = this.#settings
    const now = contents(files)
    const isSettled = now === this.#seen
    this.#seen = now
    if (now === this.#used) this.#refused = null
    if (now === this.#used || now === this.#refused) return
    try {
      const { cert, key, certificate } = readPair(files)
      server.setSecureContext({ cert, key, minVersion: OLDEST_TLS })
      this.#used = textOf({ cert, key })
      this.#refused = null
      logger.info({ until: certificate.validTo }, 'The certificate was renewed')
    } catch (error) {
      if (!isSettled) return
      this.#refused = now
      const reason = (error as Error).message
      logger.warn({ reason }, `The new certificate cannot be used, the last one is kept: ${reason}`)
    }
  }
}
