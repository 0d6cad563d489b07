import { USER_DIRECTORY } from '@callboard/accounts/queries'
import {
  CLOCK,
  conflict,
  denied,
  IDS,
  type NeedsOf,
  RICH_TEXT,
  type UserActor,
  useCase,
} from '@callboard/core'
import type { InputOf } from '@callboard/core/http-contract'
import { APPOINTMENT_QUERIES } from '@callboard/scheduling/queries'
import { sessionChanged, updateSession } from '../../contract/index.ts'
import { movesAppointments, type Session, touchesStaff } from '../../domain/session.ts'
import { type DateEntry, editDates } from '../../domain/session-dates.ts'
import { requireAgreement } from '../appointment-agreement.ts'
import { PROJECTS_STORE } from '../ports/index.ts'
import { type StaffedSession, signedIn, staffedSession } from '../project-access.ts'
import { checkedDates, dateRules, readZone } from './session-entry.ts'
import { SessionViews } from './session-view.ts'

type Input = InputOf<typeof updateSession>

/** An unchanged zone is not checked again. */
const zoneAfter = (before: string, typed: string | undefined): string =>
  typed === undefined || typed === before ? before : readZone(typed)

const twrAfter = ({ twr }: Session, input: Input): string | null =>
  input.twr === undefined ? twr : input.twr || null

/** Users who only run the session may change its dates and nothing else. */
function checkRights({ session, owns }: StaffedSession, input: Input, zone: string): void {
  if (owns) return
  if (input.name !== undefined && input.name.trim() !== session.name) {
    throw denied('Only a casting director renames a session.')
  }
  const changed =
    zone !== session.timeZone ||
    (input.sort_order ?? session.sortOrder) !== session.sortOrder ||
    (input.description ?? session.description) !== session.description ||
    (input.change_cutoff ?? session.changeCutoff) !== session.changeCutoff ||
    twrAfter(session, input) !== session.twr ||
    (input.twr_sync ?? session.twrSync) !== session.twrSync
  if (changed) throw denied()
}

const NEEDS = {
  store: PROJECTS_STORE,
  users: USER_DIRECTORY,
  views: SessionViews,
  appointments: APPOINTMENT_QUERIES,
  ids: IDS,
  clock: CLOCK,
  richText: RICH_TEXT,
}
type Needs = NeedsOf<typeof NEEDS>

export const UpdateSession = useCase(updateSession, NEEDS, async ({ needs, actor, input }) => {
  const user = signedIn(actor)
  const entries = input.dates && (await checkedDates(needs, input.dates))
  return await needs.store.write(async (repositories, outbox) => {
    const before = await staffedSession(repositories, user, input.id, 'locked')
    if (before.session.version !== input.version) {
      const current = await needs.views.one(before)
      throw conflict('stale', 'Somebody else has changed this session meanwhile.', current)
    }
    const zone = zoneAfter(before.session.timeZone, input.time_zone)
    checkRights(before, input, zone)
    const session = edited(needs, before, input, zone, entries, user)
    if (movesAppointments(before.session, session)) {
      const touched = await needs.appointments.touchedByChange(session)
      requireAgreement(touched, input.agreed_appointments)
    }
    if (touchesStaff(before.session, session)) {
      outbox.publish(sessionChanged, {
        session_id: session.id,
        project_id: session.projectId,
        by: user.userId,
      })
    }
    await repositories.sessions.save(session)
    return outbox.answer(await needs.views.one({ ...before, session }))
  })
})

function edited(
  { clock, ids }: Needs,
  { session, owns }: StaffedSession,
  input: Input,
  zone: string,
  entries: readonly DateEntry[] | undefined,
  user: UserActor,
): Session {
  return {
    ...session,
    name: input.name?.trim() ?? session.name,
    timeZone: zone,
    sortOrder: input.sort_order ?? session.sortOrder,
    description: input.description ?? session.description,
    changeCutoff: input.change_cutoff ?? session.changeCutoff,
    twr: twrAfter(session, input),
    twrSync: input.twr_sync ?? session.twrSync,
    dates: entries
      ? editDates(session.dates, entries, dateRules(user, owns, zone, clock.now(), ids))
      : session.dates,
    version: session.version + 1,
  }
}
