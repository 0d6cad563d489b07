import { createHash } from 'node:crypto'
import type { messageRequested } from '@callboard/admin/contract'
import { ADMIN_OWN_DATA, MESSAGE_TRACES } from '@callboard/admin/queries'
import {
  type Actor,
  Actor as ActorOf,
  BLOB_STORE,
  CLOCK,
  DEMO,
  IDS,
  type OwnDataSource,
  PASSWORD_HASHER,
  type PasswordHasher,
  type PayloadOf,
  PHONE_NUMBERS,
  PICTURES,
  PUBLIC_URL,
  RATE_LIMITER,
  SEALER,
  SECRET_BOX,
  SECRET_HASHER,
  type SecretHasher,
  SUPPORT_EMAIL,
  UNDO_SECONDS,
  type UserActor,
  type UserType,
} from '@callboard/core'
import {
  countingLimiter,
  double,
  e164Phones,
  fakeSealer,
  manualClock,
  notingStore,
  type OutboxEntry,
  promisedAs,
  randomIds,
  SAMPLE_UNDO_SECONDS,
  wired,
} from '@callboard/core/testing'
import { FREELANCERS_OWN_DATA } from '@callboard/freelancers/queries'
import { LOBBY_OWN_DATA, TALENT_TRACES } from '@callboard/lobby/queries'
import { ANSWER_TRACES, POSTING_OWN_DATA } from '@callboard/posting/queries'
import {
  PROJECTS_OWN_DATA,
  SESSION_DIRECTORY,
  type SessionFacts,
  STAFF_WORK,
} from '@callboard/projects/queries'
import { FILE_ARCHIVES, REVIEW_OWN_DATA, TAKE_TRACES } from '@callboard/review/queries'
import { APPOINTMENT_QUERIES, SCHEDULING_OWN_DATA } from '@callboard/scheduling/queries'
import { ChatAccounts } from '../application/chat-account/chat-accounts.ts'
import {
  ACCOUNTS_STORE,
  type AccountsStore,
  CAPTCHA,
  COMMON_PASSWORDS,
  GOOGLE_IDENTITY,
  ONE_TIME_CODES,
  PASSKEY_VERIFIER,
  SECOND_FACTOR_TYPES,
  TEXT_PROVIDER,
} from '../application/ports/index.ts'
import { StoredTalentProfiles } from '../application/profile/talent-profiles.ts'
import { StoredUserPhotos } from '../application/profile/user-photos.ts'
import { SecondFactorResets } from '../application/second-factor/reset-second-factor.ts'
import { SignIns } from '../application/sign-in/sign-ins.ts'
import { CreateUser } from '../application/sign-up/create-user.ts'
import { StoredTalentAccounts } from '../application/sign-up/talent-accounts.ts'
import { TextAccounts } from '../application/text-account/text-accounts.ts'
import { login, requestPasswordReset } from '../contract/index.ts'
import type { CredentialName } from '../domain/credential.ts'
import { accountsModule } from '../module.ts'
import { FakeCaptcha } from './fake-captcha.ts'
import { FakeCodes } from './fake-codes.ts'
import { FakeGoogle } from './fake-google.ts'
import { FakePasskeys } from './fake-passkeys.ts'
import { FakeSecretBox } from './fake-secret-box.ts'
import { FakeTextProvider } from './fake-text-provider.ts'

/** Readable hashes that note all comparisons. */
class NotingHasher implements PasswordHasher {
  readonly compared: (string | null)[] = []
  version = 1
  /** How often a password was hashed. */
  hashed = 0
  /** Happens once, after the next comparison. */
  afterwards: (() => Promise<unknown>) | null = null

