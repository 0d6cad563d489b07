import { type Token, token, type UnitOfWork, type UserType } from '@callboard/core'
import type { Credential, CredentialName } from '../../domain/credential.ts'
import type { OneTimeUse } from '../../domain/one-time-use.ts'
import type { OwnDataArchive } from '../../domain/own-data.ts'
import type { Passkey } from '../../domain/passkey.ts'
import type { PasswordReset } from '../../domain/password-reset.ts'
import type { SignIn } from '../../domain/sign-in.ts'
import type { TalentProfile } from '../../domain/talent-profile.ts'
import type { User } from '../../domain/user.ts'

export interface UserSearch {
  /** Lower-cased beginning; empty finds all. */
  readonly prefix: string
  readonly userType?: UserType
  /** Ids of those who are found by a beginning; everybody else only by the whole e-mail address. Absent: everybody. */
  readonly among?: readonly string[]
}

/** Which rows of an ordered list: the first ones, those after a row, or those just before one. */
export interface PageAt {
  readonly after?: string
  readonly before?: string
  /** Rows to leave out; for short lists. */
  readonly skip?: number
}

/** Accounts in use only: a deleted one is never found. */
export interface UserRepository {
  find(id: string): Promise<User | null>
  /** Also keeps others from changing it until the transaction ends. */
  lock(id: string): Promise<User | null>
  /** @param email lower-cased */
  byEmail(email: string): Promise<User | null>
  byGoogleSubject(subject: string): Promise<User | null>
  many(ids: readonly string[]): Promise<readonly User[]>
  /** @returns false when another account has the e-mail address or Google account; nothing is stored then */
  add(user: User): Promise<boolean>
  /** @returns false when another account has the e-mail address; nothing is changed then */
  save(user: User): Promise<boolean>
  /** Keeps only that the account was there; its credentials go, too. */
  erase(id: string, at: Date): Promise<void>
  /** Deleted accounts, in the order of their ids. */
  erased(): Promise<readonly { readonly id: string; readonly deletedAt: Date }[]>
  /** Ids of all super admins, locked until the transaction ends. */
  lockSuperAdmins(): Promise<readonly string[]>
  /** By the beginning of the e-mail address or of either name, in order of e-mail. */
  search(by: UserSearch, limit: number): Promise<readonly User[]>
  /**
   * In order of e-mail, which names the rows of `at`.
   * @param by words in any order and case, each any part of a word of the name or the e-mail address; empty finds all
   */
  page(
    by: { readonly words: string; readonly userType?: UserType },
    at: PageAt,
    limit: number,
  ): Promise<readonly User[]>
  /** When accounts were there last; those that never signed in are left out. */
  lastSeen(ids: readonly string[]): Promise<ReadonlyMap<string, Date>>
  /** Those that wait to be approved as casting professionals, oldest first; ids name the rows of `at`. */
  staffRequests(at: PageAt, limit: number): Promise<readonly User[]>
  /** How many wait to be approved, counted as far as `most`. */
  countStaffRequests(most: number): Promise<number>
  /** Ids of the colleagues that are attached to an account. */
  attachedTo(id: string): Promise<readonly string[]>
  attach(id: string, attached: readonly string[]): Promise<void>
}

export interface SignInRepository {
  add(signIn: SignIn): Promise<void>
  byDigest(digest: string): Promise<{ readonly signIn: SignIn; readonly user: User } | null>
  /** In no order; those that have ended are left out. */
  many(ids: readonly string[]): Promise<readonly SignIn[]>
  /** Notes `at`, also for its account, unless it was seen after `before` already. */
  seen(id: string, at: Date, before: Date): Promise<void>
  /** All that have not ended, oldest first. */
  ofUser(userId: string): Promise<readonly SignIn[]>
  /** The person has proved who they are again. */
  proved(id: string, at: Date): Promise<void>
  end(id: string): Promise<void>
  /** All of a user's, but for the one named. */
  endAll(userId: string, except?: string): Promise<void>
  /** Drops unusable sign-ins: past their end, or last seen at `lastSeen` or before. */
  prune(now: Date, lastSeen: Date): Promise<void>
}

/** Of accounts in use. Who adds or removes one has locked the account. */
export interface PasskeyRepository {
  find(id: string): Promise<Passkey | null>
  /** Oldest first. */
  ofUser(userId: string): Promise<readonly Passkey[]>
  /** @returns false when it is there already, of whichever account; nothing is stored then */
  add(passkey: Passkey): Promise<boolean>
  save(passkey: Passkey): Promise<void>
  remove(id: string): Promise<void>
  /** @returns whether there was one */
  removeAll(userId: string): Promise<boolean>
}

export interface PasswordResetRepository {
  add(reset: PasswordReset): Promise<void>
  find(digest: string): Promise<PasswordReset | null>
  /** Takes it out of the store: only one caller ever gets it. */
  take(digest: string): Promise<PasswordReset | null>
  endAll(userId: string): Promise<void>
  /** Drops expired ones. */
  prune(now: Date): Promise<void>
}

/** Answers to the bot check and questions to passkeys, each for one request, until they expire. */
export interface OneTimeUseRepository {
  find(id: string): Promise<OneTimeUse | null>
  /** One that nothing has used yet; does nothing when it is there. */
  keep(one: Pick<OneTimeUse, 'id' | 'expiresAt'>): Promise<void>
  /**
   * Uses it for one request, so that of many at once a single use wins.
   * @returns false when it is used for another
   */
  spend(one: Pick<OneTimeUse, 'id' | 'expiresAt'>, use: string): Promise<boolean>
  /** Drops expired ones. */
  prune(now: Date): Promise<void>
}

/** Credentials of accounts in use only. */
export interface CredentialRepository {
  /** In no order; users without a credential are left out. */
  of(userId: string): Promise<readonly Credential[]>
  /** In no order; users without a credential are left out. */
  ofUsers(userIds: readonly string[], name: CredentialName): Promise<readonly Credential[]>
  /** Replaces the user's credential for that provider. */
  save(credential: Credential): Promise<void>
  remove(userId: string, name: CredentialName): Promise<void>
}

/** Of talent who have told something. Who changes one has locked the account. */
export interface TalentProfileRepository {
  of(userId: string): Promise<TalentProfile | null>
  save(profile: TalentProfile): Promise<void>
}

/** Who adds one has locked the account. */
export interface OwnDataArchiveRepository {
  find(id: string): Promise<OwnDataArchive | null>
  lock(id: string): Promise<OwnDataArchive | null>
  /** Newest first. */
  ofUser(userId: string): Promise<readonly OwnDataArchive[]>
  add(archive: OwnDataArchive): Promise<void>
  save(archive: OwnDataArchive): Promise<void>
  remove(id: string): Promise<void>
}

export interface AccountsRepositories {
  readonly users: UserRepository
  readonly signIns: SignInRepository
  readonly passkeys: PasskeyRepository
  readonly passwordResets: PasswordResetRepository
  readonly oneTimeUses: OneTimeUseRepository
  readonly credentials: CredentialRepository
  readonly talentProfiles: TalentProfileRepository
  readonly ownData: OwnDataArchiveRepository
}

export type AccountsStore = UnitOfWork<AccountsRepositories>
export const ACCOUNTS_STORE: Token<AccountsStore> = token('accounts.store')
