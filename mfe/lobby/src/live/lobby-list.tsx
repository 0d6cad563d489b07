import { IconUsers } from '@callboard/kit/icons'
import { useVirtualizer } from '@callboard/kit/long-lists'
import { CopyButton, EmptyState, useInterval, useKeys } from '@callboard/kit/ui'
import type { GroupView, LobbyRecord } from '@callboard/lobby/contract'
import { useMemo, useRef, useState } from 'react'
import { waitOf } from './line-order.ts'
import { LobbyRow } from './lobby-row.tsx'
import type { RowActions } from './use-row-actions.ts'

export interface LobbyListProps {
  readonly records: readonly LobbyRecord[]
  /** How many the toggles hide. */
  readonly hidden: number
  readonly group: GroupView | null
  readonly hasActions: boolean
  readonly actions: RowActions
  readonly checkInLink: string
}

const ROW = 52

/** The line, of which only the rows in view are drawn. */
export function LobbyList({ records, hidden, group, hasActions, actions, checkInLink }: LobbyListProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const [selected, setSelected] = useState<string>()
  const [now, setNow] = useState(() => Date.now())
  useInterval(() => setNow(Date.now()), 15_000, { autoInvoke: true })
  const inGroup = useMemo(() => new Set(group?.records), [group])
  const rows = useVirtualizer({
    count: records.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    getItemKey: (index) => records[index]?._id ?? index,
    overscan: 8,
  })
  const place = records.findIndex(({ _id }) => _id === selected)
  const current = records[place] ?? records[0]

  const move = (by: number) => {
    const next = Math.min(records.length - 1, Math.max(0, place < 0 ? 0 : place + by))
    const record = records[next]
    if (!record) return
    setSelected(record._id)
    rows.scrollToIndex(next)
    requestAnimationFrame(() =>
      scroller.current?.querySelector<HTMLElement>(`[data-record="${record._id}"]`)?.focus(),
    )
  }
  useKeys({
    ...(hasActions
      ? {
          n: ['Call next', actions.callNext],
          g: ['Add the chosen talent to the group', () => current && actions.addToGroup(current)],
        }
      : {}),
    arrowdown: ['Next in the line, Enter for its main action', () => move(1)],
    arrowup: ['Previous in the line', () => move(-1)],
  })

  if (records.length === 0)
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
  return (
    <div ref={scroller} className="lobby-list">
      <ul className="lobby-rows" aria-label="Checked in" style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ key, index, start }) => {
          const record = records[index]
          if (!record) return null
          const wait = waitOf(record, now)
          return (
            <LobbyRow
              key={key}
              record={record}
              offset={start}
              minutes={wait?.minutes ?? null}
              tone={wait?.tone}
              isSelected={record === current}
              inGroup={inGroup.has(record._id)}
              hasActions={hasActions}
              actions={actions}
              onSelect={setSelected}
            />
          )
        })}
      </ul>
    </div>
  )
}
