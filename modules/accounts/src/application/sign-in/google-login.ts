import { type Actor, PUBLIC_URL, SECRET_HASHER, useCase } from '@callboard/core'
import type { InputOf } from '@callboard/core/http-contract'
import { GOOGLE_CALLBACK, type GoogleSignInReply, googleLogin } from '../../contract/index.ts'
import { isNamed } from '../../domain/sign-up.ts'
import { normalEmail } from '../../domain/user.ts'
import { GOOGLE_IDENTITY, type GooglePerson } from '../ports/index.ts'
import { SignUps } from '../sign-up/sign-ups.ts'
import { GoogleAccounts } from './google-accounts.ts'
import { type GoogleBeginning, GoogleTickets } from './google-tickets.ts'

/** The same text for all invalid states: forged, expired, used, or begun in another browser. */
const STALE = {
  success: false,
  error: 'This sign-in with Google has expired or was begun in another window. Please start again.',
}
const UNVERIFIED = {
  success: false,
  error: 'Google has not verified this e-mail address. Verify it with Google, or continue with e-mail.',
}

/** The second half of a sign-in with Google. A person without an account gets one, or is asked for its user type. */
export class GoogleLogin extends useCase(googleLogin, {
  google: GOOGLE_IDENTITY,
  tickets: GoogleTickets,
  secrets: SECRET_HASHER,
  accounts: GoogleAccounts,
  signUps: SignUps,
  publicUrl: PUBLIC_URL,
}) {
  async run(_actor: Actor, input: InputOf<typeof googleLogin>): Promise<GoogleSignInReply> {
    const begun = this.needs.tickets.openState(input.state)
    if (begun?.binding !== this.needs.secrets.digest(input.binding)) return STALE
    const said = await this.needs.google.exchange({
      code: input.code,
      verifier: input.binding,
      nonce: begun.nonce,
      redirectUri: this.#callback(),
    })
    if (!said) return STALE
    if (!said.emailVerified || said.email === '') return UNVERIFIED
    const person = { ...said, email: normalEmail(said.email) }
    return (await this.needs.accounts.signIn(person)) ?? (await this.#signUp(person, begun))
  }

  async #signUp(person: GooglePerson, { userType, binding }: GoogleBeginning): Promise<GoogleSignInReply> {
    const { email, firstName, lastName, subject } = person
    if (userType === undefined || !isNamed(userType, firstName, lastName)) {
      const ticket = this.needs.tickets.sealNewcomer({ binding, subject, email })
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
    return await this.needs.signUps.admit(this.needs.signUps.draft(asked))
  }

  #callback = () => this.needs.publicUrl + GOOGLE_CALLBACK
}
