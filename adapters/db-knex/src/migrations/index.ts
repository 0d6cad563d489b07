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
import { boards } from './0030-boards.ts'
import { bulkAdds } from './0031-bulk-adds.ts'
import { presence } from './0032-presence.ts'
import { heldFinish } from './0033-held-finish.ts'
import { headshots } from './0035-headshots.ts'
import { textStates } from './0037-text-states.ts'
import { pushSubscriptions } from './0038-push-subscriptions.ts'
import { recordReactions } from './0041-record-reactions.ts'
import { chat } from './0042-chat.ts'
import { waitingRooms } from './0043-waiting-rooms.ts'
import { keptPieces } from './0044-kept-pieces.ts'
import { videoCare } from './0045-video-care.ts'
import { roomTakes } from './0046-room-takes.ts'
import { uploads } from './0047-uploads.ts'
import { sessionWatch } from './0050-session-watch.ts'
import { bulkAddMoves } from './0051-bulk-add-moves.ts'
import { fileSyncs } from './0052-file-syncs.ts'
import { linePlaces } from './0054-line-places.ts'
import { groupNames } from './0055-group-names.ts'
import { takesOfGuests } from './0056-takes-of-guests.ts'
import { takeBytes } from './0057-take-bytes.ts'
import { lobbyTimes } from './0060-lobby-times.ts'
import { lastArchived } from './0061-last-archived.ts'
import { searchKeys } from './0070-search-keys.ts'
import { endedSources } from './0071-ended-sources.ts'
import { revokedLinks } from './0072-revoked-links.ts'
import { takeComments } from './0073-take-comments.ts'
import { linkRecipients } from './0074-link-recipients.ts'
import { linkPages } from './0075-link-pages.ts'
import { copiedGroups } from './0076-copied-groups.ts'
import { officeComments } from './0077-office-comments.ts'
import { deadAddresses } from './0078-dead-addresses.ts'
import { timeReplies } from './0079-time-replies.ts'
import { freelancerRequests } from './0080-freelancer-requests.ts'
import { templateVersions } from './0085-template-versions.ts'
import { credentialLock } from './0086-credential-lock.ts'
import { messageFilters } from './0087-message-filters.ts'
import { auditHead } from './0088-audit-head.ts'
import { pageArchives } from './0090-page-archives.ts'
import { secondFactor } from './0091-second-factor.ts'
import { erasure } from './0094-erasure.ts'
import { ownData } from './0095-own-data.ts'
import { richExperience } from './0097-rich-experience.ts'
import { botProofs } from './0098-bot-proofs.ts'
import { textCounts } from './0099-text-counts.ts'
import { freelancerNames } from './0100-freelancer-names.ts'
import { passkeys } from './0101-passkeys.ts'
import { consoleLists } from './0102-console-lists.ts'
import { guestAddresses } from './0103-guest-addresses.ts'
import { keptNames } from './0104-kept-names.ts'
import { accountWords } from './0105-account-words.ts'
import { foldedWords } from './0107-folded-words.ts'
import { narrowedLists } from './0108-narrowed-lists.ts'
import { accountParts } from './0109-account-parts.ts'
import { jobErrors } from './0110-job-errors.ts'
import { timedComments } from './0111-timed-comments.ts'
import { reactions } from './0112-reactions.ts'
import { liftedMarks } from './0113-lifted-marks.ts'
import { lostTimes } from './0114-lost-times.ts'
import { stepBack } from './0115-step-back.ts'
import { namedLinks } from './0116-named-links.ts'
import { takenBack } from './0117-taken-back.ts'
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
  boards,
  bulkAdds,
  presence,
  heldFinish,
  headshots,
  textStates,
  pushSubscriptions,
  recordReactions,
  chat,
  waitingRooms,
  keptPieces,
  videoCare,
  roomTakes,
  uploads,
  sessionWatch,
  bulkAddMoves,
  fileSyncs,
  linePlaces,
  groupNames,
  takesOfGuests,
  takeBytes,
  lobbyTimes,
  lastArchived,
  searchKeys,
  endedSources,
  revokedLinks,
  takeComments,
  linkRecipients,
  linkPages,
  copiedGroups,
  officeComments,
  deadAddresses,
  timeReplies,
  freelancerRequests,
  templateVersions,
  credentialLock,
  messageFilters,
  auditHead,
  pageArchives,
  secondFactor,
  erasure,
  ownData,
  richExperience,
  botProofs,
  textCounts,
  freelancerNames,
  passkeys,
  consoleLists,
  guestAddresses,
  keptNames,
  accountWords,
  foldedWords,
  narrowedLists,
  accountParts,
  jobErrors,
  timedComments,
  reactions,
  liftedMarks,
  lostTimes,
  stepBack,
  namedLinks,
  takenBack,
]
