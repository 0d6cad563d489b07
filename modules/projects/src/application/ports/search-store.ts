import type { StaffMember } from './projects-store.ts'

/** Whose search it is; absent for a super admin, who finds everything. */
export interface Searcher {
  readonly userId: string
  readonly as: StaffMember['as'] | 'client'
}

export interface Search {
  /** Two letters at least. */
  readonly text: string
  readonly of?: Searcher
  /** Most of each kind. */
  readonly limit: number
  /** Days on which a session may be of today, whatever its zone. */
  readonly around: readonly string[]
}

/** The project of what was found; with `archived` the project is. */
export interface FoundProject {
  readonly id: string
  readonly name: string
  readonly uri: string
  readonly archived: boolean
}

export interface FoundTalent {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly role: string
  readonly photoKey: string | null
  /** Of the check-in, `YYYY-MM-DD`. */
  readonly date: string
  readonly sessionId: string
  readonly sessionName: string
  readonly timeZone: string
  readonly project: FoundProject
}

export interface FoundSession {
  readonly id: string
  readonly name: string
  readonly timeZone: string
  /** Its dates among the days around. */
  readonly dates: readonly string[]
  readonly project: FoundProject
}

export interface FoundPage {
  readonly id: string
  readonly name: string
  readonly project: FoundProject
}

export interface Found {
  /** Who checked in last comes first. */
  readonly talent: readonly FoundTalent[]
  /** Those with a date around first, then the newest. */
  readonly sessions: readonly FoundSession[]
  readonly projects: readonly FoundProject[]
  readonly pages: readonly FoundPage[]
}

/**
 * What a person may see, by name: by the beginning of a word (of talent the first, the second and the last), in any case
 * and with or without accents. The standings are those of the access policy.
 */
export interface SearchRepository {
  /** By one statement at any size; of talent only those of the newest sessions, or the first by name for a super admin. */
  find(search: Search): Promise<Found>
}
