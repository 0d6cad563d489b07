import type { DayAppointment } from '@callboard/scheduling/contract'

/** Entries that are still to be checked in, the earliest first, and the words where there are none. */
export function scheduledEntries(appointments: readonly DayAppointment[]): {
  readonly entries: readonly DayAppointment[]
  readonly empty: string
} {
  const entries = appointments
    .filter(({ is_checked_in }) => !is_checked_in)
    .toSorted((a, b) => a.start_time.localeCompare(b.start_time))
  return {
    entries,
    empty:
      appointments.length > 0 ? 'Every one is checked in for today' : 'No scheduled appointments for today',
  }
}
