import type { PrivacyMode } from '../contract/privacy-rules.ts'

export type FeedbackValue = 'yes' | 'no' | 'maybe' | 'reshoot'

/** A reviewer's opinion of one talent of a group on a page. */
export interface Feedback {
  readonly pageId: string
  readonly groupId: string
  readonly recordId: string
  readonly userId: string
  readonly value: FeedbackValue
  readonly givenAt: Date
}

export interface Comment {
  readonly id: string
  readonly pageId: string
  readonly groupId: string
  readonly recordId: string
  readonly userId: string
  /** Plain text. */
  readonly content: string
  /** The take of the group that it points into; null: none. */
  readonly videoId: string | null
  /** Of that take. */
  readonly second: number | null
  readonly createdAt: Date
}

/** A reviewer's opinion of one talent of a session. */
export interface RecordFeedback {
  readonly sessionId: string
  readonly recordId: string
  readonly userId: string
  readonly value: FeedbackValue
  readonly givenAt: Date
}

export interface RecordComment {
  readonly id: string
  readonly sessionId: string
  readonly recordId: string
  readonly userId: string
  /** Plain text. */
  readonly content: string
  readonly createdAt: Date
}

/** A person's wish to hide their answers, in one session or on one page. */
export interface PrivacyWish {
  /** Of the session or the posting page. */
  readonly placeId: string
  readonly userId: string
  readonly mode: PrivacyMode
}
