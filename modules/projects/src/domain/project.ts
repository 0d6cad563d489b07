/** Words a project may have of its own; absent means the product's default. */
export interface ProjectTexts {
  readonly thankyou_message?: string
  readonly position_messages?: readonly string[]
  readonly good_bye_message?: string
  readonly delete_message?: string
}

export interface MeetingIds {
  readonly main: string
  readonly test: string
  readonly backoffice: string
}

export interface Project {
  readonly id: string
  readonly name: string
  readonly uri: string
  readonly meetingIds: MeetingIds
  readonly archived: boolean
  readonly skipVirtualLobby: boolean
  readonly allowTalentCreateRole: boolean
  readonly localRecordingEnabled: boolean
  /** In the order staff gave them, unique ignoring case. */
  readonly roles: readonly string[]
  readonly castingDirectorIds: readonly string[]
  readonly texts: ProjectTexts
  readonly createdBy: string
  readonly createdAt: Date
  /** A deleted project stays as a row that reads leave out. */
  readonly deletedAt: Date | null
  readonly version: number
}
