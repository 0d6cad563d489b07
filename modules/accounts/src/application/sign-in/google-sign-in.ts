import { DomainError, IDS, type NeedsOf, PUBLIC_URL, SECRET_HASHER, useCase } from '@callboard/core'
import {
  GOOGLE_CALLBACK,
  type GoogleSignInReply,
  googleLogin,
  googleRegister,
  startGoogle,
} from '../../contract/index.ts'
import { isNamed } from '../../domain/sign-up.ts'
import { normalEmail } from '../../domain/user.ts'
import { GOOGLE_IDENTITY, type GooglePerson } from '../ports/index.ts'
import { SignUps } from '../sign-up/sign-ups.ts'
import { GoogleAccounts } from './google-accounts.ts'
import { type GoogleBeginning, GoogleTickets } from './google-tickets.ts'

const callback = (publicUrl: string) => publicUrl + GOOGLE_CALLBACK

/** Leads to Google. A browser opens this as a page, so an outage leads to our page that says so. */
export const StartGoogle = useCase(
  startGoogle,
  { google: GOOGLE_IDENTITY, tickets: GoogleTickets, ids: IDS, publicUrl: PUBLIC_URL },
  async ({ needs, input: { binding, user_type } }) => {
    const nonce = needs.ids.secret()
    const state = needs.tickets.sealState({ binding, nonce, userType: user_type })
    try {
      const request = { state, nonce, verifierDigest: binding, redirectUri: callback(needs.publicUrl) }
      return { location: await needs.google.address(request) }
    } catch (error) {
      if (!(error instanceof DomainError) || error.kind !== 'unavailable') throw error
      return { location: `${callback(needs.publicUrl)}?error=${error.code}` }
    }
  },
)

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
    redirectUri: callback(needs.publicUrl),
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

const STALE_SIGN_UP = { success: false, error: 'This sign-up with Google has expired. Please start again.' }

/** The e-mail address is the one in the ticket, as Google said it; the request cannot name another. */
export const GoogleRegister = useCase(
  googleRegister,
  { tickets: GoogleTickets, secrets: SECRET_HASHER, signUps: SignUps },
  async ({ needs, input }) => {
    const newcomer = needs.tickets.openNewcomer(input.ticket)
    if (newcomer?.binding !== needs.secrets.digest(input.binding)) return STALE_SIGN_UP
    const draft = needs.signUps.draft({
      asked: input.user_type,
      email: newcomer.email,
      firstName: input.first_name,
      lastName: input.last_name,
      googleSubject: newcomer.subject,
    })
    return await needs.signUps.admit(draft)
  },
)
