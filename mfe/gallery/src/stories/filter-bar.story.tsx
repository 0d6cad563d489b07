import { FilterBar, FilterChips, FilterSearch, PickList, Toggle } from '@callboard/kit/filters'
import { useState } from 'react'

const NONE = { find: '', role: '', state: '', copied: false }
const ROLES = ['', 'Barista', 'Regular', 'Courier'].map((value) => ({ value, label: value || 'All Roles' }))
const STATES = [
  { value: 'waiting', label: 'Waiting', count: 4 },
  { value: 'on_deck', label: 'On deck', count: 1 },
  { value: 'done', label: 'Done', count: 12 },
] as const

function Example(props: {
  readonly begins?: Partial<typeof NONE>
  readonly oneLine?: 'always' | 'phone' | 'fits'
  readonly has: readonly ('role' | 'states' | 'toggles')[]
}) {
  const { has, begins, ...bar } = props
  const [filters, set] = useState({ ...NONE, ...begins })
  const change = (next: Partial<typeof NONE>) => set({ ...filters, ...next })
  const isNarrowed = Object.values(filters).some(Boolean)
  return (
    <FilterBar {...bar} onClear={isNarrowed ? () => set(NONE) : undefined}>
      <FilterSearch
        label="Find talent"
        value={filters.find}
        onChange={({ currentTarget }) => change({ find: currentTarget.value })}
      />
      {has.includes('role') ? (
        <PickList label="Role" value={filters.role} choices={ROLES} onChange={(role) => change({ role })} />
      ) : null}
      {has.includes('toggles') ? (
        <>
          <Toggle label="Hide copied" checked={filters.copied} onChange={(copied) => change({ copied })} />
          <Toggle label="Not to be had" checked={false} disabled onChange={() => undefined} />
        </>
      ) : null}
      {has.includes('states') ? (
        <FilterChips
          label="State"
          chips={STATES}
          value={STATES.find(({ value }) => value === filters.state)?.value ?? ''}
          onChange={(state) => change({ state })}
        />
      ) : null}
    </FilterBar>
  )
}

export const filterBar = {
  name: 'FilterBar',
  states: [
    ['nothing is narrowed down', <Example key="none" has={['role', 'toggles']} oneLine="phone" />],
    [
      'some filters are set',
      <Example
        key="set"
        has={['role', 'toggles']}
        begins={{ role: 'Barista', copied: true }}
        oneLine="phone"
      />,
    ],
    ['that fits into a line of a phone', <Example key="fits" has={['role']} oneLine="fits" />],
    ['chips with counts', <Example key="chips" has={['states']} begins={{ state: 'on_deck' }} />],
    [
      'in a narrow column',
      <div key="narrow" style={{ width: 336 }}>
        <Example has={['role']} begins={{ find: 'Ines' }} oneLine="always" />
      </div>,
    ],
  ],
} as const
