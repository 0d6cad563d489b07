/** Technical ports that more than one module needs. */

export interface Clock {
  now(): Date
}

export interface Ids {
  /** A new row id: UUIDv7, sortable by time of making and unguessable. */
  next(): string
  /** 256 random bits, base64url: for tokens, capabilities and links. */
  secret(): string
}

/** One-way digest of a secret, for look-up and storage at rest. */
export interface SecretHasher {
  /** @returns hex SHA-256 */
  digest(secret: string): string
}

export interface PasswordHasher {
  /** argon2id with current OWASP parameters, off the event loop, at most 16 at once. @returns a PHC string */
  hash(password: string): Promise<string>
  /** `null` as the stored hash takes as long as a real one and is never right. */
  matches(password: string, stored: string | null): Promise<boolean>
  /** The stored hash was made with older parameters. */
  isOutdated(stored: string): boolean
}

/**
 * Puts a claim in a string that only this install can make, for tickets that need no table.
 * `open` gives `null` for a forged, altered or expired one.
 */
export interface Sealer {
  seal(purpose: string, claim: Record<string, string>, expiresAt: Date): string
  open(purpose: string, sealed: string): Record<string, string> | null
  /** A short name of a text that only this install can make, the same each time, in letters of an id. */
  mark(purpose: string, text: string): string
}

/** Encrypts secrets that are stored and must be read again, e.g. a user's credentials at a provider. */
export interface SecretBox {
  /** @param context where the secret belongs (`twilio:<user id>`); it opens only there */
  lock(plain: string, context: string): string
  /** @throws Error when it was altered, belongs to another context or was locked with another key */
  unlock(locked: string, context: string): string
}

/**
 * Parses a phone number as typed. `country` is an ISO 3166 code of the seven served ones (US CA MX GB AU NZ LK).
 * @returns E.164, or `null` when it cannot be a number
 */
export interface PhoneNumbers {
  parse(typed: string, country?: string): string | null
}

/** Makes an uploaded picture safe and upright. */
export interface Pictures {
  /**
   * @param bytes a JPEG, PNG, WebP, AVIF, GIF or, where the install can read it, HEIC of at most 50 megapixels, any orientation
   * @param longestSide pixels; larger pictures are scaled down
   * @returns an upright JPEG without metadata, or `null` when the bytes are no such picture
   * @throws DomainError unavailable `storage_full` when there is no room to work in
   */
  toJpeg(
    bytes: Uint8Array,
    longestSide: number,
  ): Promise<{ bytes: Uint8Array; width: number; height: number } | null>
  /** The same as PNG, which keeps what is transparent. */
  toPng(
    bytes: Uint8Array,
    longestSide: number,
  ): Promise<{ bytes: Uint8Array; width: number; height: number } | null>
}

/** Makes what people write with emphasis, lists and links harmless. Whatever is stored as HTML went through it. */
export interface RichText {
  /**
   * @param typed HTML of an editor, or plain words, which become paragraphs
   * @returns HTML without anything that runs, loads or styles; empty when there is nothing to read. Cleaning it again
   * changes nothing.
   */
  clean(typed: string): string
}
