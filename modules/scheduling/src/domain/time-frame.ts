export interface FrameRole {
  readonly role: string
  /** How many talent of the role a slot takes. */
  readonly count: number
}

/** A stretch of a session date that is cut into slots. Date and zone are those of the session date, and follow it. */
export interface TimeFrame {
  readonly id: string
  readonly sessionId: string
  /** Id of the session date. */
  readonly dayId: string
  readonly name: string
  /** Calendar day in the zone. */
  readonly date: string
  /** IANA name. */
  readonly zone: string
  /** Wall time, `HH:mm`. */
  readonly startTime: string
  /** Wall time at which the last slot ends, `HH:mm` or `HH:mm:ss`. */
  readonly endTime: string
  readonly slotSeconds: number
  readonly roles: readonly FrameRole[]
  readonly createdBy: string
  readonly createdAt: Date
  readonly version: number
}

/** The fields that decide the position of a frame's slots. */
export type FrameGrid = Pick<TimeFrame, 'date' | 'zone' | 'startTime' | 'endTime' | 'slotSeconds'>
