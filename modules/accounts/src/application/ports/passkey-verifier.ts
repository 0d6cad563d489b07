import { type Token, token } from '@callboard/core'
import type { NewPasskey, PasskeyAnswer, PasskeyCreation, PasskeyRequest } from '../../contract/index.ts'
import type { Passkey } from '../../domain/passkey.ts'

/** Whom a new passkey is for. */
export interface PasskeyOwner {
  readonly id: string
  readonly email: string
  readonly name: string
}

/** What an answer is held against. */
export type KnownPasskey = Pick<Passkey, 'userId' | 'credentialId' | 'publicKey' | 'counter'>

/** WebAuthn for the public address of the install. Only answers for which the device has verified its person count. */
export interface PasskeyVerifier {
  /** False where the address cannot have passkeys: it is no host name, or not secure. */
  readonly offered: boolean
  /**
   * @param question 256 random bits, base64url
   * @param known credential ids of the passkeys that the owner has: no device makes a second one
   */
  creation(question: string, owner: PasskeyOwner, known: readonly string[]): PasskeyCreation
  /** @param known credential ids to choose among; empty: any */
  request(question: string, known: readonly string[]): PasskeyRequest
  /** @returns null for what was not made for this question and place */
  made(question: string, made: NewPasskey): Promise<Pick<Passkey, 'publicKey' | 'counter'> | null>
  /** @returns the counter of the device; null for an answer that is wrong, or not ahead of the counter that is known */
  counterOf(question: string, answer: PasskeyAnswer, known: KnownPasskey): Promise<number | null>
}

export const PASSKEY_VERIFIER: Token<PasskeyVerifier> = token('accounts.passkey-verifier')
