import { Load } from '@callboard/kit/data'
import { shortDay } from '@callboard/kit/day'
import { FilterBar, FilterSearch } from '@callboard/kit/filters'
import { EmptyState, Skeletons, useSearchState } from '@callboard/kit/ui'
import { lazy, Suspense, useCallback, useId, useMemo, useState, useSyncExternalStore } from 'react'
import { useReactions } from '../feedback/use-reactions.ts'
import live from '../live.module.css'
import { Guests } from '../waiting-room/guests.tsx'
import type { RoomTab } from '../waiting-room/room-tabs.tsx'
import { cardParts } from './card-parts.ts'
import clientStyles from './client.module.css'
import { type ClientModel, groupTalent, numbersOf, shownTalent } from './client-model.ts'
import { CustomizeMenu } from './customize-menu.tsx'
import { type Folds, isUnfolded, lastInRoom } from './folded-talent.ts'
import { TalentCard } from './talent-card.tsx'
import { useClientLobby } from './use-client-lobby.ts'

const RoomTabs = lazy(() => import('../waiting-room/room-tabs.tsx'))
const ClientWaitingRoom = lazy(() => import('../waiting-room/client-waiting-room.tsx'))

const FILTERS = { role: '', day: '', find: '' }
/** Talent whom one finds by looking. */
const MOST_SEEN = 12

const saidDay = (dates: ClientModel['session']['dates'], day: string) => {
  const chosen = dates.find(({ _id }) => _id === day)
  return chosen ? shortDay(chosen.date) : ''
}

/** The current group, then everybody else, each with the reader's answer. */
export default function ClientPanel({ session }: { readonly session: string }) {
  const state = useClientLobby(session)
  return (
    <Load
      state={state}
      skeleton={
        <div className={clientStyles.loading}>
          <Skeletons rows={4} height={96} />
        </div>
      }
      failedTitle="The talent could not be loaded"
    >
      {(model) => <Talent session={session} model={model} />}
    </Load>
  )
}

function Talent({ session, model }: { readonly session: string; readonly model: ClientModel }) {
  const [filters, setFilters] = useSearchState(FILTERS)
  const reactions = useReactions(session)
  const parts = useSyncExternalStore(cardParts.subscribe, cardParts.get)
  const [tab, setTab] = useState<RoomTab>('callboard')
  const panel = useId()
  const members = groupTalent(model)
  const guests = model.group?.twr_records ?? []
  const others = shownTalent(model, filters)
  const [folds, setFolds] = useState<Folds>({})
  const fold = useCallback(
    (record: string, unfolded: boolean) => setFolds((now) => ({ ...now, [record]: unfolded })),
    [],
  )
  const [known, setKnown] = useState<readonly string[]>([])
  const last = lastInRoom(
    known,
    members.map(({ _id }) => _id),
  )
  if (last !== known) setKnown(last)
  const roles = [...new Set([...model.session.roles, ...model.records.map(({ role }) => role)])].filter(
    Boolean,
  )
  const { dates } = model.session
  const numbers = useMemo(() => numbersOf(model), [model])
  const card = (record: ClientModel['records'][number], large: boolean) => (
    <TalentCard
      key={record._id}
      session={session}
      record={record}
      number={numbers.get(record._id)}
      reactions={reactions.of(record._id)}
      can={reactions.can}
      parts={parts}
      large={large}
      unfolded={isUnfolded(record._id, folds, last)}
      onFold={fold}
      onAnswer={reactions.answer}
    />
  )
  return (
    <div className={clientStyles.panel}>
      <section aria-label="Current group" className={clientStyles.group}>
        <h2 className={clientStyles.now}>Now</h2>
        {members.length + guests.length === 0 ? (
          <p className={clientStyles.quiet}>
            Nobody is in front of the camera. The next talent appear here by themselves.
          </p>
        ) : (
          <div className={clientStyles.cards}>
            {members.map((record) => card(record, true))}
            <Guests guests={guests} />
          </div>
        )}
      </section>
      {model.session.has_twr ? (
        <Suspense>
          <RoomTabs value={tab} panel={panel} onChange={setTab} />
        </Suspense>
      ) : null}
      <div id={panel} className={clientStyles.others} role={model.session.has_twr ? 'tabpanel' : undefined}>
        {tab === 'twr' ? (
          <Suspense>
            <ClientWaitingRoom session={session} reactions={reactions} />
          </Suspense>
        ) : (
          <section aria-label="All talent">
            <header className={clientStyles.head}>
              <h2>
                Talent <span className={live.count}>{others.length}</span>
              </h2>
              {model.records.length > MOST_SEEN || filters.find ? (
                <FilterSearch
                  label="Find talent by name"
                  placeholder="Find"
                  value={filters.find}
                  onChange={({ currentTarget }) =>
                    setFilters({ find: currentTarget.value }, { replace: true })
                  }
                />
              ) : null}
              <CustomizeMenu
                parts={parts}
                reactions={reactions}
                roles={roles}
                dates={dates}
                filters={filters}
                onFilter={setFilters}
              />
            </header>
            {filters.role || filters.day ? (
              <FilterBar onClear={() => setFilters({ role: '', day: '' })}>
                <span className={clientStyles.narrowed}>
                  {[filters.role, saidDay(dates, filters.day)].filter(Boolean).join(', ')}
                </span>
              </FilterBar>
            ) : null}
            {others.length === 0 ? (
              <EmptyState
                title={model.records.length > members.length ? 'Nobody fits' : 'Nobody has checked in yet'}
              >
                {model.records.length > members.length
                  ? 'Look for another name, role or date.'
                  : 'Talent appear here when they check in.'}
              </EmptyState>
            ) : (
              <div className={clientStyles.lines}>{others.map((record) => card(record, false))}</div>
            )}
          </section>
        )}
      </div>
    </div>
  )
}
