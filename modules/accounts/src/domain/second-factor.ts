/** The second factor of an account: codes of an app, and recovery codes for the day that the app is lost. */
export interface SecondFactor {
  /** The secret that the app has too, locked with the secret of the install, for this account only. */
  readonly sealed: string
  /** The time window of the newest code that was used: neither its code nor an older one is taken again. */
  readonly lastStep: number
  /** Marks of the recovery codes that are left. */
  readonly recovery: readonly string[]
}

export const RECOVERY_CODES = 10

/** RFC 4648, as apps read it: no letter looks like a figure. */
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
/** 160 bits, as RFC 4226 advises. */
const SECRET_LENGTH = 32
/** 80 bits. */
const RECOVERY_LENGTH = 16

/** @param random at least as many random letters of base64url */
const base32Of = (random: string, length: number): string =>
  Array.from(random.slice(0, length), (letter) => BASE32[BASE64URL.indexOf(letter) % BASE32.length]).join('')

/** What an app is set up with. @param random 256 random bits, base64url */
export const newSecret = (random: string): string => base32Of(random, SECRET_LENGTH)

/** `ABCD-EFGH-IJKL-MNOP` @param random 256 random bits, base64url */
export const newRecoveryCode = (random: string): string =>
  base32Of(random, RECOVERY_LENGTH).match(/.{4}/g)!.join('-')

/** A code as it was typed or pasted: of an app, or a recovery code. */
export type TypedCode = { readonly kind: 'app' | 'recovery'; readonly code: string } | null

/** @returns null for what is neither, however it is spelled */
export function typedCode(typed: string): TypedCode {
  const code = typed.replaceAll(/[\s-]/g, '').toUpperCase()
  if (/^\d{6}$/.test(code)) return { kind: 'app', code }
  return /^[A-Z2-7]{16}$/.test(code) ? { kind: 'recovery', code } : null
}
