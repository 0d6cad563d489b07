import { USER_DIRECTORY } from '@callboard/accounts/queries'
import { broken, CLOCK, IDS, RICH_TEXT, type UserActor, useCase } from '@callboard/core'
import { STAFF } from '@callboard/core/http-contract'
import {
  createSession,
  DEFAULT_CHANGE_CUTOFF,
  DEFAULT_START_TIME,
  DEFAULT_ZONE,
  MOST_SESSIONS,
} from '../../contract/index.ts'
import type { Session, SessionDate } from '../../domain/session.ts'
import { editDates, firstDate } from '../../domain/session-dates.ts'
import { PROJECTS_STORE } from '../ports/index.ts'
import { lockedProject, ownsProject, signedIn } from '../project-access.ts'
import { checkedDates, dateRules, readZone } from './session-entry.ts'
import { SessionViews } from './session-view.ts'

/** A session manager runs the sessions it makes, or could not open them afterwards. */
const withMaker = (dates: readonly SessionDate[], maker: UserActor): readonly SessionDate[] =>
  dates.map((date) =>
    date.managerIds.length + date.lobbyManagerIds.length > 0 ? date : { ...date, managerIds: [maker.userId] },
  )

const tooManySessions = () =>
  broken(
    'too_many_sessions',
    `A project has at most ${MOST_SESSIONS} sessions. Delete one that is not needed, or make another project.`,
  )

export const CreateSession = useCase(
  createSession,
  {
    store: PROJECTS_STORE,
    users: USER_DIRECTORY,
    views: SessionViews,
    ids: IDS,
    clock: CLOCK,
    richText: RICH_TEXT,
  },
  async ({ needs, actor, input }) => {
    const user = signedIn(actor)
    const zone = readZone(input.time_zone ?? DEFAULT_ZONE)
    const now = needs.clock.now()
    const entries = input.dates
      ? await checkedDates(needs, input.dates)
      : [firstDate(zone, now, DEFAULT_START_TIME)]
    return await needs.store.write(async (repositories, outbox) => {
      const project = await lockedProject(repositories, user, input.studio, STAFF)
      const owns = ownsProject(user, project)
      const dates = editDates([], entries, dateRules(user, owns, zone, now, needs.ids))
      const others = await repositories.sessions.outlines([project.id], null)
      if (others.length >= MOST_SESSIONS) throw tooManySessions()
      const session: Session = {
        id: needs.ids.next(),
        projectId: project.id,
        name: input.name.trim(),
        timeZone: zone,
        sortOrder: Math.max(-1, ...others.map((other) => other.sortOrder)) + 1,
        description: input.description ?? '',
        privateUsers: false,
        changeCutoff: input.change_cutoff ?? DEFAULT_CHANGE_CUTOFF,
        twr: input.twr || null,
        twrSync: input.twr_sync ?? true,
        dates: owns ? dates : withMaker(dates, user),
        createdBy: user.userId,
        createdAt: now,
        deletedAt: null,
        version: 1,
      }
      await repositories.sessions.insert(session)
      return outbox.answer(await needs.views.one({ session, project, owns, userId: user.userId }))
    })
  },
)
