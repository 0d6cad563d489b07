import { IconSearch, IconUsers } from '@callboard/kit/icons'
import { type KeyRuns, useKeys } from '@callboard/kit/keys'
import { CopyButton } from '@callboard/kit/share'
import { Button, EmptyState } from '@callboard/kit/ui'
import type { LobbyRecord, PresenceView } from '@callboard/lobby/contract'
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { isNew } from './arrivals/new-arrivals.ts'
import { type LineItem, lineItems } from './line/line-items.ts'
import { doneWords, isAbsent, rowMark } from './line/presence-words.ts'
import { type LineKey, ROW_KEYS, rowCommands } from './line/row-commands.ts'
import { Rows } from './line/rows.tsx'
import { waitOf, wallTime } from './line-order.ts'
import styles from './live.module.css'
import { LobbyRow } from './lobby-row.tsx'
import type { RowActions } from './use-row-actions.ts'

export interface LobbyListProps {
  /** In the order of the line. */
  readonly records: readonly LobbyRecord[]
  readonly onDeckFirst: boolean
  /** How many talent the switches and filters hide. */
  readonly hidden: number
  /** A search or filter is set. */
  readonly isNarrowed: boolean
  readonly onWiden: () => void
  readonly inGroup: ReadonlySet<string>
  readonly presence: ReadonlyMap<string, PresenceView>
  /** milliseconds */
  readonly now: number
  /** of the session */
  readonly zone: string
  /** id of the chosen record */
  readonly selected: string | undefined
  readonly onSelect: (id: string) => void
  /** Rises when the first row is to be chosen and focused. */
  readonly entered: number
  /** Goes back to the search. */
  readonly onSearch: () => void
  readonly hasActions: boolean
  readonly actions: RowActions
  readonly checkInLink: string
}

function NoRows({ hidden, isNarrowed, onWiden, checkInLink }: LobbyListProps) {
  if (isNarrowed)
    return (
      <EmptyState
        icon={<IconSearch size={24} />}
        title="No talent fits"
        action={
          <Button variant="default" onClick={onWiden}>
            Show all
          </Button>
        }
      />
    )
  return (
    <EmptyState
      icon={<IconUsers size={24} />}
      title={hidden > 0 ? 'Everybody has auditioned' : 'Nobody has checked in yet'}
      action={hidden > 0 ? undefined : <CopyButton value={checkInLink} label="Copy check-in link" />}
    >
      {hidden > 0
        ? `${hidden} talent are hidden by the switch above.`
        : 'Talent who check in appear here at once.'}
    </EmptyState>
  )
}

/** The line as rows, moved through by arrow keys. */
export function LobbyList(props: LobbyListProps) {
  const { records, inGroup, presence, now, selected, onSelect, entered, hasActions, actions } = props
  const scroller = useRef<HTMLDivElement>(null)
  const [moved, setMoved] = useState<{ readonly to: string }>()
  const [menu, setMenu] = useState<string | null>(null)
  const { onSearch } = props
  const items = useMemo(() => lineItems(records, props.onDeckFirst), [records, props.onDeckFirst])
  const place = records.findIndex(({ _id }) => _id === selected)
  const current = records[place] ?? records[0]

  const move = (by: number) => {
    const record = records[Math.min(records.length - 1, Math.max(0, place < 0 ? 0 : place + by))]
    if (!record) return
    onSelect(record._id)
    setMoved({ to: record._id })
  }
  // Within the key press: the next one finds its row focused.
  useLayoutEffect(() => {
    if (!moved) return
    const row = () => scroller.current?.querySelector<HTMLElement>(`[data-record="${moved.to}"]`)
    const drawn = row()
    if (drawn) return drawn.focus()
    // A row outside of the part that is drawn appears with the next frame.
    const frame = requestAnimationFrame(() => row()?.focus())
    return () => cancelAnimationFrame(frame)
  }, [moved])
  const first = records[0]?._id
  const latestFirst = useRef(first)
  latestFirst.current = first
  useLayoutEffect(() => {
    const id = latestFirst.current
    if (entered === 0 || id === undefined) return
    onSelect(id)
    setMoved({ to: id })
  }, [entered, onSelect])
  const close = useCallback((id: string | null) => {
    setMenu(id)
    // The row takes the focus that its menu had.
    if (id === null) setMoved((last) => (last ? { ...last } : undefined))
  }, [])
  const openMenu = () => {
    if (!current) return
    setMoved({ to: current._id })
    setMenu(current._id)
  }
  const runKey = (key: LineKey) => () => {
    const command =
      current &&
      rowCommands(current, inGroup.has(current._id), actions.dialogs).find((one) => one.key === key)
    if (current) command?.run(actions, current)
  }
  useKeys(
    'line',
    hasActions
      ? {
          callNext: actions.callNext,
          ...(Object.fromEntries(ROW_KEYS.map((key) => [key, runKey(key)])) as KeyRuns<'line'>),
        }
      : {},
  )
  useKeys('list', {
    next: () => move(1),
    previous: () => move(-1),
    menu: hasActions ? openMenu : undefined,
  })

  const wall = wallTime(now, props.zone)
  if (records.length === 0) return <NoRows {...props} />
  const row = (item: LineItem) => {
    if (item.kind === 'heading')
      return (
        <li key={item.key} className={styles.part}>
          {item.counts.map(({ label, count }) => (
            <span key={label}>
              {label} <span className="callboard-figures">{count}</span>
            </span>
          ))}
        </li>
      )
    const { record } = item
    const wait = waitOf(record, now, wall)
    const page = presence.get(record._id)
    const isMember = inGroup.has(record._id)
    const mark = rowMark(record, page, isMember, now)
    return (
      <LobbyRow
        key={item.key}
        record={record}
        minutes={wait?.minutes ?? null}
        tone={wait?.tone}
        mark={mark?.text ?? null}
        markTone={mark?.tone}
        stateWords={isAbsent(record, page) ? 'Called in' : doneWords(record, props.zone)}
        isNew={isNew(record, now)}
        isSelected={record === current}
        isChosen={record._id === selected}
        isMenuOpen={menu === record._id}
        inGroup={isMember}
        hasActions={hasActions}
        actions={actions}
        onSelect={onSelect}
        onSearch={onSearch}
        onMenu={close}
      />
    )
  }
  return (
    <div ref={scroller} className={styles.list}>
      <Rows items={items} scroller={scroller} shown={moved?.to}>
        {row}
      </Rows>
    </div>
  )
}
