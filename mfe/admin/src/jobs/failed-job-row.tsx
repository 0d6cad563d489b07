import type { jobQueues } from '@callboard/admin/contract'
import type { ReplyOf } from '@callboard/core/http-contract'
import { useAction } from '@callboard/kit/data'
import { Time } from '@callboard/kit/labels'
import { Table } from '@callboard/kit/tables'
import { Button, sayError, Text } from '@callboard/kit/ui'
import { useMemo } from 'react'
import { retryJobAction } from '../data/jobs.ts'
import styles from '../shared/table.module.css'

type FailedJob = ReplyOf<typeof jobQueues>['failed'][number]

export function FailedJobRow({ job }: { readonly job: FailedJob }) {
  const retry = useAction(useMemo(() => retryJobAction(job.name), [job.name]))
  return (
    <Table.Tr>
      <Table.Td className={styles.fixed}>{job.name}</Table.Td>
      <Table.Td data-label="Queue">{job.queue}</Table.Td>
      <Table.Td data-label="Attempts">{job.attempts}</Table.Td>
      <Table.Td className={styles.long}>
        {job.error ?? 'No error was given.'}
        {retry.error === undefined ? null : (
          <Text role="alert" size="xs" c="var(--cb-red)">
            Not retried: {sayError(retry.error)}
          </Text>
        )}
      </Table.Td>
      <Table.Td className={styles.fixed} data-label="Last try">
        <Time at={job.run_at} style="relative" />
      </Table.Td>
      <Table.Td>
        <Button
          size="xs"
          variant="default"
          loading={retry.busy}
          aria-label={`Retry ${job.name}`}
          onClick={() => void retry.run({ id: job._id })}
        >
          Retry
        </Button>
      </Table.Td>
    </Table.Tr>
  )
}
