import { defineModule, provide } from '@callboard/core'
import { DownloadAudit, ListAudit } from './application/audit/audit-log.ts'
import { GetCapacity, UpdateCapacity } from './application/capacity/capacity.ts'
import { GetCredentials, SaveCredentials } from './application/credentials/credentials.ts'
import { ForgetMentions, OnAccountDeleted, OnTalentErased } from './application/erasure/forget-person.ts'
import { StoredMessageTraces } from './application/erasure/message-traces.ts'
import { JobQueues, RetryJob } from './application/job-queues.ts'
import { StoredMailWords } from './application/mail-words.ts'
import { StoredMessageFates } from './application/message-fates.ts'
import { GetMessage, ListMessages, ResendMessage } from './application/message-log.ts'
import { NoteMailReport } from './application/note-mail-report.ts'
import { NoteTextReply } from './application/note-text-reply.ts'
import { NoteTextStatus } from './application/note-text-status.ts'
import { GetNotices, SaveNotices } from './application/notices/notices.ts'
import { OnMessageRequested } from './application/on-message-requested.ts'
import { OnMessagesWithdrawn } from './application/on-messages-withdrawn.ts'
import { OwnAdminData } from './application/own-data.ts'
import { OwnTextRules } from './application/own-texts.ts'
import { SendMessage } from './application/send-message.ts'
import {
  CreateEmailTemplate,
  DeleteEmailTemplate,
  GetEmailTemplate,
  ListEmailTemplates,
  PreviewEmailTemplate,
  SaveEmailTemplate,
} from './application/templates/email-templates.ts'
import { StoredTextConsent } from './application/text-consent.ts'
import {
  ADMIN_OWN_DATA,
  MAIL_WORDS,
  MESSAGE_FATES,
  MESSAGE_TRACES,
  OWN_TEXTS,
  TEXT_CONSENT,
} from './queries/index.ts'

export const adminModule = defineModule({
  name: 'admin',
  useCases: [
    ListMessages,
    GetMessage,
    ResendMessage,
    NoteTextStatus,
    NoteTextReply,
    NoteMailReport,
    JobQueues,
    RetryJob,
    GetNotices,
    SaveNotices,
    ListAudit,
    DownloadAudit,
    GetCredentials,
    SaveCredentials,
    GetCapacity,
    UpdateCapacity,
    ListEmailTemplates,
    GetEmailTemplate,
    CreateEmailTemplate,
    SaveEmailTemplate,
    DeleteEmailTemplate,
    PreviewEmailTemplate,
  ],
  handlers: [
    SendMessage,
    OnMessageRequested,
    OnMessagesWithdrawn,
    OnAccountDeleted,
    OnTalentErased,
    ForgetMentions,
  ],
  queries: [
    provide(OWN_TEXTS, OwnTextRules),
    provide(MAIL_WORDS, StoredMailWords),
    provide(MESSAGE_FATES, StoredMessageFates),
    provide(ADMIN_OWN_DATA, OwnAdminData),
    provide(MESSAGE_TRACES, StoredMessageTraces),
    provide(TEXT_CONSENT, StoredTextConsent),
  ],
})
