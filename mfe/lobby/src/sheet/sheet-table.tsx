import { minutesKept, type SheetRow, sheetClock } from '@callboard/lobby/contract'
import { sayWall } from './say-wall.ts'
import { useNow } from './use-now.ts'

/** Between two looks at the clock, which shows minutes. Milliseconds. */
const LOOK = 5_000

/** Colours are never alone: the minutes stand beside them. */
function Clock({ row, now }: { readonly row: SheetRow; readonly now: number }) {
  const minutes = minutesKept(row, now)
  const clock = sheetClock(minutes)
  return (
    <span className="sheet-clock" data-clock={clock}>
      {minutes} min
    </span>
  )
}

const COLUMNS = [
  'Name',
  'Member number',
  'Agent',
  'Role',
  'Interview',
  'Call',
  'Arrival',
  'Seen',
  'Out',
  'Initials',
] as const

/** Rows in order of arrival; out and initials are left free to be written by hand. */
export function SheetTable({ rows, zone }: { readonly rows: readonly SheetRow[]; readonly zone: string }) {
  const now = useNow(LOOK)
  const at = (instant: string | null) =>
    instant === null
      ? ''
      : new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: zone }).format(
          new Date(instant),
        )
  return (
    <div className="sheet-scroll">
      <table className="sheet-table">
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
            <th scope="col" className="sheet-screen">
              Since call
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row._id} data-clock={sheetClock(minutesKept(row, now))}>
              <th scope="row">{`${row.first_name} ${row.last_name}`}</th>
              <td>{row.sagnumber}</td>
              <td>{row.agent}</td>
              <td>{row.role}</td>
              <td>{row.interview_no}</td>
              <td>{row.actual_call ? sayWall(row.actual_call) : ''}</td>
              <td>{at(row.arrival)}</td>
              <td>{at(row.seen)}</td>
              <td>{at(row.out)}</td>
              <td className="sheet-initials" />
              <td className="sheet-screen">
                <Clock row={row} now={now} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
