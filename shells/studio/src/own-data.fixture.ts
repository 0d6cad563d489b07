import { downloadOwnData, getOwnData, requestOwnData, saveChatAccount } from '@callboard/accounts/contract'
import type { Endpoint, ReplyOf } from '@callboard/core/http-contract'
import { until } from '@callboard/core/testing'
import { askFreelancer, commentOnRequest, saveOwnProfile } from '@callboard/freelancers/contract'
import { joinMeeting } from '@callboard/lobby/contract'
import { playTake, setPagePrivacy, setSessionPrivacy } from '@callboard/posting/contract'
import { renewCalendarFeed } from '@callboard/projects/contract'
import { beginFileSync, setFileSync } from '@callboard/review/contract'
import { readZip } from '@callboard/review/testing'
import { OPEN_PROFILE } from './freelancer-profile.fixture.ts'

interface Person {
  readonly id: string
  readonly email: string
  readonly token: string
}
type Made = <E extends Endpoint>(endpoint: E, input: object, who?: Person | null) => Promise<ReplyOf<E>>

/** Which document of the archive the rows of a table about a person are in. */
export const DOCUMENT_OF: Readonly<Record<string, string>> = {
  account_user: 'profile',
  account_talent_profile: 'profile',
  account_credential: 'connected-accounts',
  account_sign_in: 'sign-ins',
  account_passkey: 'passkeys',
  own_data_archive: 'own-data',
  appointment: 'bookings',
  lost_time: 'cancelled-bookings',
  lobby_record: 'check-ins',
  lobby_chat_message: 'chat',
  lobby_time_correction: 'corrected-times',
  video: 'takes',
  take_comment: 'take-comments',
  file_sync: 'synced-computers',
  archive: 'take-archives',
  reaction_feedback: 'answers',
  reaction_comment: 'comments',
  reaction_privacy: 'private-answers',
  posting_take_view: 'watched',
  project_casting_director: 'projects',
  session_date_manager: 'dates',
  project_client: 'invitations',
  session_viewer: 'visits',
  calendar_feed: 'calendar-feed',
  freelancer_profile: 'freelancer',
  freelancer_request: 'work-requests',
  freelancer_request_comment: 'work-comments',
  message: 'messages',
  audit_entry: 'activity',
}

/** Why rows of further tables about a person are in no document of that person. */
export const NOT_GIVEN: Readonly<Record<string, string>> = {
  account_password_reset: 'a secret link',
  account_bot_proof: 'digests of what was good for one request, of nobody in particular',
  account_attached_user: 'its count is in the profile; it says who others are',
  account_visible_to: 'nothing writes it any more',
  appointment_notice: 'the last mail about an appointment, which is among the messages',
  casting_session: 'who made it; its dates are told to those who run them',
  project: 'who made it; projects are told to those who cast them',
  session_document: 'a file of a project, and who added it',
  document_upload: 'a file on its way to a project',
  dead_address: 'an address that mail did not reach',
  text_count: 'how many texts a project has sent on a day',
  text_opt_out: 'a number, which is not proved to be the account’s',
  text_reply: 'the id of a reply at the provider',
  lobby_photo: 'its files are in the folder of photos',
  lobby_group: 'its name says who else was in it',
  lobby_group_member: 'who else was in a group',
  lobby_call: 'the last call is in the check-in',
  lobby_page_key: 'a secret link',
  lobby_page_link: 'a connection that is open now',
  lobby_presence: 'whether a page is open now',
  lobby_push: 'a secret address of a browser',
  lobby_bulk_add: 'a list of staff on its way to check-ins',
  lobby_bulk_row: 'a list of staff on its way to check-ins',
  lobby_cleared_talent: 'who staff want to see no more',
  lobby_board: 'a board of a session',
  lobby_numbered_board: 'a board of a session',
  freelancer_profile_shown_to: 'its count is in the freelancer’s profile; it says who others are',
  freelancer_profile_name: 'the name is in the freelancer’s profile',
  freelancer_request_view: 'when comments were last read',
  reaction_taken_back: 'when an answer was taken back, so that an older one does not come again',
  take: 'its recording is told as a take',
  take_piece: 'its recording is told as a take',
  upload: 'a file on its way to a take',
  upload_part: 'a file on its way to a take',
  video_comment: 'nothing writes it any more',
  group_review: 'what staff think of a group',
  posting_group: 'a copy of check-ins on a page, with others',
  posting_page: 'who made it',
  posting_link: 'who made it',
  posting_link_page: 'pages of a link',
  posting_recipient: 'an address that staff have typed in, which is not proved to be the account’s',
  posting_video: 'a take on a page',
  page_archive: 'takes of a page for anybody with its link',
  session_date: 'a date of a session',
  session_date_file: 'a file of a date',
  session_script_shown: 'what talent of a date may read',
  shared_schedule: 'a link was mailed',
  time_frame: 'who made it',
  schedule_day: 'a date of a session',
  account_user_word: 'the words of the account that a list looks for',
  lobby_kept_sheets: 'a setting',
  lobby_kept_name: 'of talent without an account any more',
  lobby_session: 'a lock of a session',
  job: 'work to be done soon',
  replay: 'an answer that is repeated for two days',
  signal: 'a change on its way to screens',
  signal_room: 'how many changes there were',
  write_lock: 'a lock',
  admin_credential: 'secrets of the install',
  admin_setting: 'settings of the install',
  message_template: 'words of the install',
  audit_head: 'a checksum of the audit log',
  project_meeting: 'names of rooms',
}

