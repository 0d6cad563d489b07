import type {
  AccountsRepositories,
  Credential,
  CredentialRepository,
  PasswordReset,
  PasswordResetRepository,
  SignIn,
  SignInRepository,
  User,
  UserRepository,
  UserSearch,
} from '@callboard/accounts'
import type { OutboxEntry } from '@callboard/core/testing'
import { type MemoryUnitOfWork, memoryUnitOfWork } from '../memory-unit-of-work.ts'

interface State {
  readonly users: Map<string, User>
  readonly signIns: Map<string, SignIn>
  readonly resets: Map<string, PasswordReset>
  /** By user id and provider. */
  readonly credentials: Map<string, Credential>
}

const byEmailOrder = (a: User, b: User) => (a.email < b.email ? -1 : 1)

function usersIn({ users, credentials }: State): UserRepository {
  const find = async (id: string) => users.get(id) ?? null
  const byEmail = async (email: string) => [...users.values()].find((user) => user.email === email) ?? null
  const byGoogleSubject = async (subject: string) =>
    [...users.values()].find((user) => user.googleSubject === subject) ?? null
  const matching = ({ prefix, userType }: UserSearch, textsOf: (user: User) => readonly string[]) =>
    [...users.values()]
      .filter((user) => userType === undefined || user.userType === userType)
      .filter((user) => textsOf(user).some((text) => text.toLowerCase().startsWith(prefix)))
      .sort(byEmailOrder)
  return {
    find,
    lock: find,
    byEmail,
    byGoogleSubject,
    many: async (ids) => [...users.values()].filter((user) => ids.includes(user.id)),
    add: async (user) => {
      if (await byEmail(user.email)) return false
      if (user.googleSubject !== null && (await byGoogleSubject(user.googleSubject))) return false
      users.set(user.id, user)
      return true
    },
    save: async (user) => void users.set(user.id, user),
    erase: async (id) => {
      for (const [key, { userId }] of credentials) if (userId === id) credentials.delete(key)
      users.delete(id)
    },
    lockSuperAdmins: async () =>
      [...users.values()].filter(({ userType }) => userType === 'super_admin').map(({ id }) => id),
    search: async (by, limit) =>
      matching(by, ({ email, firstName, lastName }) => [email, firstName, lastName]).slice(0, limit),
    page: async (by, skip, limit) => matching(by, ({ email }) => [email]).slice(skip, skip + limit),
  }
}

function signInsIn({ users, signIns }: State): SignInRepository {
  return {
    add: async (signIn) => void signIns.set(signIn.id, signIn),
    byDigest: async (digest) => {
      const signIn = [...signIns.values()].find((one) => one.digest === digest)
      const user = signIn && users.get(signIn.userId)
      return signIn && user ? { signIn, user } : null
    },
    seen: async (id, at, before) => {
      const signIn = signIns.get(id)
      if (signIn && signIn.lastSeenAt <= before) signIns.set(id, { ...signIn, lastSeenAt: at })
    },
    end: async (id) => void signIns.delete(id),
    endAll: async (userId, except) => {
      for (const signIn of signIns.values()) {
        if (signIn.userId === userId && signIn.id !== except) signIns.delete(signIn.id)
      }
    },
    prune: async (now, lastSeen) => {
      for (const signIn of signIns.values()) {
        if (signIn.expiresAt <= now || signIn.lastSeenAt <= lastSeen) signIns.delete(signIn.id)
      }
    },
  }
}

function resetsIn({ resets }: State): PasswordResetRepository {
  return {
    add: async (reset) => void resets.set(reset.digest, reset),
    take: async (digest) => {
      const reset = resets.get(digest) ?? null
      resets.delete(digest)
      return reset
    },
    endAll: async (userId) => {
      for (const reset of resets.values()) if (reset.userId === userId) resets.delete(reset.digest)
    },
    prune: async (now) => {
      for (const reset of resets.values()) if (reset.expiresAt <= now) resets.delete(reset.digest)
    },
  }
}

function credentialsIn({ credentials }: State): CredentialRepository {
  const keyOf = (userId: string, name: string) => `${name}:${userId}`
  return {
    ofUsers: async (userIds, name) =>
      [...credentials.values()].filter((one) => one.name === name && userIds.includes(one.userId)),
    save: async (credential) => void credentials.set(keyOf(credential.userId, credential.name), credential),
    remove: async (userId, name) => void credentials.delete(keyOf(userId, name)),
  }
}

export function memoryAccountsStore(
  onCommit?: (entries: readonly OutboxEntry[]) => void,
): MemoryUnitOfWork<AccountsRepositories> {
  const empty: State = { users: new Map(), signIns: new Map(), resets: new Map(), credentials: new Map() }
  return memoryUnitOfWork(
    empty,
    (state) => ({
      users: usersIn(state),
      signIns: signInsIn(state),
      passwordResets: resetsIn(state),
      credentials: credentialsIn(state),
    }),
    onCommit,
  )
}
