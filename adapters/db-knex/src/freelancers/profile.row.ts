import type { Profile, WorkerRole } from '@callboard/freelancers'
import { flagFromRow, jsonFromRow, jsonToRow } from '../dialect/values.ts'

/** A row of the table `freelancer_profile`. */
export interface ProfileRow {
  readonly user_id: string
  readonly name: string
  readonly session_runner: unknown
  readonly lobby_manager: unknown
  readonly experience: string
  readonly available_dates: string
  readonly non_available_dates: string
  readonly availability_notes: string
  readonly timezone: string
  readonly phone: string | null
  readonly receive_email: unknown
  readonly show_to_all: unknown
  readonly version: number
}

const ROLES: readonly WorkerRole[] = ['session_runner', 'lobby_manager']

export const profileFromRow = (row: ProfileRow, showTo: readonly string[]): Profile => ({
  userId: row.user_id,
  name: row.name,
  willWorkAs: ROLES.filter((role) => flagFromRow(row[role])),
  experience: row.experience,
  availableDates: jsonFromRow(row.available_dates) as string[],
  nonAvailableDates: jsonFromRow(row.non_available_dates) as string[],
  availabilityNotes: row.availability_notes,
  timezone: row.timezone,
  phone: row.phone,
  receiveEmail: flagFromRow(row.receive_email),
  showToAll: flagFromRow(row.show_to_all),
  showTo,
  version: row.version,
})

/** As the version after the profile's. */
export const profileToRow = (profile: Profile) => ({
  user_id: profile.userId,
  name: profile.name,
  name_key: profile.name.toLowerCase(),
  session_runner: profile.willWorkAs.includes('session_runner'),
  lobby_manager: profile.willWorkAs.includes('lobby_manager'),
  experience: profile.experience,
  available_dates: jsonToRow(profile.availableDates),
  non_available_dates: jsonToRow(profile.nonAvailableDates),
  availability_notes: profile.availabilityNotes,
  timezone: profile.timezone,
  phone: profile.phone,
  receive_email: profile.receiveEmail,
  show_to_all: profile.showToAll,
  version: profile.version + 1,
})
