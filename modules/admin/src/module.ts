import { CLOCK, IDS, JOB_STORE, making, PUBLIC_URL } from '@callboard/core'
import { ContainerModule } from 'inversify'
import { GetMessage } from './application/get-message.ts'
import { HandOver } from './application/hand-over.ts'
import { JobQueues } from './application/job-queues.ts'
import { ListMessages } from './application/list-messages.ts'
import { NoteTextStatus } from './application/note-text-status.ts'
import { OnMessageRequested } from './application/on-message-requested.ts'
import { OwnTexts } from './application/own-texts.ts'
import {
  ADMIN_PROJECT_DIRECTORY,
  ADMIN_STORE,
  ADMIN_TEXT_ACCOUNT_DIRECTORY,
  MAIL_SENDER,
  OWN_TEXT_SENDERS,
  TEMPLATE_RENDERER,
  TEXT_SENDER,
} from './application/ports/index.ts'
import { ResendMessage } from './application/resend-message.ts'
import { RetryJob } from './application/retry-job.ts'
import { SendMessage } from './application/send-message.ts'
import { TextRoutes } from './application/text-routes.ts'

export const adminModule = new ContainerModule(({ bind }) => {
  bind(OnMessageRequested).toResolvedValue(making(OnMessageRequested), [ADMIN_STORE, IDS, CLOCK])
  bind(OwnTexts).toResolvedValue(making(OwnTexts), [])
  bind(TextRoutes).toResolvedValue(making(TextRoutes), [
    TEXT_SENDER,
    OWN_TEXT_SENDERS,
    ADMIN_TEXT_ACCOUNT_DIRECTORY,
    ADMIN_PROJECT_DIRECTORY,
  ])
  bind(HandOver).toResolvedValue(making(HandOver), [ADMIN_STORE, MAIL_SENDER, TextRoutes])
  bind(SendMessage).toResolvedValue(making(SendMessage), [
    ADMIN_STORE,
    TEMPLATE_RENDERER,
    TextRoutes,
    HandOver,
    IDS,
    CLOCK,
    PUBLIC_URL,
  ])
  bind(NoteTextStatus).toResolvedValue(making(NoteTextStatus), [ADMIN_STORE, TextRoutes, IDS, CLOCK])
  bind(ListMessages).toResolvedValue(making(ListMessages), [ADMIN_STORE])
  bind(GetMessage).toResolvedValue(making(GetMessage), [ADMIN_STORE])
  bind(ResendMessage).toResolvedValue(making(ResendMessage), [ADMIN_STORE])
  bind(JobQueues).toResolvedValue(making(JobQueues), [JOB_STORE])
  bind(RetryJob).toResolvedValue(making(RetryJob), [JOB_STORE, CLOCK])
})
