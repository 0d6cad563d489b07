import { USER_DIRECTORY, type UserFacts } from '@callboard/accounts/queries'
import { CLOCK, missing, useCase } from '@callboard/core'
import {
  type LostTime as LostTimeView,
  listLostTimes,
  lostTimesChanged,
  putLostTimeAway,
} from '../../contract/index.ts'
import type { LostTime } from '../../domain/lost-time.ts'
import { SCHEDULING_STORE } from '../ports/index.ts'
import { TalentFaces } from './talent-faces.ts'

/** Appointments of the talent that are looked through for a later one. */
const MOST = 200

const view = (
  lost: LostTime,
  talent: UserFacts,
  photo: string | undefined,
  by: UserFacts | undefined,
): LostTimeView => ({
  _id: lost.id,
  day: lost.dayId,
  start_time: lost.start.toISOString(),
  role: lost.role,
  cause: lost.cause,
  lost_at: lost.lostAt.toISOString(),
  lost_by: by && by.id !== talent.id ? `${by.firstName} ${by.lastName}`.trim() || by.email : null,
  talent: {
    _id: talent.id,
    first_name: talent.firstName,
    last_name: talent.lastName,
    email: talent.email,
    phone: talent.phone,
    photo_url: photo ?? null,
  },
})

export const ListLostTimes = useCase(
  listLostTimes,
  { store: SCHEDULING_STORE, users: USER_DIRECTORY, faces: TalentFaces },
  async ({ needs, subject: { session } }) => {
    const open = await needs.store.read(({ lostTimes }) => lostTimes.open([session.id]))
    if (open.length === 0) return []
    const ids = new Set(open.flatMap(({ talentId, lostBy }) => [talentId, ...(lostBy ? [lostBy] : [])]))
    const users = new Map((await needs.users.many([...ids])).map((user) => [user.id, user]))
    const talent = open.flatMap(({ talentId }) => users.get(talentId) ?? [])
    const photos = await needs.faces.of(talent, session.projectId)
    return open.flatMap((lost) => {
      const user = users.get(lost.talentId)
      // An account may be deleted a moment before its rows are.
      return user ? [view(lost, user, photos.get(user.id), users.get(lost.lostBy ?? ''))] : []
    })
  },
)

/** Of a talent who was booked meanwhile too: that changes nothing then. */
export const PutLostTimeAway = useCase(
  putLostTimeAway,
  { store: SCHEDULING_STORE, clock: CLOCK },
  ({ needs, input, subject: { session, lost: asked } }) =>
    needs.store.write(async ({ frames, appointments, lostTimes }, outbox) => {
      await frames.lockDay(session.id, asked.dayId)
      const lost = await lostTimes.find(asked.id)
      if (!lost) throw missing('The cancelled appointment')
      await lostTimes.save({ ...lost, doneAt: input.is_done ? needs.clock.now() : null })
      outbox.signal(lostTimesChanged, session.id, { staff: {} })
      const since = (await appointments.ofTalent(lost.talentId, MOST)).find(
        ({ sessionId, createdAt }) => sessionId === session.id && createdAt >= lost.lostAt,
      )
      const booked = since ? { start_time: since.start.toISOString(), time_zone: session.timeZone } : null
      return outbox.answer({ success: true, booked })
    }),
)
