import { type SessionView, type TouchedDetails, touchedText } from '@callboard/projects/contract'
import { sayDay } from '../shared/days.ts'

export interface Dates {
  readonly dates?: readonly { readonly _id?: string; readonly date: string }[]
}

/** The new day, when exactly one date of the session goes to another one. */
function newDay(before: Pick<SessionView, 'dates'>, { dates = [] }: Dates): string | undefined {
  const moved = dates.filter(({ _id, date }) =>
    before.dates.some((old) => old._id === _id && old.date !== date),
  )
  return moved.length === 1 ? moved[0]?.date : undefined
}

/** `3 appointments move to December 2. Each of the 3 talent gets an e-mail.` */
export function agreementText(
  before: Pick<SessionView, 'dates'>,
  after: Dates,
  details: TouchedDetails,
): string {
  const day = newDay(before, after)
  return touchedText(details, day === undefined ? undefined : sayDay(day))
}
