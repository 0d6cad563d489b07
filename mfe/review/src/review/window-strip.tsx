import { IconX } from '@callboard/kit/icons'
import { keyHint, keyWord } from '@callboard/kit/keys'
import { centreCurrent, GreaseMark, TakePicture } from '@callboard/kit/takes'
import { VisuallyHidden } from '@callboard/kit/ui'
import { FEEDBACKS } from '@callboard/posting/contract'
import { useEffect, useRef } from 'react'
import { ANSWER_WORDS } from '../answers/answer-words.ts'
import keyed from './keyed-action.module.css'
import { briefName, firstNames, pictureOf, type ShownGroup } from './review-groups.ts'
import styles from './window-strip.module.css'

/** Pictures drawn on each side of the open group, whatever the number of groups. */
const AROUND = 12

/** The answers that the talent of a group were given, and how often. */
const answersTo = ({ votes }: ShownGroup) =>
  FEEDBACKS.map((answer) => ({
    answer,
    count: votes.filter(({ feedback }) => feedback === answer).length,
  })).filter(({ count }) => count > 0)

/**
 * The wall as a strip above its open group: its neighbours, its place among all, and the way back. On a phone it is one
 * line with the name.
 */
export function WindowStrip(props: {
  readonly shown: readonly ShownGroup[]
  readonly open: string
  readonly onOpen: (id: string) => void
  readonly onClose: () => void
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
      <ul ref={list} className={styles.groups} data-fading-edges aria-label="Groups of this tab">
        {near.map((one) => (
          <li key={one.group._id}>
            <button
              type="button"
              aria-current={one.group._id === open || undefined}
              data-viewed={one.group.viewed || undefined}
              title={one.name}
              onClick={() => props.onOpen(one.group._id)}
            >
              <span className={styles.picture}>
                <TakePicture of={one.group._id} url={pictureOf(one)} />
                <span className={styles.number}>{one.number}</span>{' '}
                {one.group.viewed ? null : <span className={styles.isNew} />}
                <span className={styles.marks}>
                  {answersTo(one).map(({ answer }) => (
                    <span key={answer} data-answer={answer}>
                      <GreaseMark answer={answer} sign="idle" />
                    </span>
                  ))}
                </span>
              </span>
              <span className={styles.who}>{briefName(one)}</span>
              <VisuallyHidden>
                {[
                  `, ${one.name}`,
                  ...answersTo(one).map(({ answer, count }) => `${count} ${ANSWER_WORDS[answer]}`),
                  ...(one.group.viewed ? [] : ['to view']),
                ].join(', ')}
              </VisuallyHidden>
            </button>
          </li>
        ))}
      </ul>
      <strong className={styles.name} aria-hidden>
        {current && firstNames(current)}
      </strong>
      <span className={styles.place}>
        <span style={{ minWidth: `${String(shown.length).length}ch` }}>{place + 1}</span> of {shown.length}
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
