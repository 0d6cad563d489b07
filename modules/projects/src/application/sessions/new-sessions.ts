import { broken, IDS, type Outbox, service, type UserActor } from '@callboard/core'
import { STAFF } from '@callboard/core/http-contract'
import { MOST_SESSIONS, type SessionView } from '../../contract/index.ts'
import type { Project } from '../../domain/project.ts'
import type { Session, SessionDate } from '../../domain/session.ts'
import { type DateEntry, editDates } from '../../domain/session-dates.ts'
import { PROJECTS_STORE, type ProjectsRepositories, type SessionOutline } from '../ports/index.ts'
import { lockedProject, ownsProject } from '../project-access.ts'
import { dateRules } from './session-entry.ts'
import { SessionViews } from './session-view.ts'

/** What its maker says of a session that is to be made. */
export interface NewSession
  extends Pick<Session, 'name' | 'timeZone' | 'description' | 'changeCutoff' | 'twr' | 'twrSync'> {
  readonly projectId: string
  readonly dates: readonly DateEntry[]
}

/** What a promise is made of, inside the write. */
export interface MadeSession {
  readonly session: Session
  readonly project: Project
  /** Of the project, before it. */
  readonly others: readonly SessionOutline[]
  readonly repositories: ProjectsRepositories
}

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

export class NewSessions extends service({
  store: PROJECTS_STORE,
  views: SessionViews,
  ids: IDS,
}) {
  /**
   * Stores a session at the end of its project and answers it.
   * @param promise what is promised together with it; may refuse
   */
  async make(
    user: UserActor,
    now: Date,
    wanted: NewSession,
    promise: (made: MadeSession, outbox: Outbox) => Promise<void> | void = () => {},
  ): Promise<SessionView> {
    return await this.needs.store.write(async (repositories, outbox) => {
      const project = await lockedProject(repositories, user, wanted.projectId, STAFF)
      const owns = ownsProject(user, project)
      const dates = editDates([], wanted.dates, dateRules(user, owns, wanted.timeZone, now, this.needs.ids))
      const others = await repositories.sessions.outlines([project.id], null)
      if (others.length >= MOST_SESSIONS) throw tooManySessions()
      const session: Session = {
        id: this.needs.ids.next(),
        ...wanted,
        name: wanted.name.trim(),
        sortOrder: Math.max(-1, ...others.map((other) => other.sortOrder)) + 1,
        privateUsers: false,
        dates: owns ? dates : withMaker(dates, user),
        createdBy: user.userId,
        createdAt: now,
        deletedAt: null,
        version: 1,
      }
      await repositories.sessions.insert(session)
      await promise({ session, project, others, repositories }, outbox)
      return outbox.answer(await this.needs.views.one({ session, project, owns, userId: user.userId }))
    })
  }
}
