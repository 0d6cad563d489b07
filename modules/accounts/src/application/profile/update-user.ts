import {
  CLOCK,
  conflict,
  denied,
  invalid,
  missing,
  type NeedsOf,
  PASSWORD_HASHER,
  PHONE_NUMBERS,
  requireFresh,
  type UserActor,
  useCase,
} from '@callboard/core'
import type { InputOf } from '@callboard/core/http-contract'
import { hasField, updateUser } from '../../contract/index.ts'
import { CREDENTIAL_NAMES } from '../../domain/credential.ts'
import { requireGoodPassword } from '../../domain/password-policy.ts'
import { normalEmail, requireName, requirePassword, type User } from '../../domain/user.ts'
import { ACCOUNTS_STORE, type AccountsRepositories, COMMON_PASSWORDS } from '../ports/index.ts'
import { SignInNews } from '../sign-in/sign-in-news.ts'
import { SignIns } from '../sign-in/sign-ins.ts'
import { emailTaken } from '../sign-up/create-user.ts'
import { requireAnotherAdmin } from '../users/account-removal.ts'
import { isManagedChange, managedChanges, requireAttachable } from '../users/managed-changes.ts'
import { ManagedUsers } from '../users/managed-users.ts'
import { signedIn } from './account-rights.ts'
import { ownAccount } from './user-view.ts'

type Input = InputOf<typeof updateUser>

/** The country of a number that is typed without one. */
const PHONE_COUNTRY = 'US'

const wrongOldPassword = () => invalid('oldPassword', 'The old password is not right.')

const NEEDS = {
  store: ACCOUNTS_STORE,
  hasher: PASSWORD_HASHER,
  phones: PHONE_NUMBERS,
  clock: CLOCK,
  signIns: SignIns,
  managed: ManagedUsers,
  common: COMMON_PASSWORDS,
  news: SignInNews,
}
type Needs = NeedsOf<typeof NEEDS>

/** A new password or user type ends all other sign-ins of the account. */
export const UpdateUser = useCase(updateUser, NEEDS, async ({ needs, actor, input }) => {
  const caller = signedIn(actor)
  if (isManagedChange(input) && caller.userType !== 'super_admin') throw denied()
  const before = await needs.store.read(({ users }) => users.find(input.id))
  if (!before) throw missing('The account')
  if (takesOver(caller, before, input)) requireFresh(caller, needs.clock.now())
  const passwordHash = await newHash(needs, before, input, caller.userId === input.id)

  const account = await needs.store.write(async (repositories, outbox) => {
    const { users } = repositories
    // Before the account itself, so that two super admins who are demoted at once wait for each other.
    const superAdmins = input.user_type === undefined ? [] : await users.lockSuperAdmins()
    const user = await users.lock(input.id)
    if (!user) throw missing('The account')
    if (input.version !== undefined && input.version !== user.version) {
      throw await changedMeanwhile(needs, caller, repositories, input.id)
    }
    const { account: managed, attached } = managedChanges(user, input)
    const changed = {
      ...managed,
      ...ownChanges(needs, managed, input),
      passwordHash: passwordHash ?? user.passwordHash,
      version: user.version + 1,
    }
    if (changed.userType !== user.userType) {
      requireAnotherAdmin(superAdmins, user.id, 'given another type')
      await leaveType(repositories, changed)
    }
    if (passwordHash !== null) {
      await endSignIns(repositories, caller, before, user)
      needs.news.tell(outbox, changed, 'password')
    }
    if (changed.email !== user.email) {
      // The mailbox that has the link is not the account's any more.
      await repositories.passwordResets.endAll(user.id)
      needs.news.tellAddress(outbox, changed, user.email)
    }
    if (attached) {
      await requireAttachable(repositories, user.id, attached)
      await users.attach(user.id, attached)
    }
    if (!(await users.save(changed))) throw emailTaken()
    return outbox.answer(ownAccount(changed))
  })
  needs.signIns.forget(input.id)
  return account
})

/** With it the caller could come in as somebody else, or make somebody as mighty as they are. */
function takesOver({ userId }: UserActor, before: User, { id, password, email, user_type }: Input): boolean {
  if (user_type === 'super_admin' && before.userType !== 'super_admin') return true
  if (userId === id) return false
  return password !== undefined || (email !== undefined && normalEmail(email) !== before.email)
}

/** All sign-ins end: each of them knows the account by its type of before. */
async function leaveType(
  { signIns, credentials }: AccountsRepositories,
  { id, userType }: User,
): Promise<void> {
  await signIns.endAll(id)
  if (hasField(userType, 'credentials')) return
  for (const name of CREDENTIAL_NAMES) await credentials.remove(id, name)
}

async function endSignIns(
  { signIns, passwordResets }: AccountsRepositories,
  { userId, signInId }: UserActor,
  checked: User,
  user: User,
): Promise<void> {
  const isOwn = userId === user.id
  if (isOwn && user.passwordHash !== checked.passwordHash) throw wrongOldPassword()
  await signIns.endAll(user.id, isOwn ? signInId : undefined)
  await passwordResets.endAll(user.id)
}

async function changedMeanwhile(
  { managed }: Needs,
  caller: UserActor,
  repositories: AccountsRepositories,
  id: string,
) {
  return conflict(
    'account_changed',
    'This account was changed meanwhile. Please look at it again.',
    caller.userType === 'super_admin' ? await managed.view(caller, repositories, id) : undefined,
  )
}

function ownChanges(needs: Needs, user: User, input: Input): Pick<User, 'firstName' | 'lastName' | 'phone'> {
  const firstName = input.first_name?.trim() ?? user.firstName
  const lastName = input.last_name?.trim() ?? user.lastName
  requireName(user.userType, firstName, lastName)
  return { firstName, lastName, phone: phoneOf(needs, user, input.phone) }
}

function phoneOf({ phones }: Needs, user: User, typed: string | null | undefined): string | null {
  if (typed === undefined) return user.phone
  if (typed === null || typed.trim() === '') return null
  const phone = phones.parse(typed, PHONE_COUNTRY)
  if (phone === null) throw invalid('phone', 'Please Enter a valid Phone number')
  return phone
}

async function newHash(
  { hasher, common }: Needs,
  user: User,
  input: Input,
  isOwn: boolean,
): Promise<string | null> {
  if (input.password === undefined) return null
  if (isOwn) {
    requirePassword(user, 'oldPassword')
    if (!input.oldPassword) throw invalid('oldPassword', 'Old Password is required')
    if (!(await hasher.matches(input.oldPassword, user.passwordHash))) throw wrongOldPassword()
  }
  requireGoodPassword(input.password, user.email, common)
  return await hasher.hash(input.password)
}
