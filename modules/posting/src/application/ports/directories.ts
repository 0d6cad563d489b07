import type { Actor } from '@callboard/core'
import type { PostingMember } from '../../domain/page.ts'

export interface SessionFacts {
  readonly id: string
  readonly projectId: string
}

export interface ProjectFacts {
  readonly id: string
  readonly name: string
  readonly uri: string
}

/** Sessions and projects; a deleted one is null. */
export interface SessionDirectory {
  session(id: string): Promise<SessionFacts | null>
  project(id: string): Promise<ProjectFacts | null>
}
export const SESSION_DIRECTORY = Symbol('posting.session-directory')

/** Who works on a session or a project. */
export interface SessionAccess {
  audience(actor: Actor, sessionId: string): Promise<'staff' | 'client' | null>
  runsProject(actor: Actor, projectId: string): Promise<boolean>
}
export const SESSION_ACCESS = Symbol('posting.session-access')

export interface GroupFacts {
  readonly id: string
  readonly name: string
  readonly order: number
  readonly members: readonly PostingMember[]
}

/** The groups of the lobby. */
export interface GroupDirectory {
  bySession(sessionId: string): Promise<readonly GroupFacts[]>
}
export const GROUP_DIRECTORY = Symbol('posting.group-directory')

/** The videos of review. */
export interface VideoDirectory {
  forGroups(
    sessionId: string,
    groupIds: readonly string[],
  ): Promise<
    readonly {
      readonly groupId: string
      readonly videos: readonly {
        readonly id: string
        readonly liked: boolean
        readonly archived: boolean
        readonly order: number
      }[]
    }[]
  >
  playable(videoIds: readonly string[]): Promise<
    ReadonlyMap<
      string,
      {
        readonly name: string
        readonly url: string | null
        readonly thumbnailUrl: string | null
        readonly duration: number
        readonly width: number
        readonly height: number
      }
    >
  >
}
export const VIDEO_DIRECTORY = Symbol('posting.video-directory')

export interface UserFacts {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
}

export interface UserDirectory {
  many(ids: readonly string[]): Promise<readonly UserFacts[]>
}
export const USER_DIRECTORY = Symbol('posting.user-directory')
