import { type Token, token, type UnitOfWork } from '@callboard/core'
import type { Profile, WorkerRole } from '../../domain/profile.ts'
import type { FreelancerRequest, RequestComment, RequestReading } from '../../domain/request.ts'

/** Restricts a list: all profiles, or those shown to all, those shown to this viewer, and the viewer's own. */
export type ProfileViewer = 'all' | { readonly userId: string }

export interface ProfileSearch {
  readonly viewer: ProfileViewer
  /** The beginning of a word of the name and what follows it, in any case, with or without accents. */
  readonly name?: string
  readonly willWorkAs?: WorkerRole
  /** Not those who are not available on it. */
  readonly freeOn?: string
  readonly without?: readonly string[]
}

export interface ProfileRepository {
  find(userId: string): Promise<Profile | null>
  /** Nobody else who locks the profile goes on until this transaction ends. */
  lock(userId: string): Promise<void>
  many(userIds: readonly string[]): Promise<readonly Profile[]>
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

export interface RequestSearch {
  readonly sessionId?: string
  readonly requestedPerson?: string
  /** As for profiles, in the profile of the person. */
  readonly name?: string
  readonly willWorkAs?: WorkerRole
}

export interface RequestRepository {
  add(request: FreelancerRequest): Promise<void>
  /** Stores all of it. */
  save(request: FreelancerRequest): Promise<void>
  find(id: string): Promise<FreelancerRequest | null>
  /** The earliest first; no other transaction changes them until this transaction ends. */
  lockedOfSession(sessionId: string): Promise<readonly FreelancerRequest[]>
  /** Of a session the earliest first, with the closed ones at the end; else the latest first. */
  page(search: RequestSearch, skip: number, limit: number): Promise<readonly FreelancerRequest[]>
  /** Requests by which the people are on hold, the latest first; by one statement. */
  holdsOf(userIds: readonly string[], limit: number): Promise<readonly FreelancerRequest[]>
  /** Requests to the people for a session that are not closed; by one statement. */
  liveOf(sessionId: string, people: readonly string[]): Promise<readonly FreelancerRequest[]>
  /** Which of the people are booked, or were, by requests that the user made; by one statement. */
  bookedBy(userId: string, people: readonly string[]): Promise<readonly string[]>
  /** Sessions that the person was asked for. */
  sessionsOf(userId: string): Promise<readonly string[]>
  addComment(comment: RequestComment): Promise<void>
  /** The latest ones, the earliest first. */
  comments(requestId: string, limit: number): Promise<readonly RequestComment[]>
  /** Of others than the reader, after the instant, the earliest first. */
  commentsFor(reader: string, requestId: string, after: Date): Promise<readonly RequestComment[]>
  /** The oldest first. */
  commentsBy(userId: string): Promise<readonly RequestComment[]>
  /** When others than the reader last commented on each of the requests, by one statement. */
  lastComments(requestIds: readonly string[], reader: string): Promise<ReadonlyMap<string, Date>>
  noteReading(reading: RequestReading): Promise<void>
  /** Of all the requests, by one statement. */
  readings(requestIds: readonly string[]): Promise<readonly RequestReading[]>
  /** The requests of a session that were made to a person, with all that belongs to them. */
  eraseOf(sessionId: string, userId: string): Promise<void>
  /** The same of all sessions, and what the person wrote elsewhere. */
  erase(userId: string): Promise<void>
}

export interface FreelancersRepositories {
  readonly profiles: ProfileRepository
  readonly requests: RequestRepository
}

export type FreelancersStore = UnitOfWork<FreelancersRepositories>
export const FREELANCERS_STORE: Token<FreelancersStore> = token('freelancers.store')
