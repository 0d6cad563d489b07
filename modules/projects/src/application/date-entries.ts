import { STAFF_TYPES } from '@callboard/core'
import type { Infer } from '@callboard/core/http-contract'
import type { SessionDateFields } from '../contract/index.ts'
import type { DateEntry } from '../domain/session-dates.ts'
import { checkPeople } from './people.ts'
import type { UserDirectory } from './ports/index.ts'

export const dateEntries = (fields: readonly Infer<typeof SessionDateFields>[]): DateEntry[] =>
  fields.map((date) => ({
    id: date._id,
    date: date.date,
    startTime: date.start_time,
    locationType: date.location_type,
    inPersonLocation: date.in_person_location,
    managerIds: date.managers,
    lobbyManagerIds: date.lobbyManager,
    skipForm: date.skip_onboarding_talent_form,
    description: date.description,
    showDescription: date.show_description_to_talent,
  }))

/** @throws DomainError invalid when somebody on the dates does not work for a casting office */
export async function checkManagers(users: UserDirectory, entries: readonly DateEntry[]): Promise<void> {
  const ids = entries.flatMap((entry) => [...(entry.managerIds ?? []), ...(entry.lobbyManagerIds ?? [])])
  if (ids.length > 0) await checkPeople(users, ids, STAFF_TYPES, 'dates')
}
