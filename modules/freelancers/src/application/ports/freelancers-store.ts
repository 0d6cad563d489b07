import { type Token, token, type UnitOfWork } from '@callboard/core'
import type { Profile, WorkerRole } from '../../domain/profile.ts'

/** Restricts a list: all profiles, or those shown to all, those shown to this viewer, and the viewer's own. */
export type ProfileViewer = 'all' | { readonly userId: string }

export interface ProfileSearch {
  readonly viewer: ProfileViewer
  /** Part of the name, lower-cased. */
  readonly name?: string
  readonly willWorkAs?: WorkerRole
}

export interface ProfileRepository {
  find(userId: string): Promise<Profile | null>
  /**
   * Stores it as the version after `profile.version`.
   * @returns false when the stored profile is of another version; nothing is changed then
   */
  save(profile: Profile): Promise<boolean>
  /** In order of name. */
  page(search: ProfileSearch, skip: number, limit: number): Promise<readonly Profile[]>
  /** The user's profile, and the user in the lists of other profiles. */
  erase(userId: string): Promise<void>
}

export interface FreelancersRepositories {
  readonly profiles: ProfileRepository
}

export type FreelancersStore = UnitOfWork<FreelancersRepositories>
export const FREELANCERS_STORE: Token<FreelancersStore> = token('freelancers.store')
