import { IconDots } from '@callboard/kit/icons'
import { ActionIcon } from '@callboard/kit/inputs'
import { Avatar, StateBadge } from '@callboard/kit/labels'
import { Button } from '@callboard/kit/ui'
import type { LobbyRecord } from '@callboard/lobby/contract'
import { type KeyboardEvent, lazy, memo, Suspense } from 'react'
import type { Wait } from './line-order.ts'
import { mainAction, nameOf, shownState } from './row-actions.ts'
import type { RowActions } from './use-row-actions.ts'

export interface LobbyRowProps {
  readonly record: LobbyRecord
  /** px from the top of the list */
  readonly offset: number
  readonly minutes: number | null
  readonly tone: Wait['tone'] | undefined
  readonly isSelected: boolean
  readonly inGroup: boolean
  /** False in the virtual lobby, where no record can be moved. */
  readonly hasActions: boolean
  readonly actions: RowActions
  readonly onSelect: (id: string) => void
}

const RowMenu = lazy(() => import('./row-menu.tsx'))

/** Keeps the place of the menu until its code is there. */
function More(props: Pick<LobbyRowProps, 'record' | 'inGroup' | 'actions'>) {
  const dots = (
    <ActionIcon size={28} tabIndex={-1} disabled aria-hidden>
      <IconDots size={18} />
    </ActionIcon>
  )
  return (
    <Suspense fallback={dots}>
      <RowMenu {...props} />
    </Suspense>
  )
}

/** Row of a talent in the line. Redrawn only when its own record has changed. */
export const LobbyRow = memo(function LobbyRow(props: LobbyRowProps) {
  const { record, minutes, isSelected, hasActions, actions } = props
  const main = mainAction(record)
  const name = nameOf(record)
  const pressed = (event: KeyboardEvent) => {
    // Buttons of the row keep their own Enter.
    if (event.key !== 'Enter' || event.target !== event.currentTarget || !hasActions) return
    event.preventDefault()
    actions.act(record, main.action)
  }
  return (
    <li
      className="lobby-row"
      style={{ transform: `translateY(${props.offset}px)` }}
      aria-label={name}
      aria-current={isSelected || undefined}
      data-record={record._id}
      tabIndex={isSelected ? 0 : -1}
      onFocus={() => props.onSelect(record._id)}
      onKeyDown={pressed}
    >
      <Avatar src={record.photo_url} size={36} radius="sm" alt="" name={name} />
      <div className="lobby-row-who">
        <span className="lobby-row-name">{name}</span>
        <span className="lobby-row-facts">
          <StateBadge state={shownState(record)} />
          <span className="lobby-row-role">{record.role}</span>
        </span>
      </div>
      <div className="lobby-row-times">
        {minutes === null ? null : (
          <span data-tone={props.tone} title="Minutes since the check-in">
            {minutes} min
          </span>
        )}
        {record.actual_call ? <span className="lobby-row-call">call {record.actual_call}</span> : null}
      </div>
      {hasActions ? (
        <>
          <Button
            size="compact-sm"
            tabIndex={-1}
            variant={main.action === 'call-in' && record.state !== 'skipped' ? 'light' : 'default'}
            onClick={() => actions.act(record, main.action)}
          >
            {main.label}
          </Button>
          <More record={record} inGroup={props.inGroup} actions={actions} />
        </>
      ) : null}
    </li>
  )
})
