import { type ReactNode, useEffect, useRef } from 'react'
import { centreCurrent } from './centre-current.ts'
import styles from './film-strip.module.css'
import { TakeMarks } from './take-marks.tsx'
import { TakePicture } from './take-picture.tsx'

interface StripTake {
  readonly _id: string
  readonly thumbnail_url: string | null
  readonly duration: number
}

/** Takes side by side; the one that plays is marked and in sight. */
export function FilmStrip<Take extends StripTake>(props: {
  readonly takes: readonly Take[]
  readonly current: string
  readonly onChoose: (id: string) => void
  /** On the picture, beside number and length. */
  readonly mark?: (take: Take) => ReactNode
  /** The names say which take it is: no picture has the number of its place. */
  readonly isNamed?: boolean
  /** Name of each take, below its picture or for screen readers only. */
  readonly name: (take: Take) => ReactNode
}) {
  const strip = useRef<HTMLOListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the take that plays
  useEffect(() => centreCurrent(strip.current), [props.current])
  return (
    <ol ref={strip} className={styles.root} aria-label="Takes">
      {props.takes.map((take, place) => (
        <li key={take._id}>
          <button
            type="button"
            aria-current={take._id === props.current}
            onClick={() => props.onChoose(take._id)}
          >
            <span className={styles.picture}>
              <TakePicture of={take._id} url={take.thumbnail_url} />
              {props.mark?.(take)}
              <TakeMarks {...(props.isNamed ? {} : { number: place + 1 })} seconds={take.duration} />
            </span>
            {props.name(take)}
          </button>
        </li>
      ))}
    </ol>
  )
}