  async hash(password: string): Promise<string> {
    this.hashed += 1
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

/** Keys of the files that are there. */
class LogoFiles {
  readonly keys = new Set<string>()

  async write(key: string): Promise<number> {
    this.keys.add(key)
    return 1
  }

  async remove(key: string): Promise<void> {
    this.keys.delete(key)
  }

  async list(prefix: string): Promise<readonly string[]> {
    return [...this.keys].filter((key) => key.startsWith(prefix))
  }

  signGet(key: string): string {
    return `https://files.test/${key}`
  }
}

const NOTHING: OwnDataSource = { of: async () => ({ documents: [], files: [] }) }

async function wordsOf(text: AsyncIterable<string>): Promise<string> {
  let words = ''
  for await (const piece of text) words += piece
  return words
}

const secrets: SecretHasher = { digest: (secret) => createHash('sha256').update(secret).digest('hex') }

export const PASSWORD = 'quiet harbour lamp'
const PUBLIC_ORIGIN = 'https://callboard.test'

/**
 * The use cases over one store, with a clock that tests move.
 * @param needSecondFactor kinds of account that must have one
 */
export function accountsWorld(realStore: AccountsStore, needSecondFactor: readonly UserType[] = []) {
  const promised: OutboxEntry[] = []
  const store = notingStore(realStore, promised)
  const clock = manualClock()
  const hasher = new NotingHasher()
  const google = new FakeGoogle()
  const codes = new FakeCodes(clock)
  const passkeys = new FakePasskeys()
  const captcha = new FakeCaptcha(clock)
  const demo = { isShown: false }
  const sealer = fakeSealer(clock)
  const secretBox = new FakeSecretBox()
  const textProvider = new FakeTextProvider()
  const limiter = countingLimiter(clock)
  const logos = new LogoFiles()
  /** Projects that the account in question casts alone. */
  const alone = { count: 0 }
  /** Projects of each account. */
  const projectCounts = new Map<string, number>()
  /** Accounts whose projects were counted at once. */
  const counted: (readonly string[])[] = []
  const sessions: SessionFacts[] = []
  /** Ids of whom a casting director or session manager works with. */
  const colleagues = new Map<string, readonly string[]>()
  /** Archives of own data that were made, by id: each text of it by name, and the keys of its files. */
  const ownData = new Map<string, Readonly<Record<string, string>>>()
  let making: () => Promise<void> = async () => {}
  const world = () =>
    wired(accountsModule, [
      double(ACCOUNTS_STORE, store),
      double(CLOCK, clock),
      double(IDS, randomIds),
      double(SECRET_HASHER, secrets),
      double(SEALER, sealer),
      double(SECRET_BOX, secretBox),
      double(PHONE_NUMBERS, e164Phones),
      double(PUBLIC_URL, PUBLIC_ORIGIN),
      double(DEMO, demo),
      double(UNDO_SECONDS, SAMPLE_UNDO_SECONDS),
      double(SUPPORT_EMAIL, null),
      double(PASSWORD_HASHER, hasher),
      double(GOOGLE_IDENTITY, google),
      double(CAPTCHA, captcha),
      double(ONE_TIME_CODES, codes),
      double(PASSKEY_VERIFIER, passkeys),
      double(COMMON_PASSWORDS, new Set(['password123'])),
      double(SECOND_FACTOR_TYPES, needSecondFactor),
      double(TEXT_PROVIDER, textProvider),
      double(RATE_LIMITER, limiter),
      double(BLOB_STORE, logos),
      double(PICTURES, {
        toJpeg: async (bytes) => (bytes.length > 100 ? null : { bytes, width: 1, height: 1 }),
      }),
      double(STAFF_WORK, {
        of: async () => ({ projects: 2, alone: alone.count, dates: 3 }),
        counts: async (ids) => {
          counted.push(ids)
          return projectCounts
        },
      }),
      double(APPOINTMENT_QUERIES, {
        countToCome: async () => 1,
        sessionOf: async (id) => (id === 'appointment-1' ? 'session-1' : null),
      }),
      double(TALENT_TRACES, {
        of: async () => ({
          records: [{ recordId: 'r1', sessionId: 's1' }],
          checkIns: 1,
          photos: 2,
          chatMessages: 3,
          keptSheets: { count: 1, until: '2026-04-01' },
        }),
      }),
      double(TAKE_TRACES, { of: async (_, records) => ({ alone: records.length, shared: 4, comments: 5 }) }),
      double(ANSWER_TRACES, { of: async () => ({ answers: 6, comments: 7 }) }),
      double(MESSAGE_TRACES, { count: async ({ recordIds, email }) => recordIds.length + email.length }),
      ...[SCHEDULING_OWN_DATA, LOBBY_OWN_DATA, REVIEW_OWN_DATA, POSTING_OWN_DATA].map((part) =>
        double(part, NOTHING),
      ),
      ...[PROJECTS_OWN_DATA, FREELANCERS_OWN_DATA, ADMIN_OWN_DATA].map((part) => double(part, NOTHING)),
      double(FILE_ARCHIVES, {
        progress: async () => 0,
        make: async (wanted, tell) => {
          const { texts, files } = await wanted.collect()
          await tell(40)
          await making()
          const named: [string, string][] = files.map(({ name, key }) => [name, key])
          for (const { name, text } of texts) named.push([name, await wordsOf(text)])
          ownData.set(wanted.id, Object.fromEntries(named))
          return { fileCount: named.length, leftOutCount: 0 }
        },
        removeParts: async () => undefined,
        remove: async (id) => void ownData.delete(id),
        address: (id, name) => `https://files.test/${id}?as=${name}.zip`,
      }),
      double(SESSION_DIRECTORY, {
        colleagues: async ({ userId }) => colleagues.get(userId) ?? [userId],
        session: async (id) => sessions.find((session) => session.id === id) ?? null,
      }),
    ])
  const { get, call, work } = world()
  const signIns = get(SignIns)
  const createUser = get(CreateUser)

  const token = async (email: string, password = PASSWORD): Promise<string> => {
    const answer = await call(login, ActorOf.anonymous, { email, password })
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
    newSignIns: () => world().get(SignIns),
    /** The use cases of another process on the same store. */
    elsewhere: () => world(),
    resets: get(SecondFactorResets),
    demo,
    alone,
    projectCounts,
    counted,
    colleagues,
    /** Sessions that there are. */
    sessions,
    ownData,
    /** Happens while each archive of own data is made from now on. */
    whileMaking: (next: () => Promise<void>) => {
      making = next
    },
    promised,
    createUser,
    get,
    call,
    work,
    google,
    codes,
    passkeys,
    captcha,
    secretBox,
    textProvider,
    talentAccounts: get(StoredTalentAccounts),
    userPhotos: get(StoredUserPhotos),
    talentProfiles: get(StoredTalentProfiles),
    textAccounts: get(TextAccounts),
    chatAccountDirectory: get(ChatAccounts),
    logos,
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
    storedCredentials: (id: string, name: CredentialName = 'twilio') =>
      store.read(({ credentials }) => credentials.ofUsers([id], name)),
    storedPasskeys: (id: string) => store.read((repositories) => repositories.passkeys.ofUser(id)),
    storedUser: (id: string) => store.read(({ users }) => users.find(id)),
    storedSignIn: (signInToken: string) =>
      store.read(({ signIns: rows }) => rows.byDigest(secrets.digest(signInToken))),
    /** Who was told of changed sign-ins, and what, in order. */
    signInNews: (): readonly (readonly [string, string | undefined])[] =>
      promisedAs(promised, 'admin.message-requested')
        .map((payload) => payload as PayloadOf<typeof messageRequested>)
        .filter(({ template }) => template === 'SIGN_IN_CHANGED')
        .map(({ to, values }) => [to, values.WHAT]),
    /** Which guardians were told that they are none any more, and why, in order. */
    guardianNews: (): readonly (readonly [string, string | undefined])[] =>
      promisedAs(promised, 'admin.message-requested')
        .map((payload) => payload as PayloadOf<typeof messageRequested>)
        .filter(({ template }) => template === 'GUARDIAN_RELEASED')
        .map(({ to, values }) => [to, values.WHAT]),
    /** Which guardians were told that they are named, by which account, in order. */
    namedGuardians: (): readonly (readonly [string, string | undefined])[] =>
      promisedAs(promised, 'admin.message-requested')
        .map((payload) => payload as PayloadOf<typeof messageRequested>)
        .filter(({ template }) => template === 'GUARDIAN_NAMED')
        .map(({ to, values }) => [to, values.ACCOUNT]),
    /** Asks for a reset mail, with a passed bot check. */
    askReset: (email: string) =>
      call(requestPasswordReset, ActorOf.anonymous, { email, captcha: captcha.pass() }),
    /** The token in the newest reset mail. */
    mailedToken: (): string => {
      const mail = promised.findLast((entry) => entry.kind === 'event')
      return /token=([\w-]+)/.exec(JSON.stringify(mail))?.[1] ?? ''
    },
  }
}
