import { Batcher, type JobStore, type JobTry, type JobWorkSettings } from '@callboard/core'

const AT_ONCE = 200

/**
 * Store of the outcomes of tries, with many ends by one statement. A job is done only when its row is gone.
 * @param retried told after a job has got the time of its next try
 */
export function batchedEnds(store: JobStore, retried: () => void): JobWorkSettings['store'] {
  const ends = new Batcher<JobTry, void>(async (jobs) => {
    await store.done(jobs)
    return []
  }, AT_ONCE)
  return {
    renew: (job, until) => store.renew(job, until),
    async done(jobs) {
      await Promise.all(jobs.map((job) => ends.add(job)))
    },
    async retry(job, at, error) {
      await store.retry(job, at, error)
      retried()
    },
    fail: (job, error) => store.fail(job, error),
  }
}
