import { IconChevronDown, IconX } from '@callboard/kit/icons'
import { keyHint, keyWord } from '@callboard/kit/keys'
import { centreCurrent } from '@callboard/kit/takes'
import { type CSSProperties, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { GroupButton } from './group-button.tsx'
import keyed from './keyed-action.module.css'
import { firstNames, type ShownGroup } from './review-groups.ts'
import styles from './window-strip.module.css'

const GroupsSheet = lazy(() => import('./groups-sheet.tsx'))

/** Pictures drawn on each side of the open group, whatever the number of groups. */
const AROUND = 12

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
  const [sheet, setSheet] = useState<'open' | 'closed'>()
  const list = useRef<HTMLUListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: for every group that is opened
  useEffect(() => centreCurrent(list.current), [open])
  return (
    <div className={styles.root}>
      <ul ref={list} className={styles.groups} data-fading-edges aria-label="Groups of this tab">
        {near.map((one) => (
          <li key={one.group._id}>
            <GroupButton one={one} isOpen={one.group._id === open} onOpen={props.onOpen} />
          </li>
        ))}
      </ul>
      <strong className={styles.name} aria-hidden>
        {current && firstNames(current)}
      </strong>
      <span className={styles.place}>
        <span style={{ '--digits': `${String(shown.length).length}ch` } as CSSProperties}>{place + 1}</span>{' '}
        of {shown.length}
        <IconChevronDown size={16} aria-hidden />
      </span>
      <button
        type="button"
        className={styles.all}
        aria-haspopup="dialog"
        aria-label={`All groups, ${place + 1} of ${shown.length}`}
        onClick={() => setSheet('open')}
      />
      {sheet ? (
        <Suspense>
          <GroupsSheet
            shown={shown}
            open={open}
            isOpen={sheet === 'open'}
            onClose={() => setSheet('closed')}
            onOpen={props.onOpen}
          />
        </Suspense>
      ) : null}
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
