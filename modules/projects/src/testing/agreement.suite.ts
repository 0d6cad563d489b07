import { accountDeleted } from '@callboard/accounts/contract'
import { refusalOf, type TestScope } from '@callboard/core/testing'
import { expect } from 'chai'
import {
  archiveProject,
  createProject,
  deleteProject,
  deleteSession,
  getSession,
  listProjects,
  removeRole,
  updateProject,
  updateSession,
} from '../contract/index.ts'
import { date, type MakeStore, projectsSteps } from './projects-steps.ts'

/** Changes that appointments, check-ins and accounts have a say in. */
export function agreementSuite(name: string, make: MakeStore, scope: TestScope): void {
  describe(`projects, changes that touch others: ${name}`, () => {
    const { it, world, project, session, events } = projectsSteps(make, scope)
    const director = () => world().as('director')

    const made = async () => {
      const { _id } = await project({ project_roles: ['Hero', 'Villain'] })
      const first = await session(_id, ['user-manager'])
      return { id: _id, first }
    }

    it('are refused until their number of appointments is agreed to [SCH-14]', async () => {
      const { id, first } = await made()
      const [kept] = first.dates
      const moved = [{ ...date('2026-03-09', ['user-manager']), _id: kept!._id }]
      const calls = [
        (agreed?: number) =>
          world().call(updateSession, director(), {
            id: first._id,
            version: first.version,
            dates: moved,
            agreed_appointments: agreed,
          }),
        (agreed?: number) =>
          world().call(deleteSession, director(), { id: first._id, agreed_appointments: agreed }),
        (agreed?: number) => world().call(archiveProject, director(), { id, agreed_appointments: agreed }),
        (agreed?: number) =>
          world().call(deleteProject, world().as('admin'), { id, agreed_appointments: agreed }),
      ]
      for (const call of calls) {
        world().held.touched = { changed: 2, cancelled: 1 }
        for (const agreed of [undefined, 0, 2, 4]) {
          const before = world().promised.length
          const refusal = await refusalOf(call(agreed))
          expect(refusal).to.deep.include({
            kind: 'conflict',
            code: 'touches_appointments',
            details: { appointments: 3, cancelled: 1 },
            message:
              '2 appointments get another time or place, 1 appointment is cancelled. Each of the 3 talent gets an e-mail.',
          })
          expect(world().promised).to.have.length(before)
        }
        await call(3)
      }
      expect(events('projects.session-changed')).to.deep.equal([
        { session_id: first._id, project_id: id, by: 'user-director' },
      ])
      expect(
        world()
          .held.askedAfter.at(-1)
          ?.dates.map((day) => day.date),
      ).to.deep.equal(['2026-03-09'])
    })

    it('are not asked for where no appointment could move', async () => {
      const { first } = await made()
      world().held.touched = { changed: 2, cancelled: 1 }
      const [kept] = first.dates
      const later = { ...date(kept!.date, ['user-manager']), _id: kept!._id, start_time: '15:00' }
      const added = date('2026-03-20')
      const saved = await world().call(updateSession, director(), {
        id: first._id,
        version: first.version,
        name: 'Call-backs',
        description: 'Bring the script.',
        dates: [later, added],
      })
      expect(saved.dates).to.have.length(2)
      expect(saved.description).to.equal('Bring the script.')
      // Whoever was asked to run the date hears of its new start.
      expect(events('projects.session-changed')).to.have.length(1)
      const renamed = await world().call(updateSession, director(), {
        id: first._id,
        version: saved.version,
        name: 'Call-backs, second week',
      })
      expect(events('projects.session-changed')).to.have.length(1)
      world().held.touched = { changed: 0, cancelled: 0 }
      await world().call(updateSession, director(), {
        id: first._id,
        version: renamed.version,
        time_zone: 'America/New_York',
      })
      expect(events('projects.session-changed')).to.have.length(2)
    })

    it('take no role that is booked or checked in, whichever way [PRJ-08]', async () => {
      const { id } = await made()
      world().held.booked.set('Hero', 3)
      world().held.checkedIn.set('hero', 1)
      const ways = [
        () => world().call(removeRole, director(), { id, role: 'HERO' }),
        () => world().call(updateProject, director(), { id, version: 1, project_roles: [] }),
      ]
      for (const way of ways)
        expect(await refusalOf(way())).to.deep.include({
          kind: 'conflict',
          code: 'role_in_use',
          message: 'Hero is in use: booked 3, checked in 1.',
          details: { booked: 3, checked_in: 1 },
        })
      expect(
        (await world().call(removeRole, director(), { id, role: 'Villain' })).project_roles,
      ).to.deep.equal(['Hero'])
      world().held.booked.clear()
      world().held.checkedIn.clear()
      expect((await world().call(removeRole, director(), { id, role: 'Hero' })).project_roles).to.deep.equal(
        [],
      )
    })

    it('take a deleted account off its dates, which turn back to Hold [SES-10] [ADM-04]', async () => {
      const { id, first } = await made()
      await world().work(accountDeleted, { user_id: 'user-manager', email: 'gone@example.com' })
      const [day] = (await world().call(getSession, director(), { id: first._id })).dates
      expect([day?.book_status, day?.managers]).to.deep.equal(['Hold', []])
      expect((await world().directory.session(first._id))?.dates[0]?.managerIds).to.deep.equal([])
      await world().work(accountDeleted, { user_id: 'user-director', email: 'gone@example.com' })
      expect((await world().directory.project(id))?.castingDirectorIds).to.deep.equal([])
      const { studios } = await world().call(listProjects, world().as('admin'), {})
      expect(studios.map(({ _id, can }) => [_id, can.edit])).to.deep.equal([[id, true]])
    })

    it('go to the successor of a casting director who cast them alone [ADM-04]', async () => {
      const { id } = await made()
      const other = await world().call(createProject, world().as('admin'), {
        name: 'Shared',
        casting_directors: ['user-director', 'user-rival'],
      })
      await world().work(accountDeleted, {
        user_id: 'user-director',
        email: 'gone@example.com',
        successor_id: 'user-guest',
      })
      const directors = async (project: string) =>
        (await world().directory.project(project))?.castingDirectorIds
      expect(await directors(id)).to.deep.equal(['user-guest'])
      expect(await directors(other._id)).to.deep.equal(['user-rival'])
    })

    it('still name a deleted session for its last mails, and nowhere else', async () => {
      const { id, first } = await made()
      await world().call(deleteSession, director(), { id: first._id })
      expect((await world().directory.evenDeleted(first._id))?.projectId).to.equal(id)
      await world().call(deleteProject, world().as('admin'), { id })
      expect((await world().directory.evenDeleted(first._id))?.projectName).to.equal('Big Film')
      expect(await world().directory.session(first._id)).to.equal(null)
    })
  })
}
