import { IconDots } from '@callboard/kit/icons'
import { Avatar, StateBadge } from '@callboard/kit/labels'
import { Menu } from '@callboard/kit/overlays'
import { ActionIcon, Button } from '@callboard/kit/ui'
import type { LobbyRecord } from '@callboard/lobby/contract'
import { type KeyboardEvent, memo } from 'react'
import type { Wait } from './line-order.ts'
import { mainAction, moreActions, nameOf, shownState } from './row-actions.ts'
import type { RowActions } from './use-row-actions.ts'

export interface LobbyRowProps {
  readonly record: LobbyRecord
  /** px from the top of the list */
  readonly offset: number
  readonly minutes: number | null
  readonly tone: Wait['tone'] | undefined
  readonly isSelected: boolean
  readonly inGroup: boolean
  /** Nobody is moved from within the virtual lobby. */
  readonly hasActions: boolean
  readonly actions: RowActions
  readonly onSelect: (id: string) => void
}

function More({ record, inGroup, actions }: Pick<LobbyRowProps, 'record' | 'inGroup' | 'actions'>) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon size={28} tabIndex={-1} aria-label={`More for ${nameOf(record)}`}>
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {moreActions(record).map(({ label, action }) => (
          <Menu.Item key={action} onClick={() => actions.act(record, action)}>
            {label}
          </Menu.Item>
        ))}
        <Menu.Divider />
        {inGroup ? (
          <Menu.Item onClick={() => actions.leaveGroup(record)}>Leave group</Menu.Item>
        ) : (
          <Menu.Item onClick={() => actions.addToGroup(record)}>Add to group</Menu.Item>
        )}
        <Menu.Divider />
        {/* The theme's own red is too dark for words on the dark menu. */}
        <Menu.Item color="var(--mantine-color-error)" onClick={() => actions.remove(record)}>
          Delete
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

/** One talent of the line. Redrawn only when something of theirs has changed. */
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
