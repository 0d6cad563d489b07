import { spanWords } from '@callboard/kit/day'
import { IconDots } from '@callboard/kit/icons'
import { keyHint, pressIsAbove } from '@callboard/kit/keys'
import { Face, StateBadge } from '@callboard/kit/labels'
import { Line } from '@callboard/kit/lines'
import { Button, UnstyledButton } from '@callboard/kit/ui'
import type { LobbyRecord } from '@callboard/lobby/contract'
import { type KeyboardEvent, lazy, memo, Suspense } from 'react'
import { saidCall } from '../shared/call-times.ts'
import type { RowMark } from './line/presence-words.ts'
import type { Wait } from './line-order.ts'
import styles from './live.module.css'
import { mainAction, nameOf, shownState } from './row-actions.ts'
import type { RowActions } from './use-row-actions.ts'

export interface LobbyRowProps {
  readonly record: LobbyRecord
  readonly minutes: number | null
  readonly tone: Wait['tone'] | undefined
  /** of the talent's page and group, where it is not the rule */
  readonly mark: string | null
  readonly markTone: RowMark['tone'] | undefined
  /** in place of the words of its state */
  readonly stateWords: string | undefined
  /** Checked in a moment ago. */
  readonly isNew: boolean
  /** The keys act on it. */
  readonly isSelected: boolean
  /** Selected by the reader, not only as the first. */
  readonly isChosen: boolean
  readonly isMenuOpen: boolean
  readonly inGroup: boolean
  /** False in the virtual lobby, where no record can be moved. */
  readonly hasActions: boolean
  readonly actions: RowActions
  readonly onSelect: (id: string) => void
  /** Goes back to the search that found the row. */
  readonly onSearch: () => void
  /** Opens the menu of that record, or closes it. */
  readonly onMenu: (id: string | null) => void
}

const TextMark = lazy(() => import('./text-mark.tsx'))

/** Texts that arrive are the rule, and its code is not loaded for them. */
const TextFault = ({ state }: { readonly state: LobbyRecord['text_state'] }) =>
  ['undelivered', 'opted_out', 'invalid'].includes(state) ? (
    <Suspense fallback={null}>
      <TextMark state={state} />
    </Suspense>
  ) : null

const RowMenu = lazy(() => import('./row-menu.tsx'))

/** The button of the menu. The menu itself is made when it opens. */
function More(props: LobbyRowProps) {
  const { record, onMenu } = props
  const dots = (
    <UnstyledButton
      className={styles.rowDots}
      tabIndex={-1}
      aria-haspopup="menu"
      aria-label={`More for ${nameOf(record)}`}
      {...keyHint('list', 'menu', `More for ${nameOf(record)}`)}
      onClick={() => onMenu(record._id)}
    >
      <IconDots size={16} />
    </UnstyledButton>
  )
  return props.isMenuOpen ? (
    <Suspense fallback={dots}>
      <RowMenu {...props} />
    </Suspense>
  ) : (
    dots
  )
}

/** Row of a talent in the line. Redrawn only when its own record has changed. */
export const LobbyRow = memo(function LobbyRow(props: LobbyRowProps) {
  const { record, minutes, isSelected, hasActions, actions } = props
  const main = mainAction(record)
  const name = nameOf(record)
  const pressed = (event: KeyboardEvent) => {
    if (pressIsAbove()) return
    if (event.key === 'Escape') return props.onSearch()
    // Buttons of the row keep their own Enter.
    if (event.key !== 'Enter' || event.shiftKey || event.target !== event.currentTarget || !hasActions) return
    event.preventDefault()
    actions.act(record, main.action)
  }
  return (
    <Line
      size={64}
      className={styles.row}
      aria-label={name}
      data-record={record._id}
      aria-current={isSelected || undefined}
      isChosen={props.isChosen}
      isNew={props.isNew}
      tabIndex={isSelected ? 0 : -1}
      onFocus={() => props.onSelect(record._id)}
      onKeyDown={pressed}
      time={<span className={styles.rowCall}>{saidCall(record.actual_call)}</span>}
      face={<Face of="talent" src={record.photo_url} size={44} name={name} moves={record._id} />}
      name={<span className={styles.rowName}>{name}</span>}
      note={
        <span className={styles.rowFacts}>
          <StateBadge state={shownState(record)} {...(props.stateWords ? { label: props.stateWords } : {})} />
          {props.mark ? (
            <span className={styles.rowMark} data-tone={props.markTone} title={props.mark}>
              {props.mark}
            </span>
          ) : (
            <span className={styles.rowRole}>{record.role}</span>
          )}
          <TextFault state={record.text_state} />
        </span>
      }
      mark={
        minutes === null ? null : (
          <span className={styles.rowWait} data-tone={props.tone} title="Minutes since the check-in">
            {spanWords(minutes)}
          </span>
        )
      }
      action={
        hasActions ? (
          <Button
            className={styles.rowMain}
            size="xs"
            px="xs"
            tabIndex={-1}
            variant="default"
            // Enter is no key of the map: the row itself hears it.
            title={`${main.label} (Enter)`}
            aria-keyshortcuts="Enter"
            onClick={() => actions.act(record, main.action)}
          >
            {main.label}
          </Button>
        ) : null
      }
      menu={hasActions ? <More {...props} /> : null}
    />
  )
})
