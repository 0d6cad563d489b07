import { refusalOf, type TestScope } from '@callboard/core/testing'
import { expect } from 'chai'
import {
  addRole,
  archiveProject,
  createProject,
  createSession,
  deleteProject,
  deleteSession,
  getProjectByUri,
  listProjects,
  listSessions,
  removeRole,
  restoreProject,
  updateProject,
} from '../contract/index.ts'
import { sessionNamed } from './builders.ts'
import { type MakeStore, projectsSteps } from './projects-steps.ts'

export function projectSuite(name: string, make: MakeStore, scope: TestScope): void {
  describe(`projects: ${name}`, () => {
    const { it, race, world, project, session, events } = projectsSteps(make, scope)

    describe('a project', () => {
      it('made by a casting director belongs to that person and has addresses nobody guesses [PRJ-06]', async () => {
        const made = [await project(), await project()]
        for (const { uri, casting_directors } of made) {
          expect(uri).to.match(/^big-film-[A-Za-z0-9_-]{22}$/)
          expect(casting_directors.map(({ email }) => email)).to.deep.equal(['director@example.com'])
        }
        const stored = await world().store.read(({ projects }) => projects.many(made.map(({ _id }) => _id)))
        const meetings = stored.flatMap(({ meetingIds }) => Object.values(meetingIds))
        expect(new Set([...meetings, ...made.map(({ uri }) => uri)]).size).to.equal(8)
        for (const meeting of meetings) expect(meeting).to.match(/^[A-Za-z0-9_-]{43}$/)
      })

      race('gets a uri that nobody has, also when many save at the same moment [PRJ-05]', async () => {
        const saved = await Promise.allSettled(Array.from({ length: 10 }, () => project({ uri: 'mine' })))
        expect(saved.filter(({ status }) => status === 'fulfilled')).to.have.length(1)
        for (const result of saved) {
          if (result.status === 'fulfilled') continue
          expect(result.reason).to.deep.include({
            kind: 'conflict',
            message: 'Studio uri mine already used!',
          })
        }
        const other = await project()
        const rename = world().call(updateProject, world().as('director'), {
          id: other._id,
          version: 1,
          uri: 'mine',
        })
        expect((await refusalOf(rename)).message).to.equal('Studio uri mine already used!')
      })

      race('is changed by its version only, with the current one for whoever is late', async () => {
        const { _id } = await project()
        const rename = (title: string) =>
          world().call(updateProject, world().as('director'), { id: _id, version: 1, name: title })
        const results = await Promise.allSettled([rename('One'), rename('Two'), rename('Three')])
        expect(results.filter(({ status }) => status === 'fulfilled')).to.have.length(1)
        const late = await refusalOf(rename('Four'))
        expect(late.code).to.equal('stale')
        expect(late.current).to.deep.include({ _id, version: 2 })
      })

      it('gets its casting directors from a super admin only', async () => {
        const { _id } = await project()
        const assign = (who: string, casting_directors: string[], version = 1) =>
          world().call(updateProject, world().as(who), { id: _id, version, casting_directors })
        expect((await refusalOf(assign('director', ['user-director', 'user-rival']))).kind).to.equal('denied')
        expect((await refusalOf(assign('director', []))).kind).to.equal('denied')
        expect((await refusalOf(assign('admin', ['user-client']))).fields).to.have.property(
          'casting_directors',
        )
        const kept = await assign('director', ['user-director'])
        expect(kept.can).to.deep.equal({
          edit: true,
          archive: true,
          delete: false,
          assign_casting_directors: false,
        })
        const shared = await assign('admin', ['user-director', 'user-rival'], 2)
        expect(shared.casting_directors).to.have.length(2)
        const forRival = world().call(createProject, world().as('director'), {
          name: 'x',
          casting_directors: ['user-rival'],
        })
        expect((await refusalOf(forRival)).kind).to.equal('denied')
      })

      it('is saved only with words that its messages can be written in', async () => {
        const { _id } = await project()
        const good = { thankyou_message: 'Thanks', position_messages: ['Come in', 'Soon'] }
        const director = world().as('director')
        const make = (texts: object) => world().call(createProject, director, { name: 'Wordy', texts })
        const change = (texts: object) =>
          world().call(updateProject, director, { id: _id, version: 1, texts })
        for (const attempt of [make, change]) {
          const thanks = await refusalOf(attempt({ ...good, thankyou_message: 'Thanks TYPO' }))
          expect(thanks.fields).to.deep.equal({ 'texts.thankyou_message': 'TYPO is not known.' })
          const place = await refusalOf(attempt({ ...good, position_messages: ['Come in', 'TYPO'] }))
          expect(place.fields).to.deep.equal({ 'texts.position_messages.1': 'TYPO is not known.' })
        }
        expect(
          (await world().call(listProjects, director, {})).studios.map(({ texts }) => texts),
        ).to.deep.equal([{}])
        expect((await make(good)).texts).to.deep.equal(good)
        expect((await change(good)).texts).to.deep.equal(good)
      })

      it('is not there for those who do not work on it', async () => {
        const { _id, uri } = await project()
        const calls = [
          world().call(getProjectByUri, world().as('rival'), { uri }),
          world().call(updateProject, world().as('rival'), { id: _id, version: 1, name: 'Mine' }),
          world().call(archiveProject, world().as('rival'), { id: _id }),
          world().call(addRole, world().as('manager'), { id: _id, role: 'Hero' }),
          world().call(listSessions, world().as('manager'), { id: _id }),
          world().call(createSession, world().as('stranger'), { name: 'x', studio: _id }),
          world().call(deleteProject, world().as('rival'), { id: _id }),
        ]
        for (const call of calls) expect((await refusalOf(call)).kind).to.equal('missing')
      })

      it('is listed to each in their own part, 10 a page [PRJ-01]', async () => {
        for (let made = 0; made < 11; made += 1) await project({ name: `Film ${made}` })
        await project({ name: 'Rival' }, 'rival')
        const run = await session((await project({ name: 'Run' }))._id, ['user-manager'])
        const list = async (who: string, skip = 0) => {
          const { studios, count } = await world().call(listProjects, world().as(who), { skip })
          return [studios.length, count]
        }
        expect(await list('director')).to.deep.equal([10, 12])
        expect(await list('director', 10)).to.deep.equal([2, 12])
        expect(await list('rival')).to.deep.equal([1, 1])
        expect(await list('stranger')).to.deep.equal([0, 0])
        expect(await list('admin', 10)).to.deep.equal([3, 13])
        const { studios } = await world().call(listProjects, world().as('manager'), {})
        expect(studios.map(({ sessions }) => sessions.map(({ _id }) => _id))).to.deep.equal([[run._id]])
        expect(studios[0]?.sessions[0]?.dates[0]?.book_status).to.equal('Book')
        expect((await refusalOf(world().call(listProjects, world().as('client'), {}))).kind).to.equal(
          'denied',
        )
      })

      it('is archived, which others are told once, and restored', async () => {
        const { _id } = await project()
        await world().call(archiveProject, world().as('director'), { id: _id })
        const archived = await world().call(archiveProject, world().as('director'), { id: _id })
        expect(archived).to.deep.include({ is_archived: true, version: 2 })
        expect(events('projects.project-archived')).to.deep.equal([{ project_id: _id, by: 'user-director' }])
        expect((await world().call(listProjects, world().as('director'), {})).count).to.equal(0)
        const restored = await world().call(restoreProject, world().as('director'), { id: _id })
        expect(restored.is_archived).to.equal(false)
      })

      it('says when it was archived last, also after a restore [SCH-14]', async () => {
        const { _id } = await project()
        const { _id: sessionId } = await session(_id)
        const archivedAt = async () => (await world().directory.session(sessionId))?.lastArchivedAt
        expect(await archivedAt()).to.equal(null)
        await world().call(archiveProject, world().as('director'), { id: _id })
        const at = world().clock.now()
        world().clock.advance(1000)
        await world().call(restoreProject, world().as('director'), { id: _id })
        expect(await archivedAt()).to.deep.equal(at)
      })

      it('is deleted by a super admin with all its sessions', async () => {
        const { _id, uri } = await project()
        const { _id: sessionId } = await session(_id)
        const remove = (who: string) => world().call(deleteProject, world().as(who), { id: _id })
        expect((await refusalOf(remove('director'))).kind).to.equal('denied')
        await remove('admin')
        expect(events('projects.session-deleted')).to.deep.equal([{ session_id: sessionId, project_id: _id }])
        expect(await world().directory.session(sessionId)).to.equal(null)
        expect((await refusalOf(world().call(getProjectByUri, world().as('admin'), { uri }))).kind).to.equal(
          'missing',
        )
        expect((await refusalOf(remove('admin'))).kind).to.equal('missing')
      })

      race('keeps every role that is added at the same moment [PRJ-08]', async () => {
        const { _id } = await project()
        const add = (role: string) => world().call(addRole, world().as('director'), { id: _id, role })
        await Promise.all(['A', 'B', 'C', 'D'].map(add))
        expect((await refusalOf(add('a'))).fields).to.deep.equal({ role: 'Role already added' })
        const left = await world().call(removeRole, world().as('director'), { id: _id, role: 'B' })
        expect([...left.project_roles].sort()).to.deep.equal(['A', 'C', 'D'])
      })

      it('has as many roles as its whole list may be saved with', async () => {
        const project_roles = Array.from({ length: 199 }, (_, index) => `Role ${index}`)
        const { _id } = await world().call(createProject, world().as('director'), {
          name: 'Crowd',
          project_roles,
        })
        const add = (role: string) => world().call(addRole, world().as('director'), { id: _id, role })
        expect((await add('Last')).project_roles).to.have.length(200)
        expect((await refusalOf(add('One more'))).fields).to.deep.equal({
          role: 'A project has at most 200 roles',
        })
        expect((await refusalOf(add('LAST'))).fields).to.deep.equal({ role: 'Role already added' })
      })

      it('has as many sessions as its list may show, deleted ones not counted', async () => {
        const { _id } = await project()
        await world().store.write(async ({ sessions }) => {
          for (let made = 0; made < 499; made += 1) await sessions.insert(sessionNamed(`${made}`, _id))
        })
        const last = await session(_id)
        const refusal = await refusalOf(session(_id))
        expect(refusal).to.deep.include({
          kind: 'rule',
          code: 'too_many_sessions',
          message:
            'A project has at most 500 sessions. Delete one that is not needed, or make another project.',
        })
        await world().call(deleteSession, world().as('director'), { id: last._id })
        await session(_id)
        expect(await world().call(listSessions, world().as('director'), { id: _id })).to.have.length(500)
      })
    })
  })
}