/** Rows of every kind that the story of the erased people does not make by itself. */
export async function everyKindOfRow(
  made: Made,
  people: Readonly<Record<'director' | 'manager' | 'client', Person>>,
  at: {
    readonly session: string
    readonly day: string
    readonly page: string
    readonly link: string
    readonly group: string
    readonly video: string
    /** Words of the manager. */
    readonly words: string
  },
): Promise<void> {
  const { director, manager, client } = people
  await made(renewCalendarFeed, {}, director)
  const secrets = { app_id: 'app1234567', region: 'us', auth: 'a'.repeat(40), api_key: 'b'.repeat(40) }
  await made(saveChatAccount, { id: director.id, ...secrets }, director)
  const { token } = await made(setFileSync, { session: at.session, sync: true }, director)
  await made(beginFileSync, { token, computer: 'Studio' }, director)
  await made(saveOwnProfile, { ...OPEN_PROFILE, experience: at.words }, manager)
  const asked = await made(askFreelancer, {
    session: at.session,
    requested_person: manager.id,
    dates: { [at.day]: ['lobby_manager'] },
  })
  await made(commentOnRequest, { id: asked._id, content: at.words }, manager)
  await made(joinMeeting, { session: at.session, room: 'main' }, client)
  await made(setSessionPrivacy, { session: at.session, feedback_private: 'yes-private' }, client)
  const onPage = { page_id: at.page, link: at.link }
  await made(setPagePrivacy, { ...onPage, feedback_private: 'yes-private' }, client)
  const watched = { view: 'view-1', visitor: 'visitor-1', stretches: [{ from: 0, to: 1 }] }
  await made(playTake, { ...onPage, ref_id: at.group, video: at.video, watched }, client)
}

/** Asks for the person's own data. @returns the files of the archive by name, and its short-lived address */
export async function ownDataOf(
  made: Made,
  origin: string,
  person: Person,
): Promise<{ readonly files: ReadonlyMap<string, string>; readonly address: URL }> {
  const { _id } = await made(requestOwnData, { id: person.id }, person)
  await until('the own data are ready', async () => {
    const { own_data } = await made(getOwnData, { id: person.id }, person)
    if (own_data?.state === 'failed') throw new Error(own_data.reason ?? 'The own data failed.')
    return own_data?.state === 'ready'
  })
  const { url } = await made(downloadOwnData, { id: _id }, person)
  const address = new URL(url, origin)
  const response = await fetch(address)
  if (!response.ok) throw new Error(`The archive answered ${response.status}.`)
  const files = readZip(Buffer.from(await response.arrayBuffer()))
  return { files: new Map(files.map(({ name, bytes }) => [name, bytes.toString('latin1')])), address }
}
