import { type Actor, SECRET_HASHER, useCase } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { googleRegister } from '../../contract/index.ts'
import { SignUps } from '../sign-up/sign-ups.ts'
import { GoogleTickets } from './google-tickets.ts'

const STALE = { success: false, error: 'This sign-up with Google has expired. Please start again.' }

/** The e-mail address is the one in the ticket, as Google said it; the request cannot name another. */
export class GoogleRegister extends useCase(googleRegister, {
  tickets: GoogleTickets,
  secrets: SECRET_HASHER,
  signUps: SignUps,
}) {
  async run(_actor: Actor, input: InputOf<typeof googleRegister>): Promise<ReplyOf<typeof googleRegister>> {
    const newcomer = this.needs.tickets.openNewcomer(input.ticket)
    if (newcomer?.binding !== this.needs.secrets.digest(input.binding)) return STALE
    const draft = this.needs.signUps.draft({
      asked: input.user_type,
      email: newcomer.email,
      firstName: input.first_name,
      lastName: input.last_name,
      googleSubject: newcomer.subject,
    })
    return await this.needs.signUps.admit(draft)
  }
}
