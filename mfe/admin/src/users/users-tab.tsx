import type { listUsers } from '@callboard/accounts/contract'
import { USER_TYPES } from '@callboard/core/http-contract'
import { Select } from '@callboard/kit/choices'
import { type CallInput, useFilters } from '@callboard/kit/data'
import { IconSearch } from '@callboard/kit/icons'
import { TextInput } from '@callboard/kit/inputs'
import { Table } from '@callboard/kit/tables'
import { USER_TYPE_WORDS } from '@callboard/kit/ui'
import { lazy, Suspense, useState } from 'react'
import { UserRows } from './user-rows.tsx'
import '../shared/table.css'

const TextAccountDrawer = lazy(() => import('./text-account-drawer.tsx'))

/** `texts`: whose Twilio account is open. */
const DEFAULTS = { email: '', type: '', texts: '' }
const PLAN = {
  filters: DEFAULTS,
  narrowing: ['email', 'type'],
  search: { filter: 'email', letters: 2, rest: 800 },
} as const
const PAGE_SIZE = 20

/** Every account, found by e-mail and kind. */
export default function UsersTab() {
  const { filters: state, narrow, keep, box, clear } = useFilters(PLAN)
  const userType = USER_TYPES.find((type) => type === state.type)
  const filter = {
    ...(state.email ? { email: state.email } : {}),
    ...(userType ? { user_type: userType } : {}),
  }
  return (
    <>
      <div className="admin-filters">
        <TextInput
          type="search"
          label="E-mail"
          placeholder="Search by e-mail, 2 letters or more"
          leftSection={<IconSearch size={16} aria-hidden />}
          {...box}
        />
        <Select
          clearable
          label="Type"
          placeholder="All types"
          data={USER_TYPES.map((value) => ({ value, label: USER_TYPE_WORDS[value] }))}
          value={userType ?? null}
          onChange={(type) => narrow({ type: type ?? '' })}
        />
      </div>
      <div className="admin-table callboard-surface">
        <Table aria-label="Users" verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>E-mail</Table.Th>
              <Table.Th>Name</Table.Th>
              <Table.Th>Type</Table.Th>
              <Table.Th>Request</Table.Th>
              <Table.Th>Texts</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <UserPages
            key={JSON.stringify(filter)}
            filter={filter}
            onClear={clear}
            onTexts={(texts) => keep({ texts })}
          />
        </Table>
      </div>
      {state.texts ? (
        <Suspense>
          <TextAccountDrawer userId={state.texts} onClose={() => keep({ texts: '' })} />
        </Suspense>
      ) : null}
    </>
  )
}

function UserPages({
  filter,
  ...actions
}: {
  readonly filter: CallInput<typeof listUsers>
  readonly onClear: () => void
  readonly onTexts: (userId: string) => void
}) {
  const [pages, setPages] = useState(1)
  return Array.from({ length: pages }, (_, page) => page).map((page) => (
    <UserRows
      key={page}
      {...actions}
      query={{ ...filter, skip: page * PAGE_SIZE, limit: PAGE_SIZE }}
      onMore={page === pages - 1 ? () => setPages(pages + 1) : undefined}
    />
  ))
}
