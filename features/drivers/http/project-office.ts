import { randomUUID } from 'node:crypto'
import { searchUsers } from '@callboard/accounts/contract'
import {
  createProject,
  createSession,
  type ProjectView,
  type SessionView,
  updateSession,
} from '@callboard/projects/contract'
import { expect } from 'chai'
import { demoEmail } from '../../support/demo-accounts.ts'
import { dayFromToday, ZONE } from '../../support/today.ts'
import type { ApiClient } from './api-client.ts'

const TEN_O_CLOCK = { start_time: '10:00', location_type: 'Virtual' as const }

/** The dates of a session as a change of it sends them back. */
export const asSent = ({ dates }: SessionView) =>
  dates.map(({ _id, date, start_time, location_type, managers }) => ({
    _id,
    date,
    start_time,
    location_type,
    managers: managers.map((manager) => manager._id),
  }))

/** Projects and their sessions, as a casting director works on them. */
export class ProjectOffice {
  readonly #director: ApiClient

  constructor(director: ApiClient) {
    this.#director = director
  }

  async startProject(roles: readonly string[]): Promise<ProjectView> {
    return await this.#director.call(createProject, {
      name: `Corner shop ${randomUUID().slice(0, 8)}`,
      project_roles: [...roles],
    })
  }

  /** A virtual session that the session manager runs. @param days from today */
  async addSession(project: ProjectView, days: number): Promise<SessionView> {
    const created = await this.#director.call(createSession, {
      name: 'First round',
      studio: project._id,
      time_zone: ZONE,
      dates: [{ ...TEN_O_CLOCK, date: dayFromToday(days) }],
    })
    const [manager] = await this.#director.call(searchUsers, { email: demoEmail('manager') })
    const session = await this.#director.call(updateSession, {
      id: created._id,
      version: created.version,
      dates: asSent(created).map((date) => ({ ...date, managers: [manager!._id] })),
    })
    expect(session.dates[0]!.book_status).to.equal('Book')
    return session
  }

  /** Ends the only date of a session: it is today where a day ends last, then the session moves to where it ends first. */
  async endDay(session: SessionView): Promise<void> {
    const [last, first] = ['Pacific/Pago_Pago', 'Pacific/Kiritimati'] as const
    const dates = asSent(session).map((date) => ({ ...date, date: dayFromToday(0, last) }))
    const { _id: id, version } = session
    const moved = await this.#director.call(updateSession, { id, version, time_zone: last, dates })
    await this.#director.call(updateSession, { id, version: moved.version, time_zone: first })
  }

  async addTomorrow(session: SessionView): Promise<SessionView> {
    return await this.#director.call(updateSession, {
      id: session._id,
      version: session.version,
      dates: [...asSent(session), { ...TEN_O_CLOCK, date: dayFromToday(1) }],
    })
  }
}
