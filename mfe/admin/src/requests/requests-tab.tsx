import { listStaffRequests, type StaffRequest } from '@callboard/accounts/contract'
import { FIRST_PAGE, ListBody, Pager, pageAt, useAction, useLongList } from '@callboard/kit/data'
import { IconUserCheck } from '@callboard/kit/icons'
import { Time } from '@callboard/kit/labels'
import { Table } from '@callboard/kit/tables'
import { Button, EmptyState, fullName, Group, Text } from '@callboard/kit/ui'
import { lazy, Suspense, useMemo } from 'react'
import { approveAction } from '../data/accounts.ts'
import { ListTable, ListTableSkeleton } from '../shared/list-table.tsx'
import styles from '../shared/table.module.css'
import { sayWaiting } from '../shared/waiting-requests.tsx'

const DeclineDialog = lazy(() => import('./decline-dialog.tsx'))

/** `decline`: id of the request whose answer is being written. */
const FILTERS = { decline: '', ...FIRST_PAGE }
const TABLE = { label: 'Sign-up requests', columns: ['Name', 'E-mail', 'Signed up', '.Answer'] }

/** Casting professionals who signed up and wait for an answer. */
export default function RequestsTab() {
  const list = useLongList({
    endpoint: listStaffRequests,
    filters: FILTERS,
    narrowing: [],
    search: { filter: 'decline' },
    query: pageAt,
    rows: ({ requests }) => requests,
    edge: ({ _id }) => _id,
  })
  const { keep, filters } = list
  return (
    <ListBody
      list={list}
      skeleton={<ListTableSkeleton {...TABLE} rows={3} />}
      failedTitle="Sign-up requests could not be loaded"
      isEmpty={({ requests }) => requests.length === 0}
      empty={
        <EmptyState icon={<IconUserCheck size={24} />} title="Nobody waits for an answer">
          Casting professionals who sign up appear here. Approve makes them casting directors.
        </EmptyState>
      }
      nothingFits={{ title: 'No more requests', clear: 'Back to the first page' }}
    >
      {({ requests, has_more, count }) => (
        <>
          <Text mb="md" c="dimmed" role="status">
            {sayWaiting(count)}
          </Text>
          <ListTable {...TABLE}>
            {requests.map((request) => (
              <RequestRow
                key={request._id}
                request={request}
                onDecline={() => keep({ decline: request._id })}
              />
            ))}
          </ListTable>
          <Pager list={list} hasMore={has_more} />
          <Suspense>
            <Declining
              request={requests.find(({ _id }) => _id === filters.decline)}
              onClose={() => keep({ decline: '' })}
            />
          </Suspense>
        </>
      )}
    </ListBody>
  )
}

function Declining(props: { readonly request: StaffRequest | undefined; readonly onClose: () => void }) {
  return props.request ? <DeclineDialog request={props.request} onClose={props.onClose} /> : null
}

function RequestRow({
  request,
  onDecline,
}: {
  readonly request: StaffRequest
  readonly onDecline: () => void
}) {
  const { _id: id, email } = request
  const approve = useAction(useMemo(() => approveAction(email), [email]))
  return (
    <Table.Tr>
      <Table.Td>{fullName(request)}</Table.Td>
      <Table.Td className={styles.long}>{email}</Table.Td>
      <Table.Td className={styles.fixed} data-label="Signed up">
        <Time at={request.signed_up_at} style="relative" />
      </Table.Td>
      <Table.Td>
        <Group gap="sm" wrap="nowrap" justify="flex-end">
          <Button
            size="xs"
            variant="default"
            aria-label={`Decline ${email}`}
            disabled={approve.busy}
            onClick={onDecline}
          >
            Decline
          </Button>
          <Button
            size="xs"
            variant="light"
            aria-label={`Approve ${email}`}
            loading={approve.busy}
            onClick={() => void approve.run({ id })}
          >
            Approve
          </Button>
        </Group>
      </Table.Td>
    </Table.Tr>
  )
}
