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
  readonly createdAt: Date
}
