/** Minutes after the call; the time since the check-in counts for a talent without one. */
const LATE = 15
const VERY_LATE = 30

export type Lateness = 'fine' | 'late' | 'very-late'

/** How late so many minutes are. */
export const lateness = (minutes: number): Lateness =>
  minutes >= VERY_LATE ? 'very-late' : minutes >= LATE ? 'late' : 'fine'
