import type { jobQueues } from '@callboard/admin/contract'
import type { ReplyOf } from '@callboard/core/http-contract'
import { Table } from '@callboard/kit/tables'
import styles from '../shared/table.module.css'
import { LoadingRows } from '../shared/table-parts.tsx'

type Queues = ReplyOf<typeof jobQueues>['queues']

const COLUMNS = 4
/** As many as the server has: nothing below moves when they are known. */
const QUEUES = 4

/** @param queues undefined while they are under way */
export function QueueTable({ queues }: { readonly queues: Queues | undefined }) {
  return (
    <div className={`${styles.root} callboard-surface`}>
      <Table aria-label="Queues" verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Queue</Table.Th>
            <Table.Th>Waiting</Table.Th>
            <Table.Th>Active</Table.Th>
            <Table.Th>Failed</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {queues ? <QueueRows queues={queues} /> : <LoadingRows columns={COLUMNS} rows={QUEUES} />}
        </Table.Tbody>
      </Table>
    </div>
  )
}

function QueueRows({ queues }: { readonly queues: Queues }) {
  const rows = Object.entries(queues).sort(([a], [b]) => a.localeCompare(b))
  return rows.map(([name, { waiting, active, failed }]) => (
    <Table.Tr key={name}>
      <Table.Td>{name}</Table.Td>
      <Table.Td data-label="Waiting">{waiting}</Table.Td>
      <Table.Td data-label="Active">{active}</Table.Td>
      <Table.Td data-label="Failed">
        {failed > 0 ? (
          <span className={styles.mark} data-tone="bad">
            {failed} failed
          </span>
        ) : (
          0
        )}
      </Table.Td>
    </Table.Tr>
  ))
}
