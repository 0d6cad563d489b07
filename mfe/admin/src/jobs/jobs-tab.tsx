import { jobQueues } from '@callboard/admin/contract'
import type { ReplyOf } from '@callboard/core/http-contract'
import {
  Button,
  FailedState,
  Group,
  refresh,
  Skeletons,
  Stack,
  Text,
  Title,
  useEndpoint,
} from '@callboard/kit'
import { Table } from '@callboard/kit/data'
import { IconRefresh } from '@callboard/kit/icons'
import { EmptyRow } from '../shared/table-parts.tsx'
import { FailedJobRow } from './failed-job-row.tsx'
import '../shared/table.css'

type Queues = ReplyOf<typeof jobQueues>['queues']

/** The page has no live room for jobs; it looks again while it is open. Milliseconds. */
const LOOK_EVERY = 10_000

/** What the background works at, and what it could not do. */
export default function JobsTab() {
  const jobs = useEndpoint(jobQueues, {}, { every: LOOK_EVERY })
  if (jobs.kind === 'loading') return <Skeletons rows={5} height={44} />
  if (jobs.kind === 'failed')
    return <FailedState title="Jobs could not be loaded" error={jobs.error} onRetry={jobs.retry} />
  const { queues, failed } = jobs.data
  return (
    <Stack gap="lg">
      <Group justify="space-between">
        <Text size="sm" c="dimmed" role="status">
          {jobs.outdated
            ? 'The last look failed: these numbers may be old.'
            : `Counted again every ${LOOK_EVERY / 1000} seconds.`}
        </Text>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconRefresh size={16} aria-hidden />}
          onClick={() => void refresh(jobQueues)}
        >
          Refresh
        </Button>
      </Group>
      <QueueTable queues={queues} />
      <section aria-labelledby="failed-title">
        <Title order={2} size="h3" id="failed-title" mb="sm">
          Failed jobs
        </Title>
        <div className="admin-table callboard-surface">
          <Table aria-label="Failed jobs" verticalSpacing="xs">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Job</Table.Th>
                <Table.Th>Queue</Table.Th>
                <Table.Th>Attempts</Table.Th>
                <Table.Th>Error</Table.Th>
                <Table.Th>Last try</Table.Th>
                <Table.Th aria-label="Actions" />
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {failed.length === 0 ? <EmptyRow columns={6}>No job has failed.</EmptyRow> : null}
              {failed.map((job) => (
                <FailedJobRow key={job._id} job={job} />
              ))}
            </Table.Tbody>
          </Table>
        </div>
      </section>
    </Stack>
  )
}

function QueueTable({ queues }: { readonly queues: Queues }) {
  const rows = Object.entries(queues).sort(([a], [b]) => a.localeCompare(b))
  return (
    <div className="admin-table callboard-surface">
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
          {rows.length === 0 ? <EmptyRow columns={4}>No queue holds anything.</EmptyRow> : null}
          {rows.map(([name, { waiting, active, failed }]) => (
            <Table.Tr key={name}>
              <Table.Td>{name}</Table.Td>
              <Table.Td data-label="Waiting">{waiting}</Table.Td>
              <Table.Td data-label="Active">{active}</Table.Td>
              <Table.Td data-label="Failed">
                {failed > 0 ? (
                  <span className="admin-mark" data-tone="bad">
                    {failed} failed
                  </span>
                ) : (
                  0
                )}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}
