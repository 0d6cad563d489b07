import type { UserDirectory } from '@callboard/accounts/queries'
import { canonicalZone, type Ids, invalid, type RichText, STAFF_TYPES, type UserActor } from '@callboard/core'
import type { Infer } from '@callboard/core/http-contract'
import { needsPlace, type SessionDateFields } from '../../contract/index.ts'
import type { DateEntry, DateRules } from '../../domain/session-dates.ts'
import { checkPeople } from '../people.ts'

const dateEntries = (fields: readonly Infer<typeof SessionDateFields>[], richText: RichText): DateEntry[] =>
  fields.map((date) => ({
    id: date._id,
    date: date.date,
    startTime: date.start_time,
    locationType: date.location_type,
    inPersonLocation: date.in_person_location,
    managerIds: date.managers,
    lobbyManagerIds: date.lobbyManager,
    skipForm: date.skip_onboarding_talent_form,
    description: date.description === undefined ? undefined : richText.clean(date.description),
    showDescription: date.show_description_to_talent,
  }))

/** Dates as they were typed. @throws DomainError invalid when a person on them does not work for a casting office */
export async function checkedDates(
  { users, richText }: { readonly users: UserDirectory; readonly richText: RichText },
  fields: readonly Infer<typeof SessionDateFields>[],
): Promise<DateEntry[]> {
  const entries = dateEntries(fields, richText)
  const ids = entries.flatMap((entry) => [...(entry.managerIds ?? []), ...(entry.lobbyManagerIds ?? [])])
  if (ids.length > 0) await checkPeople(users, ids, STAFF_TYPES, 'dates')
  return entries
}

/** The rights of this user on the dates of a session: full for the owner, limited for a user who only runs it. */
export const dateRules = (
  editor: UserActor,
  owns: boolean,
  zone: string,
  now: Date,
  ids: Ids,
): DateRules => ({
  zone,
  now,
  newId: () => ids.next(),
  needsPlace,
  editor: owns ? 'everything' : { managerId: editor.userId },
})

/** @returns the one name of a zone as it was typed @throws DomainError invalid when no such zone is known */
export function readZone(typed: string): string {
  const zone = canonicalZone(typed)
  if (zone === null) throw invalid('time_zone', 'This time zone is not known.')
  return zone
}
