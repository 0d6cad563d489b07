import { defineModule, provide } from '@callboard/core'
import { GetMessage } from './application/get-message.ts'
import { JobQueues } from './application/job-queues.ts'
import { ListMessages } from './application/list-messages.ts'
import { StoredMailWords } from './application/mail-words.ts'
import { NoteTextStatus } from './application/note-text-status.ts'
import { OnMessageRequested } from './application/on-message-requested.ts'
import { OwnTextRules } from './application/own-texts.ts'
import { ResendMessage } from './application/resend-message.ts'
import { RetryJob } from './application/retry-job.ts'
import { SendMessage } from './application/send-message.ts'
import { MAIL_WORDS, OWN_TEXTS } from './queries/index.ts'

export const adminModule = defineModule({
  name: 'admin',
  useCases: [ListMessages, GetMessage, ResendMessage, NoteTextStatus, JobQueues, RetryJob],
  handlers: [SendMessage, OnMessageRequested],
  queries: [provide(OWN_TEXTS, OwnTextRules), provide(MAIL_WORDS, StoredMailWords)],
})
