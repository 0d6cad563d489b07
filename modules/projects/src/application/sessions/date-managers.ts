import { USER_DIRECTORY, type UserFacts } from '@callboard/accounts/queries'
import { type Actor, conflict, denied, invalid, missing, service, standingOf } from '@callboard/core'
import type { DateDuty, DateManagers, Duties } from '../../commands/index.ts'
import { alreadyBooked } from '../../contract/index.ts'
import type { Session, SessionDate } from '../../domain/session.ts'
import type { SessionFacts } from '../../queries/index.ts'
import { PROJECTS_STORE, type ProjectsRepositories } from '../ports/index.ts'
import { factsOf } from './session-directory.ts'

const FIELDS = { manager: 'managerIds', lobby_manager: 'lobbyManagerIds' } as const

const nameOf = ({ firstName, lastName }: UserFacts) => `${firstName} ${lastName}`.trim()

/** The facts of a locked session, read in the same write. */
async function factsIn({ projects, clients }: ProjectsRepositories, session: Session) {
  const project = await projects.find(session.projectId)
  return project && factsOf(session, project, await clients.ofProjects([project.id]))
}

export class DateManagersDesk
  extends service({ store: PROJECTS_STORE, users: USER_DIRECTORY })
  implements DateManagers
{
  async lock(sessionId: string): Promise<SessionFacts | null> {
    return await this.needs.store.join(async (repositories) => {
      const session = await repositories.sessions.locked(sessionId)
      return session && (await factsIn(repositories, session))
    })
  }

  async requireFree({ sessionId, userId, duties }: Duties): Promise<void> {
    const session = await this.needs.store.join(({ sessions }) => sessions.locked(sessionId))
    if (!session) throw missing('This session')
    for (const duty of duties) await this.#checkFree(session, duty, userId)
  }

  async assign(actor: Actor, { sessionId, userId, duties }: Duties): Promise<SessionFacts> {
    return await this.#change(actor, sessionId, async (session) => {
      for (const duty of duties) await this.#checkFree(session, duty, userId)
      return duties.reduce((dates, duty) => withDuty(dates, duty, (ids) => [...ids, userId]), session.dates)
    })
  }

  async remove(actor: Actor, { sessionId, userId, duties }: Duties): Promise<SessionFacts> {
    const others = (ids: readonly string[]) => ids.filter((id) => id !== userId)
    return await this.#change(actor, sessionId, async ({ dates }) =>
      duties.reduce((changed, duty) => withDuty(changed, duty, others), dates),
    )
  }

  async #change(
    actor: Actor,
    sessionId: string,
    change: (session: Session) => Promise<readonly SessionDate[]>,
  ): Promise<SessionFacts> {
    return await this.needs.store.join(async (repositories) => {
      const before = await repositories.sessions.locked(sessionId)
      const facts = before && (await factsIn(repositories, before))
      if (!before || !facts) throw missing('This session')
      checkAssigns(actor, facts)
      const session = { ...before, dates: await change(before), version: before.version + 1 }
      await repositories.sessions.save(session)
      const after = await factsIn(repositories, session)
      if (!after) throw missing('This session')
      return after
    })
  }

  /** @throws DomainError `already_booked`, or invalid when the date is gone */
  async #checkFree({ dates }: Session, { dayId, role }: DateDuty, userId: string): Promise<void> {
    const date = dates.find(({ id }) => id === dayId)
    if (!date) throw invalid('dates', 'This date is no longer there.')
    const holders = date[FIELDS[role]]
    if (holders.length === 0 || holders.includes(userId)) return
    const holder = await this.needs.users.find(holders[0] ?? '')
    throw conflict(
      'already_booked',
      alreadyBooked(date.date, holder && { name: nameOf(holder), email: holder.email }),
    )
  }
}

const withDuty = (
  dates: readonly SessionDate[],
  { dayId, role }: DateDuty,
  change: (ids: readonly string[]) => readonly string[],
): readonly SessionDate[] =>
  dates.map((date) =>
    date.id === dayId ? { ...date, [FIELDS[role]]: [...new Set(change(date[FIELDS[role]]))] } : date,
  )

/** Who assigns managers: the owners of the project. */
function checkAssigns(actor: Actor, session: SessionFacts): void {
  const standing = standingOf(actor, {
    ownerIds: session.castingDirectorIds,
    managerIds: session.dates.flatMap((date) => [...date.managerIds, ...date.lobbyManagerIds]),
  })
  if (standing === null) throw missing('This session')
  if (standing !== 'admin' && standing !== 'owner') throw denied('Only a casting director assigns managers.')
}
