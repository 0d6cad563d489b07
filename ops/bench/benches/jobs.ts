import type { BenchContext } from '../context.ts'
import { BareBullQueue } from '../floors/bare-bull-queue.ts'
import { percentile } from '../measure/alternate.ts'
import { absolute, compared, type Figure } from '../measure/figure.ts'
import { OutboxQueue } from '../measure/outbox-queue.ts'

const SINGLE = 200
const JOBS = 2_000
/** Approximate number of jobs that a change of the product queues. */
const JOBS_OF_A_COMMIT = 4
/** Concurrency of a worker on the queue `events`. */
const AT_ONCE = 100

/** PER-08: from the commit to the job. */
export async function jobs({ redisUrl }: BenchContext): Promise<Figure[]> {
  const bare = new BareBullQueue(redisUrl, AT_ONCE)
  const queue = await OutboxQueue.open(redisUrl)
  const waits: number[] = []
  for (let single = 0; single < SINGLE; single += 1) waits.push((await queue.run(1, 1)).after)
  const idle = absolute(
    { id: 'PER-08', name: 'From the commit to the job, idle, p99', unit: 'ms', limit: 250 },
    percentile(waits, 0.99),
  )
  const throughput = await compared(
    { id: 'PER-08', name: `A job of ${JOBS} at once, committed and done`, unit: 'ms', limit: 3 },
    async () => (await bare.run(JOBS)) / JOBS,
    async () => (await queue.run(JOBS / JOBS_OF_A_COMMIT, JOBS_OF_A_COMMIT)).all / JOBS,
  )
  await queue.close()
  await bare.close()
  return [idle, throughput]
}
