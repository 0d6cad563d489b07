import { type GoogleSignInReply, startGoogle } from '@callboard/accounts/contract'
import { requestOf } from '@callboard/core/http-contract'
import type { SignUpType } from './steps.ts'

/** A person known to Google without an account here; the type of the account is still to be chosen. */
export interface GoogleNewcomer {
  readonly ticket: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}

/** A sign-in with Google that this tab began. */
export interface GoogleAttempt {
  /** Secret of this tab, sent only at the end: it proves to the server that the attempt began in this tab. */
  readonly binding: string
  /** Type of a new account, where it is known beforehand. */
  readonly userType?: SignUpType
  readonly newcomer?: GoogleNewcomer
}

const KEY = 'callboard-google'

/** The attempt of this tab, which outlives the pages of Google. */
export const googleAttempt = {
  save(attempt: GoogleAttempt): void {
    sessionStorage.setItem(KEY, JSON.stringify(attempt))
  },
  peek(): GoogleAttempt | undefined {
    const kept = sessionStorage.getItem(KEY)
    return kept === null ? undefined : (JSON.parse(kept) as GoogleAttempt)
  },
  clear(): void {
    sessionStorage.removeItem(KEY)
  },
}

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** @returns a fresh attempt, and the address that begins it at the server */
export async function newAttempt(
  userType?: SignUpType,
): Promise<{ readonly attempt: GoogleAttempt; readonly address: string }> {
  const binding = hex(crypto.getRandomValues(new Uint8Array(32)))
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(binding))
  const start = { binding: hex(new Uint8Array(digest)), user_type: userType }
  return { attempt: { binding, userType }, address: requestOf(startGoogle, start).address }
}

/** Leaves for Google. */
export async function goToGoogle(userType?: SignUpType): Promise<void> {
  const { attempt, address } = await newAttempt(userType)
  googleAttempt.save(attempt)
  location.assign(address)
}

/** @returns the new person of a reply that asks for the type of the account, or undefined for other replies */
export function newcomerIn(reply: GoogleSignInReply): GoogleNewcomer | undefined {
  if (reply.needs !== 'user_type' || reply.ticket === undefined) return undefined
  const { ticket, email = '', first_name: firstName = '', last_name: lastName = '' } = reply
  return { ticket, email, firstName, lastName }
}
