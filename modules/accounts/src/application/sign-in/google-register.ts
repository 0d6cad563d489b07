import { SECRET_HASHER, useCase } from '@callboard/core'
import { googleRegister } from '../../contract/index.ts'
import { SignUps } from '../sign-up/sign-ups.ts'
import { GoogleTickets } from './google-tickets.ts'

const STALE = { success: false, error: 'This sign-up with Google has expired. Please start again.' }

/** The e-mail address is the one in the ticket, as Google said it; the request cannot name another. */
export const GoogleRegister = useCase(
  googleRegister,
  { tickets: GoogleTickets, secrets: SECRET_HASHER, signUps: SignUps },
  async ({ needs, input }) => {
    const newcomer = needs.tickets.openNewcomer(input.ticket)
    if (newcomer?.binding !== needs.secrets.digest(input.binding)) return STALE
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
