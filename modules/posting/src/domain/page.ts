export interface PostingPage {
  readonly id: string
  readonly projectId: string
  readonly name: string
  /** Reviewers' answers are counted; otherwise each is shown with its giver's e-mail address. */
  readonly sharedFeedback: boolean
  /** Its viewers read what staff wrote about the takes that it shows. */
  readonly showsSessionComments: boolean
  /** Its viewers read what casting directors wrote about its talent in their sessions. */
  readonly showsDirectorComments: boolean
  readonly createdBy: string | null
  readonly createdAt: Date
  readonly deletedAt: Date | null
}

/** A talent as the page shows it: never contact details. */
export interface PostingMember {
  readonly recordId: string
  readonly firstName: string
  readonly lastName: string
  readonly role: string
  readonly photoKey: string | null
}

/** Copy of a group at the time of copying; later changes in review do not reach the page. */
export interface PostingGroup {
  readonly id: string
  readonly pageId: string
  readonly sessionId: string
  readonly sourceGroupId: string
  readonly name: string
  readonly order: number
  readonly members: readonly PostingMember[]
  /** When it was taken off the page; its answers and comments wait for it to come back. */
  readonly removedAt: Date | null
}

export interface PostingVideo {
  readonly pageId: string
  readonly groupId: string
  readonly videoId: string
  readonly order: number
  /** Shown to staff only. */
  readonly archived: boolean
  /** When it was taken off the page. */
  readonly removedAt: Date | null
}

/** The form of a name that is unique within a project. */
export const nameKey = (name: string) => name.trim().normalize('NFC').toLowerCase()
