import type { getUserTraces } from '@callboard/accounts/contract'
import type { ReplyOf } from '@callboard/core/http-contract'
import { plainDay } from '@callboard/kit/day'

export type Traces = ReplyOf<typeof getUserTraces>

const number = new Intl.NumberFormat('en-US')

const many = (count: number, one: string, more: string): readonly string[] =>
  count === 0 ? [] : [`${number.format(count)} ${count === 1 ? one : more}`]

/** What ends or is removed with an account. */
export const goesWith = (traces: Traces): readonly string[] => [
  ...many(traces.appointments, 'appointment to come, cancelled', 'appointments to come, cancelled'),
  ...many(traces.check_ins, 'check-in', 'check-ins'),
  ...many(traces.photos, 'photo', 'photos'),
  ...many(traces.takes, 'take of nobody else', 'takes of nobody else'),
  ...many(traces.comments, 'comment or chat message', 'comments and chat messages'),
  ...many(traces.messages, 'message, from the log', 'messages, from the log'),
  ...many(
    traces.projects,
    'place as casting director of a project',
    'places as casting director of projects',
  ),
  ...many(traces.dates, 'place as manager of a session date', 'places as manager of session dates'),
]

/** Sign-in sheets are what a production owes to a union. */
const keptSheets = ({ kept_sheets }: Traces): readonly string[] =>
  kept_sheets === null
    ? []
    : many(kept_sheets.count, 'sign-in sheet', 'sign-in sheets').map(
        (sheets) => `Name, union number and times on ${sheets}, until ${plainDay(kept_sheets.until)}`,
      )

/** What stays; but for sign-in sheets, which a union may ask for, it says nothing of the person any more. */
export const staysBehind = (traces: Traces): readonly string[] => [
  ...keptSheets(traces),
  ...many(
    traces.shared_takes,
    'take with other talent, without the name',
    'takes with other talent, without the name',
  ),
  ...many(traces.answers, 'answer, counted under “Deleted user”', 'answers, counted under “Deleted user”'),
]

/** How many there are, said of several alike. */
export const manyProjects = (count: number): string => many(count, 'project has', 'projects have').join('')
