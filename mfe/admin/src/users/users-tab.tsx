import { listUsers } from '@callboard/accounts/contract'
import { USER_TYPES } from '@callboard/core/http-contract'
import { Select } from '@callboard/kit/choices'
import { FIRST_PAGE, ListBody, Pager, pageAt, useLongList } from '@callboard/kit/data'
import { FilterBar, FilterSearch } from '@callboard/kit/filters'
import { IconUserPlus, IconUsers } from '@callboard/kit/icons'
import { Button, EmptyState, Text, USER_TYPE_WORDS } from '@callboard/kit/ui'
import { lazy, Suspense } from 'react'
import { ListTable, ListTableSkeleton } from '../shared/list-table.tsx'
import styles from '../shared/table.module.css'
import { WaitingRequests } from '../shared/waiting-requests.tsx'
import { UserRow } from './user-row.tsx'

const TextAccountDrawer = lazy(() => import('./text-account-drawer.tsx'))
const UserDrawer = lazy(() => import('./user-drawer.tsx'))
const InvoicesDialog = lazy(() => import('../invoices/invoices-dialog.tsx'))
const KeptSheetsDialog = lazy(() => import('./kept-sheets-dialog.tsx'))
const DeleteUserDialog = lazy(() => import('./delete-user-dialog.tsx'))

/** `texts`: whose Twilio account is open; `invoices`: whose invoices; `edit`: whose form, or `new`; `remove`: whose deletion is asked about; `kept`: what deletions keep. */
const FILTERS = {
  email: '',
  type: '',
  texts: '',
  invoices: '',
  edit: '',
  remove: '',
  kept: '',
  ...FIRST_PAGE,
}
const NEW = 'new'
const OPEN = 'sheets'
const TABLE = { label: 'Users', columns: ['Name', 'E-mail', 'Type', 'Last seen', 'Projects', '.Actions'] }

const typeOf = (typed: string) => USER_TYPES.find((type) => type === typed)

/** Every account, found by name, e-mail and kind. */
export default function UsersTab() {
  const list = useLongList({
    endpoint: listUsers,
    filters: FILTERS,
    narrowing: ['email', 'type'],
    search: { filter: 'email', letters: 2, rest: 800 },
    query: ({ email, type, ...at }) => ({
      ...(email ? { email } : {}),
      ...(typeOf(type) ? { user_type: typeOf(type) } : {}),
      ...pageAt(at),
    }),
    rows: ({ users }) => users,
    edge: ({ email }) => email,
  })
  const { filters, keep } = list
  // Back never leads to the form of an account that is made by now, nor to the question of one that is deleted.
  const close = () => keep({ edit: '', texts: '', invoices: '', remove: '', kept: '' }, { replace: true })
  const create = () => keep({ edit: NEW })
  return (
    <>
      <div className={styles.tools}>
        <FilterBar onClear={list.onClear}>
          <FilterSearch label="Name or e-mail" {...list.box} />
          <Select
            clearable
            aria-label="Type"
            placeholder="All types"
            data={USER_TYPES.map((value) => ({ value, label: USER_TYPE_WORDS[value] }))}
            value={typeOf(filters.type) ?? null}
            onChange={(type) => list.narrow({ type: type ?? '' })}
          />
        </FilterBar>
        <Button variant="subtle" color="gray" px="xs" onClick={() => keep({ kept: OPEN })}>
          What deletions keep
        </Button>
        <Button
          className={styles.mainAction}
          leftSection={<IconUserPlus size={16} aria-hidden />}
          onClick={create}
        >
          Create New User
        </Button>
        <Text size="sm" role="status" className={styles.tooShort}>
          {list.tooShort}
        </Text>
      </div>
      <ListBody
        list={list}
        skeleton={<ListTableSkeleton {...TABLE} className={styles.userTable} />}
        failedTitle="Accounts could not be loaded"
        isEmpty={({ users }) => users.length === 0}
        empty={
          <EmptyState
            icon={<IconUsers size={24} />}
            title="No account yet"
            action={<Button onClick={create}>Create New User</Button>}
          >
            Staff, clients and talent appear here.
          </EmptyState>
        }
        nothingFits={{
          icon: <IconUsers size={24} />,
          title: 'Nobody fits',
          text: 'Try fewer letters or another type.',
          clear: 'Clear filters',
        }}
      >
        {({ users, has_more }) => (
          <>
            <WaitingRequests />
            <ListTable {...TABLE} className={styles.userTable}>
              {users.map((user) => (
                <UserRow
                  key={user._id}
                  user={user}
                  onEdit={() => keep({ edit: user._id })}
                  onTexts={() => keep({ texts: user._id })}
                  onInvoices={() => keep({ invoices: user._id })}
                  onDelete={() => keep({ remove: user._id })}
                />
              ))}
            </ListTable>
            <Pager list={list} hasMore={has_more} />
          </>
        )}
      </ListBody>
      <Suspense>
        {filters.texts ? <TextAccountDrawer userId={filters.texts} onClose={close} /> : null}
        {filters.edit ? (
          <UserDrawer
            userId={filters.edit === NEW ? undefined : filters.edit}
            onCreated={(edit) => keep({ edit }, { replace: true })}
            onClose={close}
          />
        ) : null}
        {filters.invoices ? <InvoicesDialog userId={filters.invoices} onClose={close} /> : null}
        {filters.kept ? <KeptSheetsDialog onClose={close} /> : null}
        {filters.remove ? <DeleteUserDialog userId={filters.remove} onClose={close} /> : null}
      </Suspense>
    </>
  )
}
