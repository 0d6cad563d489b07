import { type Serving, serve } from '@callboard/core/http-contract'
import { GetMessage } from './application/get-message.ts'
import { JobQueues } from './application/job-queues.ts'
import { ListMessages } from './application/list-messages.ts'
import { NoteTextStatus } from './application/note-text-status.ts'
import { ResendMessage } from './application/resend-message.ts'
import { RetryJob } from './application/retry-job.ts'
import * as contract from './contract/index.ts'

export const adminApi: readonly Serving[] = [
  serve(contract.listMessages, ListMessages),
  serve(contract.getMessage, GetMessage),
  serve(contract.resendMessage, ResendMessage),
  serve(contract.noteTextStatus, NoteTextStatus),
  serve(contract.jobQueues, JobQueues),
  serve(contract.retryJob, RetryJob),
]
