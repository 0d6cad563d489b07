/** Time that a person is booked or on hold for. */
export interface Engagement {
  readonly dayId: string
  readonly start: Date
  /** Null: nobody has said how long it lasts. */
  readonly end: Date | null
  readonly booked: boolean
}

/** A date of unknown length counts as a working day. */
const WORKING_DAY_MS = 8 * 3_600_000

const endOf = ({ start, end }: Engagement) => end?.getTime() ?? start.getTime() + WORKING_DAY_MS

/** The other engagements that overlap with one, the earliest first, each date once: booked rather than on hold. */
export function conflictsWith(one: Engagement, others: readonly Engagement[]): readonly Engagement[] {
  const found = new Map<string, Engagement>()
  for (const other of others) {
    const overlaps = other.start.getTime() < endOf(one) && one.start.getTime() < endOf(other)
    if (other.dayId === one.dayId || !overlaps) continue
    if (other.booked || !found.has(other.dayId)) found.set(other.dayId, other)
  }
  return [...found.values()].sort((a, b) => a.start.getTime() - b.start.getTime())
}
