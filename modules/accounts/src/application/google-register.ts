import type { Actor, SecretHasher } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import type { googleRegister } from '../contract/index.ts'
import type { GoogleTickets } from './google-tickets.ts'
import type { SignUps } from './sign-ups.ts'

const STALE = { success: false, error: 'This sign-up with Google has expired. Please start again.' }

/** The e-mail address is the one in the ticket, as Google said it; the request cannot name another. */
export class GoogleRegister {
  readonly #tickets: GoogleTickets
  readonly #secrets: SecretHasher
  readonly #signUps: SignUps

  constructor(tickets: GoogleTickets, secrets: SecretHasher, signUps: SignUps) {
    this.#tickets = tickets
    this.#secrets = secrets
    this.#signUps = signUps
  }

  async run(_actor: Actor, input: InputOf<typeof googleRegister>): Promise<ReplyOf<typeof googleRegister>> {
    const newcomer = this.#tickets.openNewcomer(input.ticket)
    if (newcomer?.binding !== this.#secrets.digest(input.binding)) return STALE
    const draft = this.#signUps.draft({
      asked: input.user_type,
      email: newcomer.email,
      firstName: input.first_name,
      lastName: input.last_name,
      googleSubject: newcomer.subject,
    })
    return await this.#signUps.admit(draft)
  }
}
