import { service } from '@callboard/core'
import type { GoogleSignInReply } from '../../contract/index.ts'
import type { User } from '../../domain/user.ts'
import { ACCOUNTS_STORE, type AccountsRepositories, type GooglePerson } from '../ports/index.ts'
import { SignIns } from './sign-ins.ts'

interface Outcome {
  readonly reply: GoogleSignInReply | null
  /** Whose sign-ins of before have ended. */
  readonly ended: string | null
}

const NO_ACCOUNT: Outcome = { reply: null, ended: null }
const ANOTHER_GOOGLE: Outcome = {
  reply: {
    success: false,
    error:
      'The account with this e-mail is connected with another Google account. Choose that one at Google, or continue with e-mail.',
  },
  ended: null,
}

/** Accounts of people with a verified Google identity. */
export class GoogleAccounts extends service({ store: ACCOUNTS_STORE, signIns: SignIns }) {
  /**
   * Signs in the owner of the Google account, else the account with the same e-mail, which is connected from then on.
   * @param person with a verified, lower-cased e-mail address
   * @returns null when there is no such account
   */
  async signIn(person: GooglePerson): Promise<GoogleSignInReply | null> {
    const { reply, ended } = await this.needs.store.write(async (repositories) => {
      const owner = await repositories.users.byGoogleSubject(person.subject)
      return owner ? await this.#begin(repositories, owner) : await this.#connect(repositories, person)
    })
    if (ended !== null) this.needs.signIns.forget(ended)
    return reply
  }

  async #begin(repositories: AccountsRepositories, user: User): Promise<Outcome> {
    return {
      reply: await this.#signedIn(repositories, user),
      ended: null,
    }
  }

  async #signedIn(repositories: AccountsRepositories, { id, staffRequested }: User) {
    return {
      success: true,
      token: await this.needs.signIns.begin(repositories, id),
      ...(staffRequested ? { staff_requested: true as const } : {}),
    }
  }

  /**
   * Anybody can sign up with an address that is not theirs and wait for its owner to come. So the owner, as Google
   * says, gets the account alone: its password and the sign-ins of before end.
   */
  async #connect(repositories: AccountsRepositories, { subject, email }: GooglePerson): Promise<Outcome> {
    const { users, signIns } = repositories
    const found = await users.byEmail(email)
    const user = found && (await users.lock(found.id))
    if (!user) return NO_ACCOUNT
    // Connected since it was looked for, by the same person in another window.
    if (user.googleSubject === subject) return await this.#begin(repositories, user)
    if (user.googleSubject !== null) return ANOTHER_GOOGLE
    await users.save({ ...user, googleSubject: subject, passwordHash: null })
    await signIns.endAll(user.id)
    return { reply: { ...(await this.#signedIn(repositories, user)), linked: true }, ended: user.id }
  }
}
