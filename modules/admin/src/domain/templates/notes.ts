import type { DEFAULT_TEMPLATES } from './index.ts'

/** What the e-mails of the product are for, as HTML. */
export const TEMPLATE_NOTES: Readonly<Partial<Record<keyof typeof DEFAULT_TEMPLATES, string>>> = {
  CHECK_IN_EMAIL: '<p>To talent who have checked in to a virtual session.</p>',
  CHECK_IN_IN_PERSON_EMAIL: '<p>To talent who have checked in at the door.</p>',
  CHECK_IN_SUBMISSION_EMAIL: '<p>To talent whose video submission has arrived.</p>',
  EXPECTED_EMAIL: '<p>To talent whom staff have put on the list.</p>',
  TEXT_AS_EMAIL: '<p>In the place of a text message that could not be delivered.</p>',
  APPOINTMENT_CONFIRMED: '<p>To talent who have booked a time, or were given one to confirm.</p>',
  TALENT_RESCHEDULE_APPOINTMENT: '<p>To talent whose appointment was moved.</p>',
  DELETE_APPOINTMENT: '<p>To talent whose appointment was cancelled.</p>',
  DELETE_TIME_FRAME: '<p>To talent whose time frame was removed.</p>',
  APPOINTMENT_REMINDER: '<p>To talent on the day before their appointment.</p>',
  OTHER_TIME_ASKED: '<p>To the casting office, when talent ask for another time.</p>',
  TALENT_CANCELLED: '<p>To the casting office, when talent cancel their appointment.</p>',
  SHARE_SCHEDULE_LINK: '<p>To talent who are to choose a time.</p>',
  SHARE_POSTING_LINK: '<p>To clients who are to answer the takes of a posting link.</p>',
  ANSWER_CODE: '<p>To people who prove their address before they answer by a posting link.</p>',
  AUDITION_LINK:
    '<p>To talent whose groups are copied to a posting page, where a super admin wants it. Talent are not told of the page: say nothing of it.</p>',
  CLIENT_EMAIL:
    '<p>Invites clients to a project or its sessions. Staff see its words and may change them.</p>',
  TALENT_EMAIL: '<p>Invites talent to check in. Staff see its words and may change them.</p>',
  WRITTEN_EMAIL: '<p>Carries what staff write to clients.</p>',
  ARCHIVE_READY: '<p>To the person who asked for an archive of videos.</p>',
  ARCHIVE_FAILED: '<p>To the person whose archive of videos could not be made.</p>',
  GUEST_CODE_EMAIL: '<p>To talent who look for check-ins that they made without signing in.</p>',
  GUARDIAN_NAMED: '<p>To the guardian of a talent under 18, when the profile names them.</p>',
  GUARDIAN_RELEASED:
    '<p>To the guardian of a talent under 18, when the profile names another guardian, or none any more.</p>',
  OWN_DATA_READY: '<p>To the person who asked for an archive of their own data.</p>',
  OWN_DATA_FAILED: '<p>To the person whose archive of their own data could not be made.</p>',
  RESET_PASSWORD: '<p>To people who have forgotten their password.</p>',
  TEXT_ACCOUNT_REFUSED: '<p>To casting directors whose own Twilio account is refused.</p>',
  ACCOUNT_CREATED:
    '<p>To people for whom a super admin has made an account, or whom a casting office has booked.</p>',
  STAFF_REQUEST_APPROVED: '<p>To casting professionals who were approved.</p>',
  STAFF_REQUEST_DECLINED: '<p>To casting professionals who were declined.</p>',
}
