import { Select } from '@callboard/kit/choices'
import { IconSearch } from '@callboard/kit/icons'
import { TextInput } from '@callboard/kit/inputs'
import { Switch } from '@callboard/kit/ticks'
import { UnstyledButton, useKeys } from '@callboard/kit/ui'
import type { RefObject } from 'react'
import { FrameSwitches } from '../../frames/frame-switches.tsx'
import { shortDay } from '../../shared/day-words.ts'
import type { LobbyModel } from '../lobby-model.ts'
import { useGroupSwitch } from './group-switch.ts'
import type { Counts, LineView } from './line-view.ts'

const STATES = [
  ['waiting', 'Waiting'],
  ['on_deck', 'On deck'],
  ['in_casting', 'In casting'],
  ['absent', 'Not joined'],
  ['done', 'Done'],
  ['skipped', 'Skipped'],
  ['signed_out', 'Signed out'],
  ['expected', 'Expected'],
] as const

/** Search, filters and switches of the line, with the number of talent in each state. */
export default function LineFilters(props: {
  readonly session: LobbyModel['session']
  readonly roles: readonly string[]
  readonly counts: Counts
  readonly view: LineView
  readonly onChange: (change: Partial<LineView>) => void
  readonly search: RefObject<HTMLInputElement | null>
  /** Goes from the search to the first talent that it found. */
  readonly onDown: () => void
}) {
  const { session, roles, counts, view, onChange, search, onDown } = props
  const [toGroup, setToGroup] = useGroupSwitch(session._id)
  useKeys({ '/': ['Find talent by name', () => search.current?.focus()] })
  return (
    <search className="lobby-filters" aria-label="Filters of the line">
      <div className="lobby-filters-row">
        <TextInput
          ref={search}
          size="xs"
          type="search"
          aria-label="Find talent by name"
          placeholder="Find"
          leftSection={<IconSearch size={16} />}
          value={view.find}
          onChange={({ currentTarget }) => onChange({ find: currentTarget.value })}
          onKeyDown={(event) => {
            if (event.key === 'ArrowDown') {
              event.preventDefault()
              onDown()
            }
            if (event.key !== 'Escape') return
            onChange({ find: '' })
            event.currentTarget.blur()
          }}
        />
        {roles.length > 1 ? (
          <Select
            size="xs"
            aria-label="Role"
            data={[{ value: '', label: 'All roles' }, ...roles.map((role) => ({ value: role, label: role }))]}
            value={view.role}
            allowDeselect={false}
            onChange={(role) => onChange({ role: role ?? '' })}
          />
        ) : null}
        {session.dates.length > 1 ? (
          <Select
            size="xs"
            aria-label="Date"
            data={[
              { value: '', label: 'All Dates' },
              ...session.dates.map(({ _id, date }) => ({ value: _id, label: shortDay(date) })),
            ]}
            value={view.date}
            allowDeselect={false}
            onChange={(date) => onChange({ date: date ?? '' })}
          />
        ) : null}
      </div>
      <fieldset className="lobby-states" aria-label="State">
        {STATES.flatMap(([state, label]) => {
          const count = counts.get(state) ?? 0
          const isChosen = view.state === state
          if (count === 0 && !isChosen) return []
          return (
            <UnstyledButton
              key={state}
              className="lobby-state"
              aria-pressed={isChosen}
              onClick={() => onChange({ state: isChosen ? '' : state })}
            >
              {label} <span className="callboard-figures">{count}</span>
            </UnstyledButton>
          )
        })}
      </fieldset>
      <div className="lobby-line-switches">
        <Switch
          size="xs"
          label="Hide Auditioned Talent"
          checked={view.hide}
          onChange={({ currentTarget }) => onChange({ hide: currentTarget.checked })}
        />
        <Switch
          size="xs"
          label="Call in to group"
          checked={toGroup}
          onChange={({ currentTarget }) => setToGroup(currentTarget.checked)}
        />
        <Switch
          size="xs"
          label="On Deck"
          checked={view.deck}
          onChange={({ currentTarget }) => onChange({ deck: currentTarget.checked })}
        />
        <FrameSwitches />
      </div>
    </search>
  )
}
