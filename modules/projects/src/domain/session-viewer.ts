/** A client who entered a room of a session. */
export interface SessionViewer {
  readonly sessionId: string
  readonly userId: string
  /** The latest time. */
  readonly enteredAt: Date
}
