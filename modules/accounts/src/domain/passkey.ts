/** A passkey of an account: the key pair is on a device or in a password manager, the public half of it is here. */
export interface Passkey {
  /** Digest of the credential id. */
  readonly id: string
  readonly userId: string
  /** How devices name it; base64url. */
  readonly credentialId: string
  /** COSE, base64url. */
  readonly publicKey: string
  /** How often the device says that it was used; passkeys that are synced over devices say 0 each time. */
  readonly counter: number
  /** For its owner, to tell it from others. */
  readonly name: string
  readonly createdAt: Date
  readonly lastUsedAt: Date | null
}

/** False for a copy of a passkey whose original has been used since. */
export const isAhead = (before: number, now: number): boolean => now > before || (now === 0 && before === 0)

/** The name of a new one, which none of the others has. */
export function nextName(others: readonly Pick<Passkey, 'name'>[]): string {
  const taken = new Set(others.map(({ name }) => name))
  for (let number = 1; ; number += 1) if (!taken.has(`Passkey ${number}`)) return `Passkey ${number}`
}
