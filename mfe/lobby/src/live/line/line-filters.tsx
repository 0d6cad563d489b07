import { Select } from '@callboard/kit/choices'
import { shortDay } from '@callboard/kit/day'
import { FilterBar, FilterSearch, PickList } from '@callboard/kit/filters'
import { IconAdjustmentsHorizontal } from '@callboard/kit/icons'
import { Popover } from '@callboard/kit/menus'
import { Switch } from '@callboard/kit/ticks'
import { Button } from '@callboard/kit/ui'
import type { RefObject } from 'react'
import { FrameSwitches } from '../../frames/frame-switches.tsx'
import styles from '../live.module.css'
import type { LobbyModel } from '../lobby-model.ts'
import { useGroupSwitch } from './group-switch.ts'
import { stateChoices } from './line-states.ts'
import type { Counts, LineView } from './line-view.ts'

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
  const isNarrowed = [view.find, view.role, view.date, view.state].some(Boolean)
  const narrowing = [view.role, view.date].filter(Boolean).length
  return (
    <FilterBar
      label="Filters of the line"
      oneLine="always"
      onClear={isNarrowed ? () => onChange({ find: '', role: '', date: '', state: '' }) : undefined}
    >
      <FilterSearch
        ref={search}
        label="Find talent by name"
        placeholder="Find"
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
                { value: '', label: 'All Roles' },
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
      <PickList
        label="State"
        value={view.state}
        choices={stateChoices(counts, view.state)}
        onChange={(state) => onChange({ state })}
      />
    </FilterBar>
  )
}
