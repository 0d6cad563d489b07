import { defineModule, provide } from '@callboard/core'
import { EndCalendarFeed } from './application/calendar/end-calendar-feed.ts'
import { GetCalendarFeed } from './application/calendar/get-calendar-feed.ts'
import { ListCalendar } from './application/calendar/list-calendar.ts'
import { ReadCalendarFeed } from './application/calendar/read-calendar-feed.ts'
import { RenewCalendarFeed } from './application/calendar/renew-calendar-feed.ts'
import { SetInvoiced } from './application/calendar/set-invoiced.ts'
import { AddDocument } from './application/documents/add-document.ts'
import { StoredDocumentDirectory } from './application/documents/document-directory.ts'
import { GetUploadAddress } from './application/documents/get-upload-address.ts'
import { ListDocuments } from './application/documents/list-documents.ts'
import { RemoveDocument } from './application/documents/remove-document.ts'
import { RemoveFiles } from './application/documents/remove-files.ts'
import { ShowScript } from './application/documents/show-script.ts'
import { UnusedDocuments } from './application/documents/unused-documents.ts'
import { AcceptInvitation } from './application/invites/accept-invitation.ts'
import { GetInvitationDraft } from './application/invites/get-invitation-draft.ts'
import { InvitationLinks } from './application/invites/invitation-links.ts'
import { InvitationValues } from './application/invites/invitation-values.ts'
import { InviteClients } from './application/invites/invite-clients.ts'
import { ListClients } from './application/invites/list-clients.ts'
import { ListViewers } from './application/invites/list-viewers.ts'
import { OnClientEntered } from './application/invites/on-client-entered.ts'
import { RemoveClient } from './application/invites/remove-client.ts'
import { RestrictSession } from './application/invites/restrict-session.ts'
import { GetShareScheduleDraft } from './application/mails/get-share-schedule-draft.ts'
import { GetTalentEmailDraft } from './application/mails/get-talent-email-draft.ts'
import { MailDesk } from './application/mails/mail-desk.ts'
import { SendClientEmail } from './application/mails/send-client-email.ts'
import { SendTalentEmail } from './application/mails/send-talent-email.ts'
import { ShareSchedule } from './application/mails/share-schedule.ts'
import { OnAccountDeleted } from './application/on-account-deleted.ts'
import { AddRole } from './application/projects/add-role.ts'
import { AllowTalentCreateRole } from './application/projects/allow-talent-create-role.ts'
import { ArchiveProject } from './application/projects/archive-project.ts'
import { Attention } from './application/projects/attention.ts'
import { CreateProject } from './application/projects/create-project.ts'
import { DeleteProject } from './application/projects/delete-project.ts'
import { GenerateJitsiKey } from './application/projects/generate-jitsi-key.ts'
import { GenerateProjectUri } from './application/projects/generate-project-uri.ts'
import { GetLogo } from './application/projects/get-logo.ts'
import { GetProjectByUri } from './application/projects/get-project-by-uri.ts'
import { GetProjectUri } from './application/projects/get-project-uri.ts'
import { GetProjectsAttention } from './application/projects/get-projects-attention.ts'
import { GetPublicProject } from './application/projects/get-public-project.ts'
import { ListClientProjects } from './application/projects/list-client-projects.ts'
import { ListDirectorsProjects } from './application/projects/list-directors-projects.ts'
import { ListManagedProjects } from './application/projects/list-managed-projects.ts'
import { ListProjects } from './application/projects/list-projects.ts'
import { ListTodaysSessions } from './application/projects/list-todays-sessions.ts'
import { RemoveLogo } from './application/projects/remove-logo.ts'
import { RemoveRole } from './application/projects/remove-role.ts'
import { RestoreProject } from './application/projects/restore-project.ts'
import { SaveLogo } from './application/projects/save-logo.ts'
import { SkipVirtualLobby } from './application/projects/skip-virtual-lobby.ts'
import { SortSessions } from './application/projects/sort-sessions.ts'
import { UpdateProject } from './application/projects/update-project.ts'
import { CreateSession } from './application/sessions/create-session.ts'
import { DeleteSession } from './application/sessions/delete-session.ts'
import { GetPublicSession } from './application/sessions/get-public-session.ts'
import { GetSession } from './application/sessions/get-session.ts'
import { GetSessionRoles } from './application/sessions/get-session-roles.ts'
import { ListSessions } from './application/sessions/list-sessions.ts'
import { StoredSessionDirectory } from './application/sessions/session-directory.ts'
import { UpdateSession } from './application/sessions/update-session.ts'
import { StoredStaffWork } from './application/staff-work.ts'
import { DOCUMENT_DIRECTORY, projectSubjects, SESSION_DIRECTORY, STAFF_WORK } from './queries/index.ts'

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
    GetProjectsAttention,
    GetPublicProject,
    CreateSession,
    UpdateSession,
    GetSession,
    GetPublicSession,
    ListSessions,
    DeleteSession,
    ListCalendar,
    SetInvoiced,
    GetCalendarFeed,
    RenewCalendarFeed,
    ReadCalendarFeed,
    GetSessionRoles,
    RestrictSession,
    GetUploadAddress,
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
    provide(STAFF_WORK, StoredStaffWork),
  ],
  services: [Attention, UnusedDocuments, MailDesk, InvitationLinks, InvitationValues],
})
