import { type Outbox, service } from '@callboard/core'
import type { GoogleSignInReply } from '../../contract/index.ts'
import type { User } from '../../domain/user.ts'
import { ACCOUNTS_STORE, type AccountsRepositories, type GooglePerson } from '../ports/index.ts'
import { SignInNews } from './sign-in-news.ts'
import { SignIns } from './sign-ins.ts'
import { WaysIn } from './ways-in.ts'

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

/** What a connection is made in. */
export interface Connecting {
  readonly repositories: Pick<AccountsRepositories, 'users' | 'signIns'>
  readonly outbox: Outbox
  readonly news: SignInNews
}

/** @param user locked */
export async function connect(
  { repositories: { users, signIns }, outbox, news }: Connecting,
  user: User,
  subject: string,
): Promise<User> {
  const connected = { ...user, googleSubject: subject, passwordHash: null }
  await users.save(connected)
  await signIns.endAll(user.id)
  news.tell(outbox, connected, 'google')
  return connected
}

/** Accounts of people with a verified Google identity. */
export class GoogleAccounts extends service({
  store: ACCOUNTS_STORE,
  signIns: SignIns,
  ways: WaysIn,
  news: SignInNews,
}) {
  /**
   * Signs in the owner of the Google account, else the account with the same e-mail, which is connected from then on.
   * @param person with a verified, lower-cased e-mail address
   * @returns null when there is no such account
   */
  async signIn(person: GooglePerson): Promise<GoogleSignInReply | null> {
    const { reply, ended } = await this.needs.store.write(async (repositories, outbox) => {
      const owner = await repositories.users.byGoogleSubject(person.subject)
      return owner
        ? await this.#begin(repositories, owner)
        : await this.#connect(repositories, outbox, person)
    })
    if (ended !== null) this.needs.signIns.forget(ended)
    return reply
  }

  async #begin(repositories: AccountsRepositories, user: User): Promise<Outcome> {
    return { reply: await this.needs.ways.firstStepDone(repositories, user), ended: null }
  }

  /**
   * Anybody can sign up with an address that is not theirs and wait for its owner to come. So the owner, as Google
   * says, gets the account alone: its password, its passkeys and the sign-ins of before end. An account with a second
   * factor is connected when that is proved, too, and keeps its passkeys.
   */
  async #connect(
    repositories: AccountsRepositories,
    outbox: Outbox,
    { subject, email }: GooglePerson,
  ): Promise<Outcome> {
    const { users } = repositories
    const found = await users.byEmail(email)
    const user = found && (await users.lock(found.id))
    if (!user) return NO_ACCOUNT
    // Connected since it was looked for, by the same person in another window.
    if (user.googleSubject === subject) return await this.#begin(repositories, user)
    if (user.googleSubject !== null) return ANOTHER_GOOGLE
    if (await this.needs.ways.hasSecondStep(repositories, user))
      return { reply: await this.needs.ways.firstStepDone(repositories, user, subject), ended: null }
    const connected = await connect({ repositories, outbox, news: this.needs.news }, user, subject)
    if (await repositories.passkeys.removeAll(user.id)) this.needs.news.tell(outbox, user, 'passkeys-ended')
    return {
      reply: { ...(await this.needs.ways.allDone(repositories, connected)), linked: true },
      ended: user.id,
    }
  }
}
