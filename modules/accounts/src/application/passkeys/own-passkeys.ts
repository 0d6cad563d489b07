import {
  broken,
  CLOCK,
  conflict,
  IDS,
  invalid,
  missing,
  SECRET_HASHER,
  subjectLoader,
  unauthenticated,
  useCase,
} from '@callboard/core'
import {
  addPasskey,
  beginPasskey,
  listPasskeys,
  MOST_PASSKEYS,
  type PasskeyView,
  passkeySubject,
  removePasskey,
  renamePasskey,
} from '../../contract/index.ts'
import { nextName, type Passkey } from '../../domain/passkey.ts'
import { ACCOUNTS_STORE, PASSKEY_VERIFIER, SECOND_FACTOR_TYPES } from '../ports/index.ts'
import { signedIn, signInOf } from '../profile/account-rights.ts'
import { SignInNews } from '../sign-in/sign-in-news.ts'
import { SignIns } from '../sign-in/sign-ins.ts'
import { PasskeyQuestions } from './passkey-questions.ts'

const viewOf = ({ id, name, createdAt, lastUsedAt }: Passkey): PasskeyView => ({
  _id: id,
  name,
  created_at: createdAt.toISOString(),
  last_used_at: lastUsedAt?.toISOString() ?? null,
})

function requireRoom(own: readonly Passkey[]): void {
  if (own.length < MOST_PASSKEYS) return
  throw broken(
    'too_many_passkeys',
    `An account has ${MOST_PASSKEYS} passkeys at most. Remove one that you do not use any more.`,
  )
}

export const ListPasskeys = useCase(
  listPasskeys,
  { store: ACCOUNTS_STORE, verifier: PASSKEY_VERIFIER },
  async ({ needs, actor }) => {
    const { userId } = signedIn(actor)
    const own = await needs.store.read(({ passkeys }) => passkeys.ofUser(userId))
    return { offered: needs.verifier.offered, passkeys: own.map(viewOf) }
  },
)

export const BeginPasskey = useCase(
  beginPasskey,
  { store: ACCOUNTS_STORE, questions: PasskeyQuestions, verifier: PASSKEY_VERIFIER },
  async ({ needs, actor }) => {
    const { userId } = signInOf(actor)
    const { user, own } = await needs.store.read(async ({ users, passkeys }) => ({
      user: await users.find(userId),
      own: await passkeys.ofUser(userId),
    }))
    if (!user) throw unauthenticated()
    requireRoom(own)
    const { question, ticket } = needs.questions.ask({ account: userId })
    const name = `${user.firstName} ${user.lastName}`.trim() || user.email
    const owner = { id: userId, email: user.email, name }
    const known = own.map(({ credentialId }) => credentialId)
    return { options: needs.verifier.creation(question, owner, known), ticket }
  },
)

/** Who was only let in to set up a second factor is in with the passkey; sign-ins that were made without it end then. */
export const AddPasskey = useCase(
  addPasskey,
  {
    store: ACCOUNTS_STORE,
    questions: PasskeyQuestions,
    verifier: PASSKEY_VERIFIER,
    ids: IDS,
    clock: CLOCK,
    hasher: SECRET_HASHER,
    signIns: SignIns,
    news: SignInNews,
  },
  async ({ needs, actor, input }) => {
    const { kind, userId } = signInOf(actor)
    const question = needs.questions.open(input.ticket, { account: userId })
    const made = question && (await needs.verifier.made(question, input.passkey))
    const reply = await needs.store.write(async (repositories, outbox) => {
      const { users, passkeys, signIns } = repositories
      const user = await users.lock(userId)
      if (!user) throw missing('The account')
      if (!question || !(await needs.questions.spend(repositories, question)))
        throw conflict('passkey_expired', 'This took too long. Please add the passkey again.')
      if (!made) throw invalid('passkey', 'This passkey was not made for Callboard. Please try again.')
      const own = await passkeys.ofUser(userId)
      requireRoom(own)
      const passkey: Passkey = {
        ...made,
        id: needs.hasher.digest(input.passkey.id),
        userId,
        credentialId: input.passkey.id,
        name: nextName(own),
        createdAt: needs.clock.now(),
        lastUsedAt: null,
      }
      if (!(await passkeys.add(passkey)))
        throw conflict('passkey_known', 'This passkey was added before. Use it, or add another one.')
      needs.news.tell(outbox, user, 'passkey-added')
      if (kind === 'user') return outbox.answer({ success: true, passkey: viewOf(passkey) })
      await signIns.endAll(userId)
      const token = await needs.signIns.begin(repositories, userId, 'passkey')
      return outbox.answer({ success: true, passkey: viewOf(passkey), token })
    })
    needs.signIns.forget(userId)
    return reply
  },
)

export const RenamePasskey = useCase(
  renamePasskey,
  { store: ACCOUNTS_STORE },
  async ({ needs, input: { id, name }, subject: { passkey } }) =>
    await needs.store.write(async ({ users, passkeys }) => {
      await users.lock(passkey.userId)
      const current = await passkeys.find(id)
      if (!current) throw missing('This passkey')
      const renamed = { ...current, name: name.trim() }
      await passkeys.save(renamed)
      return viewOf(renamed)
    }),
)

export const RemovePasskey = useCase(
  removePasskey,
  { store: ACCOUNTS_STORE, types: SECOND_FACTOR_TYPES, news: SignInNews },
  async ({ needs, input: { id }, subject: { passkey } }) =>
    await needs.store.write(async ({ users, passkeys }, outbox) => {
      const user = await users.lock(passkey.userId)
      const own = await passkeys.ofUser(passkey.userId)
      if (!user || !own.some((one) => one.id === id)) throw missing('This passkey')
      if (own.length === 1 && user.secondFactor === null && needs.types.includes(user.userType))
        throw conflict(
          'second_factor_required',
          'Your kind of account must have a second factor here. Add another passkey or set up two-step sign-in first.',
        )
      await passkeys.remove(id)
      needs.news.tell(outbox, user, 'passkey-removed')
      return outbox.answer({ success: true })
    }),
)

export const PasskeyLoader = subjectLoader(
  passkeySubject,
  { store: ACCOUNTS_STORE },
  async ({ needs, ids: { id } }) => {
    const passkey = await needs.store.read(({ passkeys }) => passkeys.find(id))
    return passkey && { subject: { passkey }, ground: { userId: passkey.userId } }
  },
)
