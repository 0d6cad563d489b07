import { CLOCK, IDS, JOB_STORE, making } from '@callboard/core'
import { ContainerModule } from 'inversify'
import { GetMessage } from './application/get-message.ts'
import { JobQueues } from './application/job-queues.ts'
import { ListMessages } from './application/list-messages.ts'
import { NoteTextStatus } from './application/note-text-status.ts'
import { OnMessageRequested } from './application/on-message-requested.ts'
import { ADMIN_STORE, MAIL_SENDER, TEMPLATE_RENDERER, TEXT_SENDER } from './application/ports/index.ts'
import { ResendMessage } from './application/resend-message.ts'
import { RetryJob } from './application/retry-job.ts'
import { SendMessage } from './application/send-message.ts'

export const adminModule = new ContainerModule(({ bind }) => {
  bind(OnMessageRequested).toResolvedValue(making(OnMessageRequested), [ADMIN_STORE, IDS, CLOCK])
  bind(SendMessage).toResolvedValue(making(SendMessage), [
    ADMIN_STORE,
    TEMPLATE_RENDERER,
    MAIL_SENDER,
    TEXT_SENDER,
    IDS,
    CLOCK,
  ])
  bind(NoteTextStatus).toResolvedValue(making(NoteTextStatus), [ADMIN_STORE, TEXT_SENDER, IDS, CLOCK])
  bind(ListMessages).toResolvedValue(making(ListMessages), [ADMIN_STORE])
  bind(GetMessage).toResolvedValue(making(GetMessage), [ADMIN_STORE])
  bind(ResendMessage).toResolvedValue(making(ResendMessage), [ADMIN_STORE])
  bind(JobQueues).toResolvedValue(making(JobQueues), [JOB_STORE])
  bind(RetryJob).toResolvedValue(making(RetryJob), [JOB_STORE, CLOCK])
})
