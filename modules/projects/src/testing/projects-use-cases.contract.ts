import { Actor, standingOf } from '@callboard/core'
import {
  eachTest,
  promisedAs,
  refusalOf,
  type StoreHarness,
  type TestScope,
  testsOf,
} from '@callboard/core/testing'
import { expect } from 'chai'
import type { ProjectsStore } from '../application/ports/index.ts'
import { groundOfProject, groundOfSession } from '../queries/index.ts'
import { dateOn, projectNamed, sessionNamed } from './builders.ts'
import { projectsWorld } from './projects-world.ts'

/** The use cases of the module over a real store: run by every adapter of the store. */
export function projectsUseCasesContract(
  name: string,
  make: () => Promise<StoreHarness<ProjectsStore>>,
  scope: TestScope = 'all',
): void {
  describe(`projects: ${name}`, () => {
    const { it, race } = testsOf(scope)
    const harness = eachTest(async () => {
      const { store, stop } = await make()
      return { world: projectsWorld(store), stop }
    })
    const world = () => harness().world
    const project = (changes: { name?: string; uri?: string } = {}, who = 'director') =>
      world().createProject.run(world().as(who), { name: 'Big Film', ...changes })
    const date = (day: string, managers?: string[]) => ({
      date: day,
      start_time: '10:00',
      location_type: 'Virtual' as const,
      managers,
    })
    const session = (studio: string, managers?: string[]) =>
      world().createSession.run(world().as('director'), {
        name: 'First calls',
        studio,
        dates: [date('2026-03-04', managers)],
      })
    const events = (type: string) => promisedAs(world().promised, type)

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
        const rename = world().updateProject.run(world().as('director'), {
          id: other._id,
          version: 1,
          uri: 'mine',
        })
        expect((await refusalOf(rename)).message).to.equal('Studio uri mine already used!')
      })

      race('is changed by its version only, with the current one for whoever is late', async () => {
        const { _id } = await project()
        const rename = (title: string) =>
          world().updateProject.run(world().as('director'), { id: _id, version: 1, name: title })
        const results = await Promise.allSettled([rename('One'), rename('Two'), rename('Three')])
        expect(results.filter(({ status }) => status === 'fulfilled')).to.have.length(1)
        const late = await refusalOf(rename('Four'))
        expect(late.code).to.equal('stale')
        expect(late.current).to.deep.include({ _id, version: 2 })
      })

      it('gets its casting directors from a super admin only', async () => {
        const { _id } = await project()
        const assign = (who: string, casting_directors: string[], version = 1) =>
          world().updateProject.run(world().as(who), { id: _id, version, casting_directors })
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
        const forRival = world().createProject.run(world().as('director'), {
          name: 'x',
          casting_directors: ['user-rival'],
        })
        expect((await refusalOf(forRival)).kind).to.equal('denied')
      })

      it('is saved only with words that its messages can be written in', async () => {
        const { _id } = await project()
        const good = { thankyou_message: 'Thanks', position_messages: ['Come in', 'Soon'] }
        const director = world().as('director')
        const make = (texts: object) => world().createProject.run(director, { name: 'Wordy', texts })
        const change = (texts: object) => world().updateProject.run(director, { id: _id, version: 1, texts })
        for (const attempt of [make, change]) {
          const thanks = await refusalOf(attempt({ ...good, thankyou_message: 'Thanks TYPO' }))
          expect(thanks.fields).to.deep.equal({ 'texts.thankyou_message': 'TYPO is not known.' })
          const place = await refusalOf(attempt({ ...good, position_messages: ['Come in', 'TYPO'] }))
          expect(place.fields).to.deep.equal({ 'texts.position_messages.1': 'TYPO is not known.' })
        }
        expect(
          (await world().listProjects.run(director, {})).studios.map(({ texts }) => texts),
        ).to.deep.equal([{}])
        expect((await make(good)).texts).to.deep.equal(good)
        expect((await change(good)).texts).to.deep.equal(good)
      })

      it('is not there for those who do not work on it', async () => {
        const { _id, uri } = await project()
        const calls = [
          world().getProjectByUri.run(world().as('rival'), { uri }),
          world().updateProject.run(world().as('rival'), { id: _id, version: 1, name: 'Mine' }),
          world().archiveProject.run(world().as('rival'), { id: _id }),
          world().addRole.run(world().as('manager'), { id: _id, role: 'Hero' }),
          world().listSessions.run(world().as('manager'), { id: _id }),
          world().createSession.run(world().as('stranger'), { name: 'x', studio: _id }),
          world().deleteProject.run(world().as('rival'), { id: _id }),
        ]
        for (const call of calls) expect((await refusalOf(call)).kind).to.equal('missing')
      })

      it('is listed to each in their own part, 10 a page [PRJ-01]', async () => {
        for (let made = 0; made < 11; made += 1) await project({ name: `Film ${made}` })
        await project({ name: 'Rival' }, 'rival')
        const run = await session((await project({ name: 'Run' }))._id, ['user-manager'])
        const list = async (who: string, skip = 0) => {
          const { studios, count } = await world().listProjects.run(world().as(who), { skip })
          return [studios.length, count]
        }
        expect(await list('director')).to.deep.equal([10, 12])
        expect(await list('director', 10)).to.deep.equal([2, 12])
        expect(await list('rival')).to.deep.equal([1, 1])
        expect(await list('stranger')).to.deep.equal([0, 0])
        expect(await list('admin', 10)).to.deep.equal([3, 13])
        const { studios } = await world().listProjects.run(world().as('manager'), {})
        expect(studios.map(({ sessions }) => sessions.map(({ _id }) => _id))).to.deep.equal([[run._id]])
        expect(studios[0]?.sessions[0]?.dates[0]?.book_status).to.equal('Book')
        expect((await refusalOf(world().listProjects.run(world().as('client'), {}))).kind).to.equal('denied')
      })

      it('is archived, which others are told once, and restored', async () => {
        const { _id } = await project()
        await world().archiveProject.run(world().as('director'), { id: _id })
        const archived = await world().archiveProject.run(world().as('director'), { id: _id })
        expect(archived).to.deep.include({ is_archived: true, version: 2 })
        expect(events('projects.project-archived')).to.deep.equal([{ project_id: _id }])
        expect((await world().listProjects.run(world().as('director'), {})).count).to.equal(0)
        const restored = await world().restoreProject.run(world().as('director'), { id: _id })
        expect(restored.is_archived).to.equal(false)
      })

      it('is deleted by a super admin with all its sessions', async () => {
        const { _id, uri } = await project()
        const { _id: sessionId } = await session(_id)
        const remove = (who: string) => world().deleteProject.run(world().as(who), { id: _id })
        expect((await refusalOf(remove('director'))).kind).to.equal('denied')
        await remove('admin')
        expect(events('projects.session-deleted')).to.deep.equal([{ session_id: sessionId, project_id: _id }])
        expect(await world().directory.session(sessionId)).to.equal(null)
        expect((await refusalOf(world().getProjectByUri.run(world().as('admin'), { uri }))).kind).to.equal(
          'missing',
        )
        expect((await refusalOf(remove('admin'))).kind).to.equal('missing')
      })

      race('keeps every role that is added at the same moment [PRJ-08]', async () => {
        const { _id } = await project()
        const add = (role: string) => world().addRole.run(world().as('director'), { id: _id, role })
        await Promise.all(['A', 'B', 'C', 'D'].map(add))
        expect((await refusalOf(add('a'))).fields).to.deep.equal({ role: 'Role already added' })
        const left = await world().removeRole.run(world().as('director'), { id: _id, role: 'B' })
        expect([...left.project_roles].sort()).to.deep.equal(['A', 'C', 'D'])
      })

      it('has as many roles as its whole list may be saved with', async () => {
        const project_roles = Array.from({ length: 199 }, (_, index) => `Role ${index}`)
        const { _id } = await world().createProject.run(world().as('director'), {
          name: 'Crowd',
          project_roles,
        })
        const add = (role: string) => world().addRole.run(world().as('director'), { id: _id, role })
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
        await world().deleteSession.run(world().as('director'), { id: last._id })
        await session(_id)
        expect(await world().listSessions.run(world().as('director'), { id: _id })).to.have.length(500)
      })
    })

    describe('a session', () => {
      it('starts with one date at 10:00, today or tomorrow [SES-01]', async () => {
        const { _id } = await project()
        const make = () => world().createSession.run(world().as('director'), { name: 'New', studio: _id })
        const early = await make()
        expect(early).to.deep.include({ time_zone: 'America/Los_Angeles', sort_order: 0, version: 1 })
        expect(early.dates.map(({ date: day, start_time }) => [day, start_time])).to.deep.equal([
          ['2026-03-02', '10:00'],
        ])
        world().clock.set('2026-03-02T18:00:00.000Z')
        const late = await make()
        expect(late.dates[0]?.date).to.equal('2026-03-03')
        expect(late.sort_order).to.equal(1)
      })

      it('is run by the session manager who makes it', async () => {
        const { _id } = await project()
        await session(_id, ['user-manager'])
        const own = await world().createSession.run(world().as('manager'), { name: 'Mine', studio: _id })
        expect(own.dates[0]).to.deep.include({ book_status: 'Book' })
        expect(own.dates[0]?.managers.map((person) => person._id)).to.deep.equal(['user-manager'])
        expect(own.can).to.deep.equal({ edit: true, delete: false, rename: false })
      })

      it('gets a new name from its casting director, new dates also from who runs it [SES-07]', async () => {
        const { _id } = await project()
        const made = await session(_id, ['user-manager'])
        const update = (who: string, changes: object) =>
          world().updateSession.run(world().as(who), { id: made._id, version: 1, ...changes })
        expect((await refusalOf(update('manager', { name: 'Renamed' }))).kind).to.equal('denied')
        expect((await refusalOf(update('manager', { time_zone: 'Asia/Kolkata' }))).kind).to.equal('denied')
        expect((await refusalOf(update('stranger', { name: 'Renamed' }))).kind).to.equal('missing')
        expect((await refusalOf(update('rival', { name: 'Renamed' }))).kind).to.equal('missing')
        const dates = [{ ...date('2026-03-05'), _id: made.dates[0]?._id }]
        const moved = await update('manager', { name: 'First calls', dates })
        expect(moved.dates[0]).to.deep.include({
          _id: made.dates[0]?._id,
          date: '2026-03-05',
          book_status: 'Book',
        })
        const late = await refusalOf(update('director', { name: 'Renamed' }))
        expect(late.code).to.equal('stale')
        expect(late.current).to.deep.include({ version: 2 })
        const named = await update('director', { version: 2, name: 'Renamed' })
        expect(named.name).to.equal('Renamed')
      })

      it('takes only colleagues as managers and only known zones', async () => {
        const { _id } = await project()
        expect((await refusalOf(session(_id, ['user-talent']))).fields).to.have.property('dates')
        expect((await refusalOf(session(_id, ['user-nobody']))).fields).to.have.property('dates')
        const onMars = world().createSession.run(world().as('director'), {
          name: 'x',
          studio: _id,
          time_zone: 'Mars/Base',
        })
        expect((await refusalOf(onMars)).fields).to.have.property('time_zone')
      })

      it('keeps its zone by the one name that it has, however it was typed', async () => {
        const { _id } = await project()
        const make = (time_zone: string) =>
          world().createSession.run(world().as('director'), { name: 'x', studio: _id, time_zone })
        const made = await make('eUrOpe/BERLIN')
        expect(made.time_zone).to.equal('Europe/Berlin')
        const change = (time_zone: string, version: number) =>
          world().updateSession.run(world().as('director'), { id: made._id, version, time_zone })
        expect((await change('us/pacific', 1)).time_zone).to.equal('America/Los_Angeles')
        for (const offset of ['+05:37', '-0800']) {
          for (const attempt of [make(offset), change(offset, 2)]) {
            expect((await refusalOf(attempt)).fields).to.deep.equal({
              time_zone: 'This time zone is not known.',
            })
          }
        }
      })

      it('may keep a zone that it has from before zones were read so', async () => {
        const { _id } = await project()
        const old = sessionNamed('old', _id, {
          timeZone: 'europe/berlin',
          dates: [dateOn('2026-03-04', { managerIds: ['user-manager'] })],
        })
        await world().store.write(({ sessions }) => sessions.insert(old))
        const kept = await world().updateSession.run(world().as('manager'), {
          id: old.id,
          version: 1,
          time_zone: 'europe/berlin',
        })
        expect(kept.time_zone).to.equal('europe/berlin')
      })

      it('shows anybody with the address no person and no note', async () => {
        const { _id } = await project()
        const made = await session(_id, ['user-manager'])
        const seen = await world().getPublicSession.run(Actor.anonymous, { id: made._id })
        expect(seen).to.deep.equal({
          _id: made._id,
          name: 'First calls',
          brand: { logo_url: null, accent: null },
          studio_name: 'Big Film',
          studio_uri: made.studio_uri,
          time_zone: 'America/Los_Angeles',
          roles: [],
          dates: [
            {
              _id: made.dates[0]?._id,
              date: '2026-03-04',
              start_time: '10:00',
              location_type: 'Virtual',
              in_person_location: '',
            },
          ],
        })
      })

      it('is deleted by its owner, and others are told', async () => {
        const { _id } = await project()
        const made = await session(_id, ['user-manager'])
        const remove = (who: string) => world().deleteSession.run(world().as(who), { id: made._id })
        expect((await refusalOf(remove('manager'))).kind).to.equal('denied')
        await remove('director')
        expect((await refusalOf(remove('director'))).kind).to.equal('missing')
        expect(events('projects.session-deleted')).to.deep.equal([{ session_id: made._id, project_id: _id }])
        const asked = world().getPublicSession.run(Actor.anonymous, { id: made._id })
        expect((await refusalOf(asked)).kind).to.equal('missing')
        expect(
          (await refusalOf(world().getSession.run(world().as('director'), { id: made._id }))).kind,
        ).to.equal('missing')
      })

      it('is not changed by people who lost it after they were let through', async () => {
        const { _id } = await project()
        const { _id: run } = await session(_id, ['user-manager'])
        /** The world in which a call is overtaken by another before it writes. */
        const overtaken = (by: () => Promise<unknown>) => {
          const { store } = world()
          const write: typeof store.write = async (work) => {
            await by()
            return await store.write(work)
          }
          return projectsWorld({ read: store.read, write })
        }
        const give = (castingDirectorIds: string[], managerIds: string[]) =>
          world().store.write(async ({ projects, sessions }) => {
            const [stored, held] = [await projects.locked(_id), await sessions.locked(run)]
            if (!stored || !held) throw new Error('The project is gone.')
            await projects.save({ ...stored, castingDirectorIds, version: stored.version + 1 })
            const dates = held.dates.map((each) => ({ ...each, managerIds }))
            await sessions.save({ ...held, dates, version: held.version + 1 })
          })
        const stripped = overtaken(() => give(['user-rival'], []))
        const givenBack = () => give(['user-director'], ['user-manager'])
        const [director, manager] = [world().as('director'), world().as('manager')]
        const calls = [
          () => stripped.archiveProject.run(director, { id: _id }),
          () => stripped.addRole.run(director, { id: _id, role: 'Hero' }),
          () => stripped.updateProject.run(director, { id: _id, version: 1, name: 'Mine' }),
          () => stripped.createSession.run(manager, { name: 'More', studio: _id }),
          () => stripped.updateSession.run(manager, { id: run, version: 1, dates: [date('2026-03-09')] }),
          () => stripped.deleteSession.run(director, { id: run }),
        ]
        for (const call of calls) {
          await givenBack()
          expect((await refusalOf(call())).kind, String(call)).to.equal('missing')
        }
        await givenBack()
        const [stored] = (await world().listProjects.run(director, {})).studios
        expect(stored).to.deep.include({ name: 'Big Film', is_archived: false, project_roles: [] })
        expect(stored?.sessions.map(({ name }) => name)).to.deep.equal(['First calls'])
      })

      it('is listed to exactly those to whom the policy gives a standing [SEC-01]', async () => {
        const directors = ['director', 'rival', 'guest']
        const managers = ['manager', 'stranger', 'guest']
        const some = (names: readonly string[], seed: number) =>
          names.filter((_, at) => (seed >> at) & 1).map((name) => `user-${name}`)
        // Every set of directors with every set of managers, over two dates of one session.
        for (let seed = 0; seed < 64; seed += 1) {
          await world().store.write(async ({ projects, sessions }) => {
            const castingDirectorIds = some(directors, seed)
            await projects.insert(projectNamed(`p${seed}`, { castingDirectorIds }))
            const [first, ...others] = some(managers, seed >> 3)
            const dates = [
              dateOn('2026-03-05', { id: `${seed}-a`, managerIds: first ? [first] : [] }),
              dateOn('2026-03-06', { id: `${seed}-b`, lobbyManagerIds: others }),
            ]
            await sessions.insert(sessionNamed(`s${seed}`, `project-p${seed}`, { dates }))
          })
        }
        for (const who of ['admin', 'director', 'rival', 'guest', 'manager', 'stranger']) {
          const actor = world().as(who)
          const listed = new Set<string>()
          for (let skip = 0; skip < 80; skip += 40) {
            const { studios } = await world().listProjects.run(actor, { skip, take: 40 })
            for (const { _id } of studios) listed.add(_id)
          }
          for (let seed = 0; seed < 64; seed += 1) {
            const id = `project-p${seed}`
            const facts = await world().directory.project(id)
            const standing = standingOf(actor, await groundOfProject(world().directory, facts!, actor))
            expect(listed.has(id), `${who} and ${id}`).to.equal(standing !== null)
          }
        }
      })

      it('tells other modules who is what to it', async () => {
        const { _id } = await project()
        const made = await session(_id, ['user-manager'])
        const standings = async (who: readonly string[]) => {
          const facts = await world().directory.session(made._id)
          return Object.fromEntries(
            who.map((name) => [name, standingOf(world().as(name), groundOfSession(facts!))]),
          )
        }
        const everybody = ['admin', 'director', 'rival', 'manager', 'stranger', 'client', 'talent']
        expect(await standings(everybody)).to.deep.equal({
          admin: 'admin',
          director: 'owner',
          rival: null,
          manager: 'manager',
          stranger: null,
          client: 'client',
          talent: null,
        })
        await world().store.write(async ({ sessions }) => {
          const stored = await sessions.find(made._id)
          await sessions.save({ ...stored!, privateUsers: true, version: stored!.version + 1 })
        })
        expect(await standings(['client'])).to.deep.equal({ client: null })
        expect(await world().directory.isManager(_id, 'user-manager')).to.equal(true)
        expect(await world().directory.isManager(_id, 'user-rival')).to.equal(false)
        const facts = await world().directory.session(made._id)
        expect(facts).to.deep.include({
          projectId: _id,
          privateUsers: true,
          castingDirectorIds: ['user-director'],
        })
        expect(facts?.dates[0]).to.deep.include({ managerIds: ['user-manager'], talentNotes: null })
        expect(await world().directory.byProject(_id)).to.deep.equal([facts])
      })
    })
  })
}
