import { IconX } from '@callboard/kit/icons'
import { keyHint, keyWord } from '@callboard/kit/keys'
import { centreCurrent, TakePicture } from '@callboard/kit/takes'
import { type ReactNode, useEffect, useRef } from 'react'
import keyed from './keyed-action.module.css'
import { firstNames, pictureOf, type ShownGroup } from './review-groups.ts'
import styles from './window-strip.module.css'

/** Pictures drawn on each side of the open group, whatever the number of groups. */
const AROUND = 12

/** As short as a picture of the strip is narrow. */
const called = ({ group, name }: ShownGroup) =>
  group.records
    .map(({ first_name }) => first_name.trim())
    .filter(Boolean)
    .join(', ') || name

/**
 * The wall as a strip above its open group: its neighbours, its place among all, and the way back. On a phone it is one
 * line with the name.
 */
export function WindowStrip(props: {
  readonly shown: readonly ShownGroup[]
  readonly open: string
  readonly onOpen: (id: string) => void
  readonly onClose: () => void
  /** Beside its place. */
  readonly mark: ReactNode
}) {
  const { shown, open } = props
  const place = shown.findIndex(({ group }) => group._id === open)
  const current = shown[place]
  const near = shown.slice(Math.max(0, place - AROUND), place + AROUND + 1)
  const list = useRef<HTMLUListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: for every group that is opened
  useEffect(() => centreCurrent(list.current), [open])
  return (
    <div className={styles.root}>
      <ul ref={list} className={styles.groups} aria-label="Groups of this tab">
        {near.map((one) => (
          <li key={one.group._id}>
            <button
              type="button"
              aria-label={[one.number, one.name, one.group.viewed ? '' : 'to view']
                .filter(Boolean)
                .join(', ')}
              aria-current={one.group._id === open || undefined}
              data-viewed={one.group.viewed || undefined}
              title={one.name}
              onClick={() => props.onOpen(one.group._id)}
            >
              <TakePicture of={one.group._id} url={pictureOf(one)} />
              <span className={styles.label}>
                {one.number} <span>{called(one)}</span>
              </span>
              {one.group.viewed ? null : <span className={styles.isNew} />}
            </button>
          </li>
        ))}
      </ul>
      <strong className={styles.name} aria-hidden>
        {current && firstNames(current)}
      </strong>
      {props.mark}
      <span className={styles.place}>
        {place + 1} of {shown.length}
      </span>
      <button
        type="button"
        className={`${keyed.root} ${styles.close}`}
        aria-label="Close group"
        onClick={props.onClose}
        {...keyHint('everywhere', 'back', 'Close group')}
      >
        <span className={keyed.key} data-key={keyWord('everywhere', 'back')} />
        <IconX size={20} />
      </button>
    </div>
  )
}
