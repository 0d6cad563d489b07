import type { Actor, SecretHasher } from '@callboard/core'
import type { InputOf } from '@callboard/core/http-contract'
import { GOOGLE_CALLBACK, type GoogleSignInReply, type googleLogin } from '../contract/index.ts'
import { isNamed } from '../domain/sign-up.ts'
import { normalEmail } from '../domain/user.ts'
import type { GoogleAccounts } from './google-accounts.ts'
import type { GoogleBeginning, GoogleTickets } from './google-tickets.ts'
import type { GoogleIdentity, GooglePerson } from './ports/index.ts'
import type { SignUps } from './sign-ups.ts'

/** One text for whatever does not belong together: forged, expired, used, or begun in another browser. */
const STALE = {
  success: false,
  error: 'This sign-in with Google has expired or was begun in another window. Please start again.',
}
const UNVERIFIED = {
  success: false,
  error: 'Google has not verified this e-mail address. Verify it with Google, or continue with e-mail.',
}

/** The second half of a sign-in with Google. Who has no account yet gets one, or is asked what it is to be. */
export class GoogleLogin {
  readonly #google: GoogleIdentity
  readonly #tickets: GoogleTickets
  readonly #secrets: SecretHasher
  readonly #accounts: GoogleAccounts
  readonly #signUps: SignUps
  readonly #callback: string

  constructor(
    google: GoogleIdentity,
    tickets: GoogleTickets,
    secrets: SecretHasher,
    accounts: GoogleAccounts,
    signUps: SignUps,
    publicUrl: string,
  ) {
    this.#google = google
    this.#tickets = tickets
    this.#secrets = secrets
    this.#accounts = accounts
    this.#signUps = signUps
    this.#callback = publicUrl + GOOGLE_CALLBACK
  }

  async run(_actor: Actor, input: InputOf<typeof googleLogin>): Promise<GoogleSignInReply> {
    const begun = this.#tickets.openState(input.state)
    if (begun?.binding !== this.#secrets.digest(input.binding)) return STALE
    const said = await this.#google.exchange({
      code: input.code,
      verifier: input.binding,
      nonce: begun.nonce,
      redirectUri: this.#callback,
    })
    if (!said) return STALE
    if (!said.emailVerified || said.email === '') return UNVERIFIED
    const person = { ...said, email: normalEmail(said.email) }
    return (await this.#accounts.signIn(person)) ?? (await this.#signUp(person, begun))
  }

  async #signUp(person: GooglePerson, { userType, binding }: GoogleBeginning): Promise<GoogleSignInReply> {
    const { email, firstName, lastName, subject } = person
    if (userType === undefined || !isNamed(userType, firstName, lastName)) {
      const ticket = this.#tickets.sealNewcomer({ binding, subject, email })
      return {
        success: false,
        needs: 'user_type',
        ticket,
        email,
        first_name: firstName,
        last_name: lastName,
      }
    }
    const asked = { asked: userType, email, firstName, lastName, googleSubject: subject }
    return await this.#signUps.admit(this.#signUps.draft(asked))
  }
}
