export type LocationType = 'Virtual' | 'In Person' | 'Both' | 'Video Submission'

/** A day of a session. */
export interface SessionDate {
  readonly id: string
  /** Calendar day in the session's zone. */
  readonly date: string
  /** Wall time, `HH:mm`. */
  readonly startTime: string
  readonly locationType: LocationType
  readonly inPersonLocation: string
  readonly managerIds: readonly string[]
  readonly lobbyManagerIds: readonly string[]
  readonly invoiced: boolean
  readonly skipForm: boolean
  /** Casting notes of the date. */
  readonly description: string
  readonly showDescription: boolean
}

export interface Session {
  readonly id: string
  readonly projectId: string
  readonly name: string
  /** IANA name. */
  readonly timeZone: string
  readonly sortOrder: number
  readonly description: string
  /** Only invited clients may watch. */
  readonly privateUsers: boolean
  /** Minutes before an appointment until which its talent may move or cancel it. */
  readonly changeCutoff: number
  /** Address of its room in the external waiting room, `word/word`; null without one. */
  readonly twr: string | null
  /** The waiting room is looked at. */
  readonly twrSync: boolean
  readonly dates: readonly SessionDate[]
  readonly createdBy: string
  readonly createdAt: Date
  readonly deletedAt: Date | null
  readonly version: number
}

/** True when frames and appointments of the session have to follow a change. A date's start time moves none of them. */
export function movesAppointments(before: Session, after: Session): boolean {
  if (before.timeZone !== after.timeZone) return true
  return before.dates.some((date) => {
    const now = after.dates.find(({ id }) => id === date.id)
    return (
      now?.date !== date.date ||
      now.locationType !== date.locationType ||
      now.inPersonLocation !== date.inPersonLocation
    )
  })
}

/** The same for those who are asked or booked for its dates, who go by the start and by who runs a date, too. */
export const touchesStaff = (before: Session, after: Session): boolean =>
  movesAppointments(before, after) ||
  before.dates.some((date) => {
    const now = after.dates.find(({ id }) => id === date.id)
    const has = (ids: readonly string[] | undefined, id: string) => ids?.includes(id) === true
    return (
      now?.startTime !== date.startTime ||
      !date.managerIds.every((id) => has(now.managerIds, id)) ||
      !date.lobbyManagerIds.every((id) => has(now.lobbyManagerIds, id))
    )
  })

type Managed = Pick<SessionDate, 'managerIds' | 'lobbyManagerIds'>

/** Book when anybody is assigned to run the day or its lobby, else Hold. */
export const bookStatus = (date: Managed): 'Book' | 'Hold' =>
  date.managerIds.length + date.lobbyManagerIds.length > 0 ? 'Book' : 'Hold'

export const runsDate = (date: Managed, userId: string): boolean =>
  date.managerIds.includes(userId) || date.lobbyManagerIds.includes(userId)

export const runsSession = (session: { readonly dates: readonly Managed[] }, userId: string): boolean =>
  session.dates.some((date) => runsDate(date, userId))
