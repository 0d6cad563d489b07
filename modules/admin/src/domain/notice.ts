import type { NoticeName } from '../contract/notice-rules.ts'

/** A text of the office for everybody of a kind. */
export interface Notice {
  readonly name: NoticeName
  /** HTML; empty when there is none */
  readonly text: string
  /** When its text was changed last: whoever has put away this stamp is not shown it again. */
  readonly updatedAt: Date
}
