import { RESET_PASSWORD, TEXT_ACCOUNT_REFUSED } from './account.ts'
import {
  APPOINTMENT_CONFIRMED,
  APPOINTMENT_REMINDER,
  DELETE_APPOINTMENT,
  DELETE_TIME_FRAME,
  SHARE_SCHEDULE_LINK,
  TALENT_RESCHEDULE_APPOINTMENT,
} from './appointments.ts'
import { ARCHIVE_FAILED, ARCHIVE_READY } from './archive.ts'
import { CHECK_IN_EMAIL, CHECK_IN_TEXT } from './check-in.ts'
import { CLIENT_EMAIL, TALENT_EMAIL, WRITTEN_EMAIL } from './invitations.ts'
import {
  NEXT_IN_LINE_TEXT,
  ON_DECK_TEXT,
  SECOND_IN_LINE_TEXT,
  STAFF_TEXT,
  TEXT_AS_EMAIL,
  YOUR_TURN_TEXT,
} from './line.ts'
import { ACCOUNT_CREATED, STAFF_REQUEST_APPROVED, STAFF_REQUEST_DECLINED } from './people.ts'
import type { MessageTemplate } from './template.ts'

export type { MessageTemplate } from './template.ts'

/** The templates that come with the product. */
export const DEFAULT_TEMPLATES = {
  CHECK_IN_EMAIL,
  CHECK_IN_TEXT,
  YOUR_TURN_TEXT,
  ON_DECK_TEXT,
  SECOND_IN_LINE_TEXT,
  NEXT_IN_LINE_TEXT,
  STAFF_TEXT,
  TEXT_AS_EMAIL,
  APPOINTMENT_CONFIRMED,
  TALENT_RESCHEDULE_APPOINTMENT,
  DELETE_APPOINTMENT,
  DELETE_TIME_FRAME,
  APPOINTMENT_REMINDER,
  SHARE_SCHEDULE_LINK,
  CLIENT_EMAIL,
  TALENT_EMAIL,
  WRITTEN_EMAIL,
  ARCHIVE_READY,
  ARCHIVE_FAILED,
  RESET_PASSWORD,
  TEXT_ACCOUNT_REFUSED,
  ACCOUNT_CREATED,
  STAFF_REQUEST_APPROVED,
  STAFF_REQUEST_DECLINED,
} satisfies Record<string, MessageTemplate>

/** @returns undefined for a name that does not exist */
export const defaultTemplate = (name: string): MessageTemplate | undefined =>
  Object.hasOwn(DEFAULT_TEMPLATES, name)
    ? DEFAULT_TEMPLATES[name as keyof typeof DEFAULT_TEMPLATES]
    : undefined
