import type { Infer } from '@callboard/core/http-contract'
import type { SessionDateFields, SessionView } from '@callboard/projects/contract'

const ids = (people: readonly { readonly _id: string }[]) => people.map(({ _id }) => _id)

/** The dates of a session as a change of it sends them: a date that is left out would be removed. */
export const sentDates = (session: SessionView): readonly Infer<typeof SessionDateFields>[] =>
  session.dates.map((date) => ({
    _id: date._id,
    date: date.date,
    start_time: date.start_time,
    location_type: date.location_type,
    in_person_location: date.in_person_location,
    managers: ids(date.managers),
    lobbyManager: ids(date.lobbyManager),
    skip_onboarding_talent_form: date.skip_onboarding_talent_form,
    description: date.description,
    show_description_to_talent: date.show_description_to_talent,
  }))
