import { defineModule, provide } from '@callboard/core'
import { GetMessage } from './application/get-message.ts'
import { JobQueues } from './application/job-queues.ts'
import { ListMessages } from './application/list-messages.ts'
import { StoredMailWords } from './application/mail-words.ts'
import { NoteTextReply } from './application/note-text-reply.ts'
import { NoteTextStatus } from './application/note-text-status.ts'
import { GetNotices } from './application/notices/get-notices.ts'
import { SaveNotices } from './application/notices/save-notices.ts'
import { OnMessageRequested } from './application/on-message-requested.ts'
import { OnMessagesWithdrawn } from './application/on-messages-withdrawn.ts'
import { OwnTextRules } from './application/own-texts.ts'
import { ResendMessage } from './application/resend-message.ts'
import { RetryJob } from './application/retry-job.ts'
import { SendMessage } from './application/send-message.ts'
import { StoredTextConsent } from './application/text-consent.ts'
import { MAIL_WORDS, OWN_TEXTS, TEXT_CONSENT } from './queries/index.ts'

export const adminModule = defineModule({
  name: 'admin',
  useCases: [
    ListMessages,
    GetMessage,
    ResendMessage,
    NoteTextStatus,
    NoteTextReply,
    JobQueues,
    RetryJob,
    GetNotices,
    SaveNotices,
  ],
  handlers: [SendMessage, OnMessageRequested, OnMessagesWithdrawn],
  queries: [
    provide(OWN_TEXTS, OwnTextRules),
    provide(MAIL_WORDS, StoredMailWords),
    provide(TEXT_CONSENT, StoredTextConsent),
  ],
})
