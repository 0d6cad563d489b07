import { jobQueues } from '@callboard/admin/contract'
import { useAnswer } from '@callboard/kit/data'
import { IconRefresh } from '@callboard/kit/icons'
import { Button, FailedState, Group, Stack, Text, Title } from '@callboard/kit/ui'
import { lookAtJobs } from '../data/jobs.ts'
import { FailedJobTable } from './failed-job-table.tsx'
import { QueueTable } from './queue-table.tsx'

/** The page has no live room for jobs; it looks again while it is open. Milliseconds. */
const LOOK_EVERY = 10_000

/** Jobs under way in the background, and failed jobs. */
export default function JobsTab() {
  const jobs = useAnswer(jobQueues, {}, { every: LOOK_EVERY })
  if (jobs.kind === 'failed')
    return <FailedState title="Jobs could not be loaded" error={jobs.error} onRetry={jobs.retry} />
  const found = jobs.kind === 'ready' ? jobs.data : undefined
  const outdated = jobs.kind === 'ready' && jobs.outdated
  return (
    <Stack gap="lg">
      <Group justify="space-between">
        <Text size="sm" c="dimmed" role="status">
          {outdated
            ? 'The last look failed: these numbers may be old.'
            : `Counted again every ${LOOK_EVERY / 1000} seconds.`}
        </Text>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconRefresh size={16} aria-hidden />}
          onClick={() => void lookAtJobs()}
        >
          Refresh
        </Button>
      </Group>
      <QueueTable queues={found?.queues} />
      <section aria-labelledby="failed-title">
        <Title order={2} size="h3" id="failed-title" mb="sm">
          Failed jobs
        </Title>
        <FailedJobTable jobs={found?.failed} />
      </section>
    </Stack>
  )
}
