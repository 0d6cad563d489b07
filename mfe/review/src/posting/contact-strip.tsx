import { centreCurrent, TakePicture } from '@callboard/kit/takes'
import { useEffect, useRef } from 'react'
import { briefNames } from '../takes/brief-names.ts'
import cinema from './cinema.module.css'
import styles from './named-pictures.module.css'
import { firstName, type PostingShown, unanswered } from './posting-groups.ts'
import { type Marked, StripMarks } from './strip-marks.tsx'

/** Groups drawn at either side of the open one. */
const AROUND = 20

/** The groups of the wall with the marks of its cards; the open one is marked and in sight. */
export function ContactStrip(props: {
  readonly shown: readonly PostingShown[]
  readonly open: string
  readonly marked: Marked
  readonly onGo: (group: string) => void
}) {
  const { shown, open } = props
  const strip = useRef<HTMLOListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the open group
  useEffect(() => {
    const { current } = strip
    if (!current) return
    // A phone shows the strip once it is known that nobody has commented: it has its first size then.
    const sized = new ResizeObserver(() => centreCurrent(current))
    sized.observe(current)
    return () => sized.disconnect()
  }, [open])
  if (shown.length < 2) return null
  const at = shown.findIndex(({ group }) => group._id === open)
  const first = Math.max(0, at - AROUND)
  const { answers, me, isAsked } = props.marked
  const nameOf = (group: PostingShown['group']) => {
    const left = isAsked ? unanswered(group, answers, me).length : 0
    return left > 0 ? `${group.name}, ${left} to answer` : group.name
  }
  return (
    <div className={`${cinema.strip} ${cinema.groups}`}>
      <h2>{shown.some(({ group }) => group.records.length > 1) ? 'Groups' : 'Talent'}</h2>
      <ol ref={strip} className={styles.root} aria-label="Groups">
        {shown.slice(first, at + AROUND + 1).map(({ group, takes }) => (
          <li key={group._id}>
            <button
              type="button"
              aria-current={group._id === open}
              title={nameOf(group)}
              onClick={() => props.onGo(group._id)}
            >
              <span className={styles.picture}>
                <TakePicture of={group._id} url={group.thumbnail_url ?? takes[0]?.thumbnail_url ?? null} />
                <StripMarks {...props.marked} group={group} talent={group.records} />
              </span>
              <span className={styles.name}>{briefNames(group.records.map(firstName))}</span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  )
}
