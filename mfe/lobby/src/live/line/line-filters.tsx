import { Select } from '@callboard/kit/choices'
import { shortDay } from '@callboard/kit/day'
import { IconAdjustmentsHorizontal, IconSearch } from '@callboard/kit/icons'
import { TextInput } from '@callboard/kit/inputs'
import { keyHint, useKeys } from '@callboard/kit/keys'
import { Popover } from '@callboard/kit/menus'
import { Switch } from '@callboard/kit/ticks'
import { Button, UnstyledButton } from '@callboard/kit/ui'
import type { RefObject } from 'react'
import { FrameSwitches } from '../../frames/frame-switches.tsx'
import styles from '../live.module.css'
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
  useKeys('everywhere', { find: () => search.current?.focus() })
  const narrowing = [view.role, view.date].filter(Boolean).length
  return (
    <search className={styles.filters} aria-label="Filters of the line">
      <TextInput
        ref={search}
        className={styles.find}
        size="xs"
        type="search"
        aria-label="Find talent by name"
        placeholder="Find"
        {...keyHint('everywhere', 'find', 'Find talent by name')}
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
      <Popover position="bottom-start" withinPortal={false} trapFocus returnFocus>
        <Popover.Target>
          <Button
            size="xs"
            flex="none"
            variant="default"
            leftSection={<IconAdjustmentsHorizontal size={16} />}
            aria-label={narrowing ? `View, ${narrowing} chosen` : 'View'}
          >
            {narrowing ? `View ${narrowing}` : 'View'}
          </Button>
        </Popover.Target>
        <Popover.Dropdown className={styles.view}>
          {roles.length > 1 ? (
            <Select
              label="Role"
              comboboxProps={{ withinPortal: false }}
              data={[
                { value: '', label: 'All roles' },
                ...roles.map((role) => ({ value: role, label: role })),
              ]}
              value={view.role}
              allowDeselect={false}
              onChange={(role) => onChange({ role: role ?? '' })}
            />
          ) : null}
          {session.dates.length > 1 ? (
            <Select
              label="Date"
              comboboxProps={{ withinPortal: false }}
              data={[
                { value: '', label: 'All Dates' },
                ...session.dates.map(({ _id, date }) => ({ value: _id, label: shortDay(date) })),
              ]}
              value={view.date}
              allowDeselect={false}
              onChange={(date) => onChange({ date: date ?? '' })}
            />
          ) : null}
          <Switch
            label="Hide Auditioned Talent"
            checked={view.hide}
            onChange={({ currentTarget }) => onChange({ hide: currentTarget.checked })}
          />
          <Switch
            label="Call in to group"
            checked={toGroup}
            onChange={({ currentTarget }) => setToGroup(currentTarget.checked)}
          />
          <Switch
            label="On Deck"
            checked={view.deck}
            onChange={({ currentTarget }) => onChange({ deck: currentTarget.checked })}
          />
          <FrameSwitches />
        </Popover.Dropdown>
      </Popover>
      <fieldset className={styles.states} aria-label="State">
        {STATES.flatMap(([state, label]) => {
          const count = counts.get(state) ?? 0
          const isChosen = view.state === state
          if (count === 0 && !isChosen) return []
          return (
            <UnstyledButton
              key={state}
              className={styles.state}
              aria-pressed={isChosen}
              onClick={() => onChange({ state: isChosen ? '' : state })}
            >
              {label} <span className="callboard-figures">{count}</span>
            </UnstyledButton>
          )
        })}
      </fieldset>
    </search>
  )
}
