import {
  endingOf,
  type OwnDataPerson,
  type OwnDataSource,
  type OwnFile,
  type OwnRow,
  service,
} from '@callboard/core'
import { SESSION_DIRECTORY, sessionNames } from '@callboard/projects/queries'
import type { CheckInRecord, TalentDetails } from '../domain/index.ts'
import { LOBBY_STORE } from './ports/index.ts'

interface OwnCheckIn {
  readonly record: CheckInRecord
  readonly details: TalentDetails
}

/** @param photos names of its files in the archive */
const checkInRow = ({ record, details }: OwnCheckIn, photos: readonly string[]): OwnRow => ({
  date: record.date,
  role: record.role,
  state: record.state,
  first_name: record.firstName,
  last_name: record.lastName,
  email: record.email,
  phone: record.phone,
  texts_allowed: record.optIn,
  photos,
  location_type: record.locationType,
  union_number: record.sagNumber,
  interview_number: record.interviewNo,
  call_time: record.actualCall,
  agent: record.agent,
  agent_email: record.agentEmail,
  agent_phone: record.agentPhone,
  instagram_handle: record.instagramHandle,
  tiktok_handle: record.tiktokHandle,
  height_ft: details.heightFt,
  height_in: details.heightIn,
  clothes_type: details.clothesType,
  clothes_sizes: details.clothesSizes,
  checked_in_at: record.checkedInTime,
  arrived_at: record.arrivedTime,
  called_in_at: record.callInTime,
  times_called_in: record.calls,
  seen_at: record.seenTime,
  signed_out_at: record.signedOutTime,
  auditioned: record.auditioned,
  removed_at: record.deletedAt,
})

const photosOf = ({ record }: OwnCheckIn, number: number): readonly OwnFile[] =>
  [...new Set([...(record.photoKey === null ? [] : [record.photoKey]), ...record.headshotKeys])].map(
    (key, at) => ({
      name: `photos/check-in-${number}-${at + 1}${endingOf(key)}`,
      key,
    }),
  )

/** Those that came along with copied groups say nothing more. */
export class OwnLobbyData
  extends service({ store: LOBBY_STORE, sessions: SESSION_DIRECTORY })
  implements OwnDataSource
{
  async of({ userId }: OwnDataPerson) {
    const { checkIns, chat, changed } = await this.needs.store.read(
      async ({ traces, details, corrections, chat: said }) => {
        const records = (await traces.recordsOf(userId)).filter(({ copiedFrom }) => copiedFrom === null)
        const found: OwnCheckIn[] = []
        for (const record of records) found.push({ record, details: await details.of(record.id) })
        const ids = records.map(({ id }) => id)
        return {
          checkIns: found,
          chat: await said.by(userId),
          changed: await corrections.touching(userId, ids),
        }
      },
    )
    const nameOf = await sessionNames(this.needs.sessions, [
      ...checkIns.map(({ record }) => record.sessionId),
      ...chat.map(({ sessionId }) => sessionId),
    ])
    const photos = checkIns.map((checkIn, at) => photosOf(checkIn, at + 1))
    const rows = checkIns.map((checkIn, at) => ({
      ...nameOf(checkIn.record.sessionId),
      ...checkInRow(checkIn, photos[at]?.map(({ name }) => name) ?? []),
    }))
    const said = chat.map(({ sessionId, room, content, sentAt }) => ({
      ...nameOf(sessionId),
      room,
      text: content,
      sent_at: sentAt,
    }))
    const corrections = changed.map(({ time, before, after, at, byId }) => ({
      time,
      before,
      after,
      corrected_at: at,
      by: byId === userId ? 'you' : 'staff',
    }))
    return {
      documents: [
        { name: 'check-ins', about: 'Your check-ins, with what you told at them.', rows },
        { name: 'chat', about: 'What you wrote in the chats of sessions.', rows: said },
        {
          name: 'corrected-times',
          about: 'Times on sign-in sheets that you have corrected, or staff corrected for you.',
          rows: corrections,
        },
      ],
      files: photos.flat(),
    }
  }
}
