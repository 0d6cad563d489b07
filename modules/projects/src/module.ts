import { defineModule, OPEN_VISITS, provide } from '@callboard/core'
import { ListInvoices, SetDatesInvoiced } from './application/calendar/invoices.ts'
import { ListCalendar } from './application/calendar/list-calendar.ts'
import {
  EndCalendarFeed,
  GetCalendarFeed,
  RenewCalendarFeed,
} from './application/calendar/own-calendar-feed.ts'
import { ReadCalendarFeed } from './application/calendar/read-calendar-feed.ts'
import { SetInvoiced } from './application/calendar/set-invoiced.ts'
import { AddDocument } from './application/documents/add-document.ts'
import { StoredDocumentDirectory } from './application/documents/document-directory.ts'
import { ListDocuments, RemoveDocument, RemoveFiles, ShowScript } from './application/documents/documents.ts'
import { GetUploadAddress } from './application/documents/get-upload-address.ts'
import { UnusedDocuments } from './application/documents/unused-documents.ts'
import { UploadFile } from './application/documents/upload-file.ts'
import { AcceptInvitation } from './application/invites/accept-invitation.ts'
import { ListClients, RemoveClient } from './application/invites/clients.ts'
import { InvitationLinks } from './application/invites/invitation-links.ts'
import { InvitationValues } from './application/invites/invitation-values.ts'
import { GetInvitationDraft, InviteClients } from './application/invites/invite-clients.ts'
import {
  ListViewers,
  OnClientEntered,
  RestrictSession,
  SessionVisits,
} from './application/invites/viewers.ts'
import { MailDesk } from './application/mails/mail-desk.ts'
import { SendClientEmail } from './application/mails/send-client-email.ts'
import { GetShareScheduleDraft, ShareSchedule } from './application/mails/share-schedule.ts'
import { GetTalentEmailDraft, SendTalentEmail } from './application/mails/talent-email.ts'
import { OnAccountDeleted } from './application/on-account-deleted.ts'
import { OwnProjectsData } from './application/own-data.ts'
import { Attention } from './application/projects/attention.ts'
import { CreateProject } from './application/projects/create-project.ts'
import { ArchiveProject, DeleteProject, RestoreProject } from './application/projects/end-project.ts'
import { GetProjectByUri, GetPublicProject } from './application/projects/get-project.ts'
import { GetProjectsAttention } from './application/projects/get-projects-attention.ts'
import { ListClientProjects } from './application/projects/list-client-projects.ts'
import {
  ListDirectorsProjects,
  ListManagedProjects,
  ListProjects,
} from './application/projects/list-projects.ts'
import { ListTodaysSessions } from './application/projects/list-todays-sessions.ts'
import { GetLogo, RemoveLogo, SaveLogo } from './application/projects/logo.ts'
import { GenerateJitsiKey, GenerateProjectUri, GetProjectUri } from './application/projects/project-keys.ts'
import { AddRole, RemoveRole } from './application/projects/roles.ts'
import { SortSessions } from './application/projects/sort-sessions.ts'
import { AllowTalentCreateRole, SkipVirtualLobby } from './application/projects/switches.ts'
import { UpdateProject } from './application/projects/update-project.ts'
import { FindByName } from './application/search.ts'
import { CreateCallback } from './application/sessions/create-callback.ts'
import { CreateSession } from './application/sessions/create-session.ts'
import { DateManagersDesk } from './application/sessions/date-managers.ts'
import { DeleteSession } from './application/sessions/delete-session.ts'
import { GetSession, ListSessions } from './application/sessions/get-sessions.ts'
import { GetPublicSession, GetSessionRoles } from './application/sessions/public-session.ts'
import { StoredSessionDirectory } from './application/sessions/session-directory.ts'
import { UpdateSession } from './application/sessions/update-session.ts'
import { StoredStaffWork } from './application/staff-work.ts'
import { DATE_MANAGERS } from './commands/index.ts'
import {
  DOCUMENT_DIRECTORY,
  PROJECTS_OWN_DATA,
  projectSubjects,
  SESSION_DIRECTORY,
  STAFF_MAILS,
  STAFF_WORK,
} from './queries/index.ts'

export const projectsModule = defineModule({
  name: 'projects',
  useCases: [
    ListProjects,
    CreateProject,
    UpdateProject,
    GetProjectByUri,
    GenerateProjectUri,
    ArchiveProject,
    RestoreProject,
    DeleteProject,
    SkipVirtualLobby,
    AddRole,
    RemoveRole,
    AllowTalentCreateRole,
    GenerateJitsiKey,
    SaveLogo,
    GetLogo,
    RemoveLogo,
    SortSessions,
    GetProjectUri,
    ListManagedProjects,
    ListDirectorsProjects,
    ListClientProjects,
    ListTodaysSessions,
    FindByName,
    GetProjectsAttention,
    GetPublicProject,
    CreateSession,
    CreateCallback,
    UpdateSession,
    GetSession,
    GetPublicSession,
    ListSessions,
    DeleteSession,
    ListCalendar,
    SetInvoiced,
    ListInvoices,
    SetDatesInvoiced,
    GetCalendarFeed,
    RenewCalendarFeed,
    ReadCalendarFeed,
    GetSessionRoles,
    RestrictSession,
    GetUploadAddress,
    UploadFile,
    ListDocuments,
    AddDocument,
    RemoveDocument,
    ShowScript,
    ListClients,
    ListViewers,
    GetInvitationDraft,
    InviteClients,
    RemoveClient,
    AcceptInvitation,
    GetTalentEmailDraft,
    SendTalentEmail,
    GetShareScheduleDraft,
    ShareSchedule,
    SendClientEmail,
  ],
  handlers: [EndCalendarFeed, OnAccountDeleted, OnClientEntered, RemoveFiles],
  subjects: projectSubjects,
  queries: [
    provide(SESSION_DIRECTORY, StoredSessionDirectory),
    provide(DOCUMENT_DIRECTORY, StoredDocumentDirectory),
    provide(PROJECTS_OWN_DATA, OwnProjectsData),
    provide(STAFF_WORK, StoredStaffWork),
    provide(STAFF_MAILS, MailDesk),
    provide(OPEN_VISITS, SessionVisits),
  ],
  commands: [provide(DATE_MANAGERS, DateManagersDesk)],
  services: [Attention, UnusedDocuments, MailDesk, InvitationLinks, InvitationValues],
})
