import { type LocationType, needsPlace } from './location.ts'

type Faults = Readonly<Record<string, string>>

const keyOf = (role: string) => role.toLocaleLowerCase('en')

/** The three rooms of a project as forms name them. */
export const MEETING_FIELDS = ['jitsi_meeting_id', 'test_meeting_id', 'back_office_meeting_id'] as const

interface TypedProject extends Partial<Record<(typeof MEETING_FIELDS)[number], string>> {
  readonly project_roles?: readonly string[]
}

/** A project has each role once, in whatever case, and three different rooms. */
export function projectRules({ project_roles = [], ...typed }: TypedProject): Faults {
  const ids = MEETING_FIELDS.map((field) => typed[field])
  const same = ids.findIndex((id, at) => id && ids.indexOf(id) < at)
  if (same >= 0) return { [MEETING_FIELDS[same]!]: 'Each room has a meeting id of its own' }
  const keys = project_roles.map(keyOf)
  const place = keys.findIndex((key, at) => keys.indexOf(key) < at)
  return place < 0 ? {} : { [`project_roles.${place}`]: 'Role already added' }
}

/** The first message that a talent gets says where to go on: a project cannot do without it. */
export const thankYouFault = (words: string): string | undefined =>
  words.trim() === '' ? 'A thank-you message is required' : undefined

interface DateOfSession {
  readonly date: string
  readonly location_type: LocationType
  readonly in_person_location?: string
}

/** A session has each day once, and a place wherever a talent may come in person. */
export function sessionRules({ dates = [] }: { readonly dates?: readonly DateOfSession[] }): Faults {
  const faults: Record<string, string> = {}
  const seen = new Set<string>()
  for (const [place, { date, location_type, in_person_location = '' }] of dates.entries()) {
    if (date && seen.has(date)) faults[`dates.${place}.date`] = 'date already scheduled'
    seen.add(date)
    if (needsPlace(location_type) && !in_person_location.trim())
      faults[`dates.${place}.in_person_location`] = 'A place is required'
  }
  return faults
}
