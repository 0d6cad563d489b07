import { type NeedsOf, PUBLIC_URL, SECRET_HASHER, useCase } from '@callboard/core'
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

const NEEDS = {
  google: GOOGLE_IDENTITY,
  tickets: GoogleTickets,
  secrets: SECRET_HASHER,
  accounts: GoogleAccounts,
  signUps: SignUps,
  publicUrl: PUBLIC_URL,
}
type Needs = NeedsOf<typeof NEEDS>

/** The second half of a sign-in with Google. A person without an account gets one, or is asked for its user type. */
export const GoogleLogin = useCase(googleLogin, NEEDS, async ({ needs, input }) => {
  const begun = needs.tickets.openState(input.state)
  if (begun?.binding !== needs.secrets.digest(input.binding)) return STALE
  const said = await needs.google.exchange({
    code: input.code,
    verifier: input.binding,
    nonce: begun.nonce,
    redirectUri: callback(needs),
  })
  if (!said) return STALE
  if (!said.emailVerified || said.email === '') return UNVERIFIED
  const person = { ...said, email: normalEmail(said.email) }
  return (await needs.accounts.signIn(person)) ?? (await signUp(needs, person, begun))
})

async function signUp(
  needs: Needs,
  person: GooglePerson,
  { userType, binding }: GoogleBeginning,
): Promise<GoogleSignInReply> {
  const { email, firstName, lastName, subject } = person
  if (userType === undefined || !isNamed(userType, firstName, lastName)) {
    const ticket = needs.tickets.sealNewcomer({ binding, subject, email })
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
  return await needs.signUps.admit(needs.signUps.draft(asked))
}

const callback = (needs: Needs) => needs.publicUrl + GOOGLE_CALLBACK
