import { spanWords, wholeDay } from '@callboard/kit/day'
import { IconPencil } from '@callboard/kit/icons'
import { ActionIcon } from '@callboard/kit/inputs'
import { minutesKept, type SheetRow, type SheetTime, sheetClock } from '@callboard/lobby/contract'
import { lazy, Suspense, useState } from 'react'
import { correctionWords, sayClock } from './correction-words.ts'
import { sayWall } from './say-wall.ts'
import styles from './sheet.module.css'
import { useNow } from './use-now.ts'

const TimesDialog = lazy(() => import('./times-dialog.tsx'))

/** Between two looks at the clock, which shows minutes. Milliseconds. */
const LOOK = 5_000

/** Minutes; none of a talent who has deleted the account as long as nobody has typed when they left. */
const clockOf = (row: SheetRow, now: number) =>
  row.kept_until !== null && row.out === null ? null : minutesKept(row, now)

/** Colours are never alone: the minutes stand beside them. */
function Clock({ row, now }: { readonly row: SheetRow; readonly now: number }) {
  const minutes = clockOf(row, now)
  if (minutes === null) return <span className={styles.clock} />
  const clock = sheetClock(minutes)
  return (
    <span className={styles.clock} data-clock={clock}>
      {spanWords(minutes)}
    </span>
  )
}

/** A time that was put right is marked; below the table stands what it was. */
const Corrected = ({ row, time }: { readonly row: SheetRow; readonly time: SheetTime }) =>
  row.corrections.some((one) => one.time === time) ? <sup title="Corrected by hand">*</sup> : null

/** What corrections have replaced, also on paper. */
function Corrections({ rows, zone }: { readonly rows: readonly SheetRow[]; readonly zone: string }) {
  const corrected = rows.filter(({ corrections }) => corrections.length > 0)
  if (corrected.length === 0) return null
  return (
    <section className={styles.corrections} aria-label="Corrections">
      <h2>* Corrected by hand</h2>
      <ul>
        {corrected.flatMap((row) =>
          row.corrections.map((one) => (
            <li key={`${row._id} ${one.time} ${one.at}`}>
              {`${row.first_name} ${row.last_name}: ${correctionWords(one, zone)}`}
            </li>
          )),
        )}
      </ul>
    </section>
  )
}

const TEXT = undefined
const SHORT = styles.short
const TIME = styles.time
const COLUMNS = [
  ['Name', TEXT],
  ['Member number', TEXT],
  ['Agent', TEXT],
  ['Role', TEXT],
  ['Interview', SHORT],
  ['Call', TIME],
  ['Arrival', TIME],
  ['Seen', TIME],
  ['Out', TIME],
  ['Initials', SHORT],
] as const

/** Rows in order of arrival; initials are left free to be written by hand. */
export function SheetTable({ rows, zone }: { readonly rows: readonly SheetRow[]; readonly zone: string }) {
  const now = useNow(LOOK)
  const [corrected, correct] = useState<SheetRow>()
  const at = (row: SheetRow, time: 'arrival' | 'seen' | 'out') => (
    <>
      {row[time] === null ? '' : sayClock(row[time], zone)}
      <Corrected row={row} time={time} />
    </>
  )
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            {COLUMNS.map(([column, kind]) => (
              <th key={column} scope="col" className={kind}>
                {column}
              </th>
            ))}
            <th scope="col" className={`${styles.screen} ${styles.since}`}>
              Since call
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row._id} data-clock={sheetClock(clockOf(row, now))}>
              <th scope="row">
                {`${row.first_name} ${row.last_name}`}
                {row.kept_until === null ? null : (
                  <span className={styles.expected}>
                    {` Account deleted, named until ${wholeDay(row.kept_until)}`}
                  </span>
                )}
              </th>
              <td>{row.sagnumber}</td>
              <td>{row.agent}</td>
              <td>{row.role}</td>
              <td>{row.interview_no}</td>
              <td className={TIME}>
                {row.actual_call ? sayWall(row.actual_call) : ''}
                <Corrected row={row} time="call" />
              </td>
              <td className={TIME}>
                {row.arrival === null ? (
                  <span className={`${styles.screen} ${styles.expected}`}>Expected</span>
                ) : null}
                {at(row, 'arrival')}
              </td>
              <td className={TIME}>{at(row, 'seen')}</td>
              <td className={TIME}>{at(row, 'out')}</td>
              <td />
              <td className={styles.screen}>
                <span className={styles.clockCell}>
                  <Clock row={row} now={now} />
                  <ActionIcon
                    size={28}
                    aria-label={`Correct the times of ${row.first_name} ${row.last_name}`}
                    title="Correct the times"
                    onClick={() => correct(row)}
                  >
                    <IconPencil size={16} />
                  </ActionIcon>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Corrections rows={rows} zone={zone} />
      <Suspense>
        {corrected ? <TimesDialog row={corrected} zone={zone} onClose={() => correct(undefined)} /> : null}
      </Suspense>
    </div>
  )
}
