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

/** The look that pages for talent and clients take from a project. */
export interface Brand {
  readonly logoKey: string | null
  /** `#rrggbb`, as it was chosen. */
  readonly accent: string | null
}

export interface Project {
  readonly id: string
  readonly name: string
  readonly uri: string
  readonly meetingIds: MeetingIds
  readonly archived: boolean
  /** It stays after a restore: appointments made until then have ended with the archiving. */
  readonly lastArchivedAt: Date | null
  readonly skipVirtualLobby: boolean
  readonly allowTalentCreateRole: boolean
  readonly localRecordingEnabled: boolean
  /** Reviewers may answer and comment on talent. */
  readonly feedbackEnabled: boolean
  /** Reviewers may also answer that a take is to be shot again. */
  readonly reshootEnabled: boolean
  /** Talent are reminded of their appointments the day before. */
  readonly reminders: boolean
  /** In the order staff gave them, unique ignoring case. */
  readonly roles: readonly string[]
  readonly castingDirectorIds: readonly string[]
  readonly texts: ProjectTexts
  readonly brand: Brand
  readonly createdBy: string
  readonly createdAt: Date
  /** A deleted project stays as a row that reads leave out. */
  readonly deletedAt: Date | null
  readonly version: number
}
