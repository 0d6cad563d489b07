import { jobQueueContract } from '@callboard/core/testing'
import { bullQueue } from './testing/bull-queue.fixture.ts'

jobQueueContract('BullMQ', (settings) => bullQueue(settings))
