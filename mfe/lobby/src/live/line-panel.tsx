import { useInterval, useSearchState } from '@callboard/kit/ui'
import type { LobbyRecord } from '@callboard/lobby/contract'
import { lazy, Suspense, useCallback, useId, useMemo, useRef, useState } from 'react'
import { LINE_TAB } from './line/line-tab.ts'
import { LINE_VIEW, type LineView, viewOf } from './line/line-view.ts'
import { NextCall } from './line/next-call.tsx'
import { isAbsent } from './line/presence-words.ts'
import { lineOrder } from './line-order.ts'
import styles from './live.module.css'
import { LobbyList } from './lobby-list.tsx'
import type { LobbyModel } from './lobby-model.ts'
import { nameOf } from './row-actions.ts'
import type { RowActions } from './use-row-actions.ts'

const LobbyToolbar = lazy(() => import('./toolbar/lobby-toolbar.tsx'))
const LineTabs = lazy(() => import('./line/line-tabs.tsx'))
const ScheduledList = lazy(() => import('./scheduled/scheduled-list.tsx'))
const LineCommands = lazy(() => import('./line/line-commands.tsx'))
const LineFilters = lazy(() => import('./line/line-filters.tsx'))

/** The line of checked-in talent with the actions on it. */
export function LinePanel(props: {
  readonly lobby: LobbyModel
  readonly actions: RowActions
  readonly hasActions: boolean
}) {
  const { lobby, actions, hasActions } = props
  const [view, changeView] = useSearchState(LINE_VIEW)
  const [{ list }, changeTab] = useSearchState(LINE_TAB)
  const all = useMemo(() => lineOrder(lobby.records.values(), view.deck), [lobby.records, view.deck])
  const { shown, counts, hidden } = useMemo(
    () => viewOf(all, view, (record) => isAbsent(record, lobby.presence.get(record._id))),
    [all, view, lobby.presence],
  )
  const inGroup = useMemo(() => new Set(lobby.group?.records), [lobby.group])
  const [selected, select] = useState<string>()
  const search = useRef<HTMLInputElement>(null)
  const panel = useId()
  const [entered, enter] = useState(0)
  const [now, setNow] = useState(() => Date.now())
  useInterval(() => setNow(Date.now()), 15_000, { autoInvoke: true })
  const roles = useMemo(() => [...new Set(all.map(({ role }) => role))].sort(), [all])
  const change = (next: Partial<LineView>) => changeView(next, { replace: true })
  const toSearch = useCallback(() => search.current?.focus(), [])
  const choose = useCallback(
    (record: LobbyRecord) => {
      changeView({ ...LINE_VIEW, find: nameOf(record), hide: false }, { replace: true })
      changeTab({ list: 'checked-in' }, { replace: true })
      select(record._id)
    },
    [changeView, changeTab],
  )
  const { studio_uri, _id, time_zone } = lobby.session
  const checkInLink = `${location.origin}/onboard/${studio_uri}/${_id}`
  const top = (
    <>
      <div className={styles.lineTools} role="toolbar" aria-label="Lobby">
        <Suspense>
          <LobbyToolbar lobby={lobby} hasActions={hasActions} />
        </Suspense>
      </div>
      {lobby.session.sends_texts ? null : (
        <p className={styles.noTexts}>No texts go out: no sender is set up.</p>
      )}
      <div className={styles.tabsPlace}>
        <Suspense>
          <LineTabs tab={list} panel={panel} onTab={(next) => changeTab({ list: next }, { replace: true })} />
        </Suspense>
      </div>
      <Suspense>
        <LineCommands
          records={all}
          current={shown.find(({ _id: id }) => id === selected) ?? shown[0]}
          inGroup={inGroup}
          actions={hasActions ? actions : undefined}
          onChoose={choose}
        />
      </Suspense>
    </>
  )
  return (
    <section className={styles.line} aria-label="Line">
      {top}
      <div id={panel} role="tabpanel" className={styles.line}>
        {list === 'scheduled' ? (
          <Suspense>
            <ScheduledList
              session={_id}
              day={lobby.session.today}
              zone={time_zone}
              actions={hasActions ? actions : undefined}
            />
          </Suspense>
        ) : (
          <>
            <NextCall
              records={all}
              zone={time_zone}
              now={now}
              onCallNext={hasActions ? actions.callNext : undefined}
            />
            <div className={styles.filtersPlace}>
              <Suspense>
                <LineFilters
                  session={lobby.session}
                  roles={roles}
                  counts={counts}
                  view={view}
                  onChange={change}
                  search={search}
                  onDown={() => enter((times) => times + 1)}
                />
              </Suspense>
            </div>
            <LobbyList
              records={shown}
              onDeckFirst={view.deck}
              hidden={hidden}
              isNarrowed={view.find !== '' || view.role !== '' || view.date !== '' || view.state !== ''}
              onWiden={() => change({ find: '', role: '', date: '', state: '', hide: false })}
              inGroup={inGroup}
              presence={lobby.presence}
              now={now}
              zone={time_zone}
              selected={selected}
              onSelect={select}
              entered={entered}
              onSearch={toSearch}
              hasActions={hasActions}
              actions={actions}
              checkInLink={checkInLink}
            />
          </>
        )}
      </div>
    </section>
  )
}
