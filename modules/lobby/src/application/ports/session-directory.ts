import type { LocationType } from '@callboard/projects/contract'

export interface SessionDateFacts {
  readonly id: string
  /** `YYYY-MM-DD` in the session's zone */
  readonly date: string
  readonly startTime: string
  readonly locationType: LocationType
  readonly inPersonLocation: string
  readonly skipForm: boolean
  /** casting notes that talent may see */
  readonly talentNotes: string | null
}

export interface SessionFacts {
  readonly id: string
  readonly name: string
  readonly projectId: string
  readonly projectName: string
  readonly projectUri: string
  readonly timeZone: string
  readonly skipVirtualLobby: boolean
  readonly allowTalentCreateRole: boolean
  readonly roles: readonly string[]
  readonly texts: {
    readonly thankyou_message?: string
    readonly position_messages?: readonly string[]
    readonly good_bye_message?: string
    readonly delete_message?: string
  }
  readonly dates: readonly SessionDateFacts[]
}

/** What this module asks of projects about sessions; a deleted one is null. */
export interface SessionDirectory {
  session(id: string): Promise<SessionFacts | null>
}

export const LOBBY_SESSION_DIRECTORY = Symbol('lobby.session-directory')
