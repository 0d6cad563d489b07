import type {
  askPasskey,
  beginPasskey,
  NewPasskey,
  PasskeyAnswer,
  PasskeyProof,
} from '@callboard/accounts/contract'
import type { ReplyOf } from '@callboard/core/http-contract'

/** False for browsers without passkeys, and for pages that are not secure. */
export const canUsePasskeys = (): boolean => typeof PublicKeyCredential === 'function'

/** What came of it, or the words of its fault. */
export type Outcome<T> = { readonly done: T } | { readonly fault: string }

/** Closed by the person, or too late: browsers do not say which, so that a page learns nothing of the device. */
const NOT_USED = 'No passkey was used. Try again or use your password.'
const NOT_MADE = 'No passkey was added. Try again, or on another device.'
const MADE_BEFORE = 'Your account has a passkey on this device already.'

const library = () => import('@simplewebauthn/browser')

/** Lets the person choose a passkey and confirm it on the device. @param ask gets the question */
export async function showPasskey(
  ask: () => Promise<ReplyOf<typeof askPasskey>>,
): Promise<Outcome<PasskeyProof>> {
  const { options, ticket } = await ask()
  const { startAuthentication } = await library()
  try {
    const answer: PasskeyAnswer = await startAuthentication({ optionsJSON: options })
    return { done: { ticket, answer } }
  } catch {
    return { fault: NOT_USED }
  }
}

/** Has the device make a passkey. @param begin gets what it is made with */
export async function makePasskey(
  begin: () => Promise<ReplyOf<typeof beginPasskey>>,
): Promise<Outcome<{ readonly ticket: string; readonly passkey: NewPasskey }>> {
  const { options, ticket } = await begin()
  const { startRegistration, WebAuthnError } = await library()
  try {
    return { done: { ticket, passkey: await startRegistration({ optionsJSON: options }) } }
  } catch (cause) {
    const isThere =
      cause instanceof WebAuthnError && cause.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
    return { fault: isThere ? MADE_BEFORE : NOT_MADE }
  }
}
