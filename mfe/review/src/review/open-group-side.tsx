import { IconAlertTriangle } from '@callboard/kit/icons'
import type { VideoView } from '@callboard/review/contract'
import type { ReactNode } from 'react'
import styles from './open-group.module.css'
import { TakeLine } from './take-facts.tsx'

/** Letters of a name that the head of a phone may cut. */
const LONG = 56

/** Beside the film: the group by its name, its talent, what was written, and at the foot the field to write more. */
export function OpenGroupSide(props: {
  readonly name: string
  /** It is made of the names of its talent, which stand below. */
  readonly isPeople: boolean
  readonly take: VideoView
  /** Among the takes of the group, or of a file; undefined: it needs none. */
  readonly takeName: string | undefined
  readonly talent: ReactNode
  /** How many comments are there. */
  readonly written: number
  readonly comments: ReactNode
  readonly field: ReactNode
  /** Its text has the focus. */
  readonly onField: () => void
  /** Nothing of it has the focus any more. @param to what has it instead */
  readonly onLeft: (to: Element | null) => void
}) {
  const { take } = props
  return (
    <div className={styles.side}>
      <div className={styles.read}>
        <h2
          className={props.isPeople ? styles.said : undefined}
          title={props.name}
          data-long={props.name.length > LONG || undefined}
        >
          {props.name}
        </h2>
        {props.talent}
        <TakeLine take={take} {...(props.takeName !== undefined && { name: props.takeName })} />
        <h3>Comments {props.written > 0 ? <span>{props.written}</span> : null}</h3>
        {take.warning === null ? null : (
          <p className={styles.warning}>
            <IconAlertTriangle size={16} aria-hidden />
            {take.warning}
          </p>
        )}
        {props.comments}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only looks whether its text has the focus */}
      <div
        className={styles.write}
        onFocus={({ target }) => target instanceof HTMLTextAreaElement && props.onField()}
        onBlur={({ currentTarget, relatedTarget }) =>
          currentTarget.contains(relatedTarget) || props.onLeft(relatedTarget)
        }
      >
        {props.field}
      </div>
    </div>
  )
}
