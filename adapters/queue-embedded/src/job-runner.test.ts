import { jobQueueContract } from '@callboard/core/testing'
import { createJobRunner } from './create-job-runner.ts'

jobQueueContract('embedded', createJobRunner)
