import { kernel } from './0000-kernel.ts'
import { accounts } from './0001-accounts.ts'
import { projects } from './0002-projects.ts'
import { scheduling } from './0003-scheduling.ts'
import { freelancers } from './0004-freelancers.ts'
import { lobby } from './0005-lobby.ts'
import { review } from './0006-review.ts'
import { posting } from './0007-posting.ts'
import { admin } from './0008-admin.ts'
import { writeLocks } from './0009-write-locks.ts'
import { jobOffers } from './0010-job-offers.ts'
import { messageFallback } from './0011-message-fallback.ts'
import { archiveProgress } from './0012-archive-progress.ts'
import { messageStandIn } from './0013-message-stand-in.ts'
import { textAccounts } from './0014-text-accounts.ts'
import { takeDevice } from './0015-take-device.ts'
import { checkInPhotos } from './0016-check-in-photos.ts'
import { people } from './0017-people.ts'
import { calendarFeeds } from './0018-calendar-feeds.ts'
import { appointmentDays } from './0019-appointment-days.ts'
import { projectBranding } from './0020-project-branding.ts'
import { projectClients } from './0021-project-clients.ts'
import { localRecording } from './0022-local-recording.ts'
import { sessionDocuments } from './0023-session-documents.ts'
import { richNotes } from './0024-rich-notes.ts'
import { appointmentNotices } from './0025-appointment-notices.ts'
import { projectReminders } from './0026-project-reminders.ts'
import type { Migration } from './migration.ts'

/** Every step, in the order in which it runs. */
export const migrations: readonly Migration[] = [
  kernel,
  accounts,
  projects,
  scheduling,
  freelancers,
  lobby,
  review,
  posting,
  admin,
  writeLocks,
  jobOffers,
  messageFallback,
  archiveProgress,
  messageStandIn,
  textAccounts,
  takeDevice,
  checkInPhotos,
  people,
  calendarFeeds,
  appointmentDays,
  projectBranding,
  projectClients,
  localRecording,
  sessionDocuments,
  richNotes,
  appointmentNotices,
  projectReminders,
]
