import { createHash } from 'node:crypto'
import {
  type Actor,
  Actor as ActorOf,
  type SecretHasher,
  type UserActor,
  type UserType,
} from '@callboard/core'
import { e164Phones, manualClock, notingStore, type OutboxEntry, randomIds } from '@callboard/core/testing'
import { CreateUser } from '../application/create-user.ts'
import { DeleteAccount } from '../application/delete-account.ts'
import { GetTextAccount } from '../application/get-text-account.ts'
import { GetUser } from '../application/get-user.ts'
import { GoogleAccounts } from '../application/google-accounts.ts'
import { GoogleLogin } from '../application/google-login.ts'
import { GoogleRegister } from '../application/google-register.ts'
import { GoogleTickets } from '../application/google-tickets.ts'
import { ListUsers } from '../application/list-users.ts'
import { LogIn } from '../application/log-in.ts'
import { LogOut } from '../application/log-out.ts'
import type { AccountsStore, PasswordHasher } from '../application/ports/index.ts'
import { Register } from '../application/register.ts'
import { RemoveTextAccount } from '../application/remove-text-account.ts'
import { RequestPasswordReset } from '../application/request-password-reset.ts'
import { ResetPassword } from '../application/reset-password.ts'
import { SaveTextAccount } from '../application/save-text-account.ts'
import { SearchUsers } from '../application/search-users.ts'
import { SignIns } from '../application/sign-ins.ts'
import { SignUps } from '../application/sign-ups.ts'
import { StartGoogle } from '../application/start-google.ts'
import { TextAccounts } from '../application/text-accounts.ts'
import { UpdateUser } from '../application/update-user.ts'
import { VerifyToken } from '../application/verify-token.ts'
import { FakeCaptcha } from './fake-captcha.ts'
import { FakeGoogle } from './fake-google.ts'
import { fakeSealer } from './fake-sealer.ts'
import { FakeSecretBox } from './fake-secret-box.ts'
import { FakeTextProvider } from './fake-text-provider.ts'

/** Readable hashes that note what was compared with what. */
class NotingHasher implements PasswordHasher {
  readonly compared: (string | null)[] = []
  version = 1
  /** Happens once, after the next comparison. */
  afterwards: (() => Promise<unknown>) | null = null

  async hash(password: string): Promise<string> {
    return `v${this.version}:${password}`
  }

  async matches(password: string, stored: string | null): Promise<boolean> {
    this.compared.push(stored)
    const next = this.afterwards
    this.afterwards = null
    await next?.()
    return stored?.replace(/^v\d+:/, '') === password
  }

  isOutdated(stored: string): boolean {
    return !stored.startsWith(`v${this.version}:`)
  }
}

const secrets: SecretHasher = { digest: (secret) => createHash('sha256').update(secret).digest('hex') }

export const PASSWORD = 'quiet harbour lamp'
const PUBLIC_URL = 'https://callboard.test'

/** The use cases over one store, with a clock that tests move. */
export function accountsWorld(realStore: AccountsStore) {
  const promised: OutboxEntry[] = []
  const store = notingStore(realStore, promised)
  const clock = manualClock()
  const hasher = new NotingHasher()
  const newSignIns = () => new SignIns(store, clock, randomIds, secrets)
  const signIns = newSignIns()
  const createUser = new CreateUser(store, hasher, randomIds, clock)
  const logIn = new LogIn(store, hasher, signIns)
  const google = new FakeGoogle()
  const captcha = new FakeCaptcha()
  const tickets = new GoogleTickets(fakeSealer(clock), clock)
  const signUps = new SignUps(store, signIns, randomIds, clock)
  const secretBox = new FakeSecretBox()
  const textProvider = new FakeTextProvider()
  const textAccounts = new TextAccounts(store, secretBox)

  const token = async (email: string, password = PASSWORD): Promise<string> => {
    const answer = await logIn.run(ActorOf.anonymous, { email, password })
    if (answer.token === undefined) throw new Error(answer.error)
    return answer.token
  }
  const actor = async (signInToken: string): Promise<UserActor> => {
    const found: Actor | null = await signIns.actorOf(signInToken)
    if (found?.kind !== 'user') throw new Error('Nobody is signed in.')
    return found
  }
  return {
    clock,
    hasher,
    signIns,
    /** As another process would see it. */
    newSignIns,
    promised,
    createUser,
    logIn,
    logOut: new LogOut(store, signIns),
    verifyToken: new VerifyToken(store),
    google,
    captcha,
    register: new Register(signUps, hasher, captcha),
    startGoogle: new StartGoogle(google, tickets, randomIds, PUBLIC_URL),
    googleLogin: new GoogleLogin(
      google,
      tickets,
      secrets,
      new GoogleAccounts(store, signIns),
      signUps,
      PUBLIC_URL,
    ),
    googleRegister: new GoogleRegister(tickets, secrets, signUps),
    requestReset: new RequestPasswordReset(store, randomIds, secrets, clock, PUBLIC_URL),
    resetPassword: new ResetPassword(store, hasher, secrets, clock, signIns),
    getUser: new GetUser(store),
    updateUser: new UpdateUser(store, hasher, e164Phones, signIns),
    deleteAccount: new DeleteAccount(store, hasher, clock, signIns),
    secretBox,
    textProvider,
    textAccounts,
    getTextAccount: new GetTextAccount(store, textAccounts),
    saveTextAccount: new SaveTextAccount(store, textAccounts, textProvider, e164Phones, clock),
    removeTextAccount: new RemoveTextAccount(store),
    searchUsers: new SearchUsers(store),
    listUsers: new ListUsers(store),
    token,
    actor,
    user: (name: string, user_type: UserType = 'client') =>
      createUser.run(ActorOf.system('test'), {
        email: `${name}@example.com`,
        password: PASSWORD,
        user_type,
        first_name: name,
        last_name: 'Example',
      }),
    signedIn: async (name: string): Promise<UserActor> => actor(await token(`${name}@example.com`)),
    byEmail: (email: string) => store.read(({ users }) => users.byEmail(email)),
    storedCredentials: (...ids: string[]) =>
      store.read(({ credentials }) => credentials.ofUsers(ids, 'twilio')),
    storedUser: (id: string) => store.read(({ users }) => users.find(id)),
    storedSignIn: (signInToken: string) =>
      store.read(({ signIns: rows }) => rows.byDigest(secrets.digest(signInToken))),
    /** The token in the newest reset mail. */
    mailedToken: (): string => {
      const mail = promised.findLast((entry) => entry.kind === 'event')
      return /token=([\w-]+)/.exec(JSON.stringify(mail))?.[1] ?? ''
    },
  }
}
