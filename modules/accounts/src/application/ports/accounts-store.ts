import { type Token, token, type UnitOfWork, type UserType } from '@callboard/core'
import type { BotProof } from '../../commands/index.ts'
import type { KeptBotProof } from '../../domain/bot-proof.ts'
import type { Credential, CredentialName } from '../../domain/credential.ts'
import type { OwnDataArchive } from '../../domain/own-data.ts'
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
  /** By the beginning of the e-mail address, in order of e-mail, which names the rows of `at`. */
  page(by: UserSearch, at: PageAt, limit: number): Promise<readonly User[]>
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
  /** Notes `at` unless it was seen after `before` already. */
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

export interface PasswordResetRepository {
  add(reset: PasswordReset): Promise<void>
  find(digest: string): Promise<PasswordReset | null>
  /** Takes it out of the store: only one caller ever gets it. */
  take(digest: string): Promise<PasswordReset | null>
  endAll(userId: string): Promise<void>
  /** Drops expired ones. */
  prune(now: Date): Promise<void>
}

/** Answers to the bot check, until they expire. */
export interface BotProofRepository {
  find(id: string): Promise<KeptBotProof | null>
  /** One that nothing has used yet; does nothing when it is there. */
  keep(proof: BotProof): Promise<void>
  /**
   * Uses it for one request, so that of many at once a single use wins.
   * @returns false when it is used for another
   */
  spend(proof: BotProof, use: string): Promise<boolean>
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
  readonly passwordResets: PasswordResetRepository
  readonly botProofs: BotProofRepository
  readonly credentials: CredentialRepository
  readonly talentProfiles: TalentProfileRepository
  readonly ownData: OwnDataArchiveRepository
}

export type AccountsStore = UnitOfWork<AccountsRepositories>
export const ACCOUNTS_STORE: Token<AccountsStore> = token('accounts.store')
