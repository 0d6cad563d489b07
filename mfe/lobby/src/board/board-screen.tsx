import { lateness, spanWords as minuteWords } from '@callboard/kit/day'
import { describeTime, Title } from '@callboard/kit/ui'
import type { BoardView } from '@callboard/lobby/contract'
import { brandColour } from '@callboard/projects/contract'
import { type CSSProperties, lazy, Suspense } from 'react'
import { LiveDot } from '../message/live-dot.tsx'
import { spanWords } from '../message/status-words.ts'
import styles from './board.module.css'
import { BoardClock } from './board-clock.tsx'

const BoardCode = lazy(() => import('./board-code.tsx'))
const BoardControls = lazy(() => import('./board-controls.tsx'))

/** What the sizes of a band follow from. */
const shares = (people: number) => ({ '--people': people }) as CSSProperties
/** The line has room for air between its places, however many there are. */
const lineShare = (people: number) => ({ '--board-line': `${Math.max(5, people + 1)}fr` }) as CSSProperties
const lengthOf = (label: string) => ({ '--letters': Math.max(4, label.length) }) as CSSProperties

/** A place and its name: another name is a new row, which turns over; two talent may have the same label. */
function Labels({ labels, nobody }: { readonly labels: readonly string[]; readonly nobody: string }) {
  if (labels.length === 0) return <p className={styles.nobody}>{nobody}</p>
  return (
    <ul className={styles.labels} style={shares(labels.length)}>
      {labels.map((label, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: labels may be equal, and rows hold no state
        <li key={`${index} ${label}`} className={styles.flap} style={lengthOf(label)}>
          {label}
        </li>
      ))}
    </ul>
  )
}

/** On the wall of the session, as the clock of the board. */
const beginTime = (at: string, zone: string) =>
  describeTime(new Date(at), new Date(), { zone, reader: zone, style: 'time' }).text

function Next({ board }: { readonly board: BoardView }) {
  const more = board.waiting - board.next.length
  if (board.waiting === 0) return <p className={styles.nobody}>Nobody is waiting</p>
  return (
    <>
      <ol className={styles.next} style={shares(board.next.length)}>
        {board.next.map(({ place, label, wait }) => (
          <li key={place}>
            <span className={styles.place}>{place}</span>
            <span key={label} className={`${styles.name} ${styles.flap}`}>
              {label}
            </span>
            <span className={styles.wait}>
              {wait && (place === 1 && wait.from === 0 ? 'next' : spanWords(wait))}
            </span>
          </li>
        ))}
      </ol>
      {board.begins_at ? (
        <p className={styles.more}>Casting begins at {beginTime(board.begins_at, board.time_zone)}</p>
      ) : null}
      {more > 0 ? <p className={styles.more}>and {more} more</p> : null}
    </>
  )
}

/** How late the day is, and how many wait: what a waiting room asks. */
function DayFacts({ behind, waiting }: Pick<BoardView, 'behind' | 'waiting'>) {
  return (
    <dl className={styles.facts}>
      {behind === null ? null : (
        <div data-tone={lateness(behind)}>
          <dt>{behind === 0 ? 'so far' : 'behind'}</dt>
          <dd>{behind === 0 ? 'On time' : minuteWords(behind)}</dd>
        </div>
      )}
      {waiting === 0 ? null : (
        <div>
          <dt>waiting</dt>
          <dd>{waiting}</dd>
        </div>
      )}
    </dl>
  )
}

/** Everything that a waiting room may read, in type that reads across it. */
export function BoardScreen({ board }: { readonly board: BoardView }) {
  return (
    <div className={styles.root} style={lineShare(board.next.length)}>
      <header className={styles.head} style={{ borderColor: brandColour(board.brand) }}>
        {board.brand.logo_url ? <img src={board.brand.logo_url} alt="" /> : null}
        <div>
          <Title order={1}>{board.studio_name}</Title>
          <p>{board.session_name}</p>
        </div>
      </header>
      <section className={styles.casting} aria-labelledby="board-casting">
        <h2 id="board-casting">Now in casting</h2>
        <Labels labels={board.in_casting} nobody="Nobody yet" />
      </section>
      <section className={styles.deck} aria-labelledby="board-deck">
        <h2 id="board-deck">On deck</h2>
        <Labels labels={board.on_deck} nobody="Nobody yet" />
      </section>
      <section className={styles.line} aria-labelledby="board-next">
        <h2 id="board-next">Next</h2>
        <Next board={board} />
      </section>
      <aside className={styles.side}>
        <BoardClock zone={board.time_zone} />
        <DayFacts behind={board.behind} waiting={board.waiting} />
        <Suspense fallback={<div className={styles.code} />}>
          <BoardCode path={board.check_in} />
        </Suspense>
        <div className={styles.foot}>
          <LiveDot />
          <Suspense>
            <BoardControls />
          </Suspense>
        </div>
      </aside>
    </div>
  )
}
