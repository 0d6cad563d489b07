import type { jobQueues } from '@callboard/admin/contract'
import type { ReplyOf } from '@callboard/core/http-contract'
import { Table } from '@callboard/kit/tables'
import { VisuallyHidden } from '@callboard/kit/ui'
import styles from '../shared/table.module.css'
import { EmptyRow, LoadingRows } from '../shared/table-parts.tsx'
import { FailedJobRow } from './failed-job-row.tsx'

const COLUMNS = 6

/** @param jobs undefined while they are under way */
export function FailedJobTable({ jobs }: { readonly jobs: ReplyOf<typeof jobQueues>['failed'] | undefined }) {
  return (
    <div className={`${styles.root} callboard-surface`}>
      <Table aria-label="Failed jobs" verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Job</Table.Th>
            <Table.Th>Queue</Table.Th>
            <Table.Th>Attempts</Table.Th>
            <Table.Th>Error</Table.Th>
            <Table.Th>Last try</Table.Th>
            <Table.Th>
              <VisuallyHidden>Actions</VisuallyHidden>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {jobs ? null : <LoadingRows columns={COLUMNS} rows={2} />}
          {jobs?.length === 0 ? <EmptyRow columns={COLUMNS}>No job has failed.</EmptyRow> : null}
          {jobs?.map((job) => (
            <FailedJobRow key={job._id} job={job} />
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}
