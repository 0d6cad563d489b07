import { jobQueues, retryJob } from '@callboard/admin/contract'
import { defineAction, refresh } from '@callboard/kit/data'

/** @param name of the job, for the person */
export const retryJobAction = (name: string) =>
  defineAction(retryJob, { refreshes: [jobQueues], says: () => `${name} is tried again.` })

export const lookAtJobs = (): Promise<void> => refresh(jobQueues)
