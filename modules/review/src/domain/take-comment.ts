/** What somebody of the staff wrote about a video. */
export interface TakeComment {
  readonly id: string
  readonly sessionId: string
  readonly videoId: string
  readonly userId: string
  readonly content: string
  /** Of the video that it is about; null: the whole. */
  readonly second: number | null
  readonly createdAt: Date
}
