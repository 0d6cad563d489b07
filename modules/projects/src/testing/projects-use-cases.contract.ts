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
import type { ProjectClientRepository, ProjectsStore } from '../application/ports/index.ts'
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

      race('gets meeting ids that nobody has, also when many save at the same moment [PRJ-05]', async () => {
        const rooms = ['jitsi_meeting_id', 'test_meeting_id', 'back_office_meeting_id'] as const
        // One id for another room each time: no room of any project has the id of another.
        const saved = await Promise.allSettled(
          Array.from({ length: 9 }, (_, at) =>
            world().createProject.run(world().as('director'), { name: 'Film', [rooms[at % 3]!]: 'stage-4' }),
          ),
        )
        expect(saved.filter(({ status }) => status === 'fulfilled')).to.have.length(1)
        for (const result of saved) {
          if (result.status === 'fulfilled') continue
          expect(result.reason).to.deep.include({
            code: 'meeting_id_taken',
            message: 'Meeting id stage-4 already used!',
          })
        }
        const { studios } = await world().listProjects.run(world().as('director'), {})
        expect(studios).to.have.length(1)
        const other = await project()
        const change = (input: object) =>
          world().updateProject.run(world().as('director'), { id: other._id, version: 1, ...input })
        const taken = await refusalOf(change({ test_meeting_id: 'stage-4' }))
        expect(taken.message).to.equal('Meeting id stage-4 already used!')
        const twice = await refusalOf(change({ jitsi_meeting_id: 'one', test_meeting_id: 'one' }))
        expect(twice.fields).to.have.property('test_meeting_id')
        const moved = await change({ jitsi_meeting_id: 'stage-5' })
        expect(moved.meetings).to.deep.include({ jitsi_meeting_id: 'stage-5' })
        expect(moved.meetings?.test_meeting_id).to.equal(other.meetings?.test_meeting_id)
      })

      it('is offered meeting ids that nobody guesses, for three rooms [PRJ-06]', async () => {
        const keys = await Promise.all(
          [1, 2, 3].map(() => world().generateJitsiKey.run(world().as('director'), {})),
        )
        for (const { key } of keys) expect(key).to.match(/^[A-Za-z0-9_-]{43}$/)
        expect(new Set(keys.map(({ key }) => key)).size).to.equal(3)
      })

      it('shows its meeting ids to those who edit it only', async () => {
        const { _id } = await project()
        await session(_id, ['user-manager'])
        const [own] = (await world().listProjects.run(world().as('director'), {})).studios
        const [run] = (await world().listProjects.run(world().as('manager'), {})).studios
        expect(own?.meetings?.jitsi_meeting_id).to.match(/^[A-Za-z0-9_-]{43}$/)
        expect(run?.meetings).to.equal(null)
      })

      it('lets talent add roles, or not', async () => {
        const { _id: id } = await project()
        const allow = (allow: boolean) =>
          world().allowTalentCreateRole.run(world().as('director'), { id, allow })
        expect((await allow(true)).allow_talent_create_role).to.equal(true)
        expect((await allow(true)).version).to.equal(2)
        expect((await allow(false)).allow_talent_create_role).to.equal(false)
      })

      it('shows its logo and its accent, which can be read, to everybody with the address [PRJ-13]', async () => {
        const { _id: id } = await project()
        const made = await session(id)
        const director = world().as('director')
        const file = (text: string) => ({ contentType: 'image/png', bytes: new TextEncoder().encode(text) })
        expect(
          (await refusalOf(world().saveLogo.run(director, { id, file: file('') }))).fields,
        ).to.have.property('file')
        const branded = await world().saveLogo.run(director, { id, file: file('<svg onload="alert(1)">') })
        await world().updateProject.run(director, { id, version: branded.version, accent: '#ffd43b' })
        const { brand } = await world().getPublicSession.run(Actor.anonymous, { id: made._id })
        expect(brand.logo_url).to.match(new RegExp(`^/api/studio/logo/${id}\\?v=`))
        expect(brand.accent).to.deep.include({ fill: '#ffd43b', on_fill: '#000000' })
        expect((await world().getPublicProject.run(Actor.anonymous, { id })).brand).to.deep.equal(brand)
        const stored = await world().store.read(({ projects }) => projects.find(id))
        const kept = await world().blobs.info(stored!.brand.logoKey!)
        expect(kept).to.deep.include({ contentType: 'image/png', size: 3 })
        expect(await world().getLogo.run(Actor.anonymous, { id })).to.have.property('location')
        const bare = await world().removeLogo.run(director, { id })
        expect(bare.brand.logo_url).to.equal(null)
        expect((await refusalOf(world().getLogo.run(Actor.anonymous, { id }))).kind).to.equal('missing')
      })

      it('keeps no logo of somebody who lost the project meanwhile', async () => {
        const { _id: id } = await project()
        const { store, blobs } = world()
        const lost = projectsWorld({
          read: store.read,
          write: async (work) => {
            await store.write(async ({ projects }) => {
              const held = await projects.locked(id)
              await projects.save({ ...held!, castingDirectorIds: ['user-rival'] })
            })
            return await store.write(work)
          },
        })
        const file = { contentType: 'image/png', bytes: new TextEncoder().encode('x') }
        expect((await refusalOf(lost.saveLogo.run(world().as('director'), { id, file }))).kind).to.equal(
          'missing',
        )
        expect([...(await lost.blobs.list('logos/')), ...(await blobs.list('logos/'))]).to.deep.equal([])
      })

      it('is found by its id when it is archived, and in the list with the archive only [PRJ-01]', async () => {
        const { _id: id } = await project()
        await world().archiveProject.run(world().as('director'), { id })
        const list = async (input: object) =>
          (await world().listProjects.run(world().as('director'), input)).studios.map(({ _id }) => _id)
        expect(await list({})).to.deep.equal([])
        expect(await list({ archived: true })).to.deep.equal([id])
        expect(await list({ _id: id })).to.deep.equal([id])
        expect(await list({ _id: id, archived: false })).to.deep.equal([])
        expect(await world().getProjectUri.run(world().as('director'), { id })).to.have.property('uri')
      })

      it('is listed to managers by the dates they run, and to its directors by their name [PRJ-01]', async () => {
        const { _id } = await project()
        const { _id: other } = await project({}, 'rival')
        await session(_id, ['user-manager', 'user-rival'])
        const ids = ({ studios }: { studios: readonly { _id: string }[] }) => studios.map(({ _id }) => _id)
        const managed = async (who: string) => ids(await world().listManagedProjects.run(world().as(who), {}))
        expect(await managed('manager')).to.deep.equal([_id])
        expect(await managed('rival')).to.deep.equal([_id])
        expect(await managed('stranger')).to.deep.equal([])
        const directed = async (who: string, input: object) =>
          ids(await world().listDirectorsProjects.run(world().as(who), input))
        expect(await directed('rival', { user_id: 'user-director' })).to.deep.equal([other])
        expect(await directed('admin', { user_id: 'user-director' })).to.deep.equal([_id])
        expect(await directed('admin', {})).to.have.members([_id, other])
        expect(await directed('admin', { invoiced: false })).to.deep.equal([_id])
        await world().store.write(async ({ sessions }) => {
          for (const { id } of await sessions.ofProject(_id)) {
            const held = await sessions.locked(id)
            await sessions.save({ ...held!, dates: held!.dates.map((each) => ({ ...each, invoiced: true })) })
          }
        })
        expect(await directed('admin', { invoiced: false })).to.deep.equal([])
        expect(await directed('admin', { invoiced: true })).to.deep.equal([_id])
      })

      it('says what waits in its sessions, to those who work on them [PRJ-09]', async () => {
        const { _id } = await project()
        const make = (name: string, dates: ReturnType<typeof date>[]) =>
          world().createSession.run(world().as('director'), { name, studio: _id, dates })
        const staffed = await make('Staffed', [date('2026-03-02', ['user-manager'])])
        const bare = await make('Bare', [date('2026-03-04'), date('2026-03-05')])
        world().media.set(staffed._id, { bytes: 3_000_000_000, unviewedTakes: 4 })
        world().media.set(bare._id, { bytes: 5, unviewedTakes: 0 })
        world().faces.set(staffed._id, { count: 9, faces: [{ name: 'Ana Ito', photoUrl: null }] })
        const ask = async (who: string) =>
          (await world().getProjectsAttention.run(world().as(who), { projects: `${_id},gone,${_id}` }))
            .projects
        expect(await ask('director')).to.deep.equal([
          {
            _id,
            size: 3_000_000_005,
            sessions: [
              {
                session: staffed._id,
                holds: 0,
                unviewed_takes: 4,
                faces: [{ name: 'Ana Ito', photo_url: null }],
                checked_in: 9,
              },
              { session: bare._id, holds: 2, unviewed_takes: 0, faces: [], checked_in: 0 },
            ],
          },
        ])
        expect((await ask('manager'))[0]?.sessions.map(({ session }) => session)).to.deep.equal([staffed._id])
        expect(await ask('rival')).to.deep.equal([])
        world().clock.set('2026-03-05T17:00:00.000Z')
        expect((await ask('director'))[0]?.sessions[1]?.holds).to.equal(1)
      })

      it('begins the day with the sessions that have it as their own day', async () => {
        const { _id } = await project()
        const make = (name: string, zone: string, dates: ReturnType<typeof date>[], studio = _id) =>
          world().createSession.run(world().as('director'), { name, studio, time_zone: zone, dates })
        // 2026-03-02, 23:00 in Los Angeles is the 3rd in Sydney.
        world().clock.set('2026-03-02T07:00:00.000Z')
        await make('West', 'America/Los_Angeles', [date('2026-03-02', ['user-manager']), date('2026-03-03')])
        await make('South', 'Australia/Sydney', [date('2026-03-03')])
        const { _id: old } = await project()
        await make('Archived', 'America/Los_Angeles', [date('2026-03-02')], old)
        await world().archiveProject.run(world().as('director'), { id: old })
        world().clock.set('2026-03-03T07:00:00.000Z')
        const today = async (who: string) =>
          (await world().listTodaysSessions.run(world().as(who), {})).sessions.map(
            ({ session: { name, dates } }) => [name, ...dates.map(({ date: day }) => day)],
          )
        expect(await today('director')).to.deep.equal([
          ['West', '2026-03-02'],
          ['South', '2026-03-03'],
        ])
        expect(await today('admin')).to.have.length(2)
        expect(await today('manager')).to.deep.equal([['West', '2026-03-02']])
        expect(await today('rival')).to.deep.equal([])
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

      it('is listed to exactly the clients whom the policy lets in as invited [SEC-01] [APP-04]', async () => {
        // Every way of inviting two clients to two sessions, or to the whole project, or not at all.
        const ways = [undefined, null, ['a'], ['b'], ['a', 'b']] as const
        const people = ['client', 'watcher'] as const
        const cases = ways.flatMap((first) => ways.map((second) => [first, second] as const))
        for (const [seed, invited] of cases.entries()) {
          await world().store.write(async ({ projects, sessions, clients }) => {
            await projects.insert(projectNamed(`p${seed}`, { archived: seed % 7 === 6 }))
            for (const name of ['a', 'b'])
              await sessions.insert(
                sessionNamed(`${seed}${name}`, `project-p${seed}`, { privateUsers: true }),
              )
            for (const [at, person] of people.entries()) {
              const names = invited[at]
              if (names === undefined) continue
              await clients.save({
                projectId: `project-p${seed}`,
                email: `${person}@example.com`,
                userId: `user-${person}`,
                sessionIds: names?.map((name) => `session-${seed}${name}`) ?? null,
                invitedAt: new Date('2026-03-01T09:00:00.000Z'),
              })
            }
          })
        }
        for (const person of people) {
          const actor = world().as(person)
          const { studios, count } = await world().listClientProjects.run(actor, { take: 50 })
          expect(count).to.equal(studios.length)
          const listed = new Set(studios.flatMap(({ sessions }) => sessions.map(({ _id }) => _id)))
          for (const seed of cases.keys())
            for (const name of ['a', 'b']) {
              const facts = await world().directory.session(`session-${seed}${name}`)
              const standing = facts!.archived ? null : standingOf(actor, groundOfSession(facts!))
              expect(listed.has(facts!.id), `${person} and ${facts!.id}`).to.equal(standing === 'client')
            }
        }
      })

      it('lets an invited client in from the moment of the invitation until it is taken back', async () => {
        const { _id } = await project()
        const made = await session(_id)
        const standing = async () => {
          const facts = await world().directory.session(made._id)
          return standingOf(world().as('client'), { ...groundOfSession(facts!), openToClients: false })
        }
        const change = (work: (clients: ProjectClientRepository) => Promise<void>) =>
          world().store.write(({ clients }) => work(clients))
        const invitation = {
          projectId: _id,
          email: 'client@example.com',
          userId: null,
          sessionIds: null,
          invitedAt: new Date('2026-03-01T09:00:00.000Z'),
        }
        expect(await standing()).to.equal(null)
        await change((clients) => clients.save(invitation))
        expect(await standing()).to.equal(null)
        await change((clients) => clients.known('client@example.com', 'user-client'))
        expect(await standing()).to.equal('client')
        await change((clients) => clients.remove(_id, 'client@example.com'))
        expect(await standing()).to.equal(null)
      })

      race('keeps one whole order when two people sort at the same moment [SES-05]', async () => {
        const { _id: id } = await project()
        const made: string[] = []
        for (let place = 0; place < 6; place += 1) made.push((await session(id))._id)
        const sort = (sessions: readonly string[]) =>
          world().sortSessions.run(world().as('director'), { id, sessions: [...sessions] })
        const orders = [made.toReversed(), [...made.slice(3), ...made.slice(0, 3)]]
        for (let round = 0; round < 5; round += 1) {
          await Promise.all([...orders.map(sort), session(id).then(({ _id }) => made.push(_id))])
          const kept = await world().store.read(({ sessions }) => sessions.outlines([id], null))
          const seen = kept.map((each) => each.id)
          expect(orders.map((order) => order.join())).to.include(seen.slice(0, 6).join())
          expect(kept.map(({ sortOrder }) => sortOrder)).to.deep.equal(kept.map((_, place) => place))
        }
        const [first] = made
        const sorted = await sort(['gone', first!])
        expect(sorted.sessions[0]?._id).to.equal(first)
        expect(
          (await refusalOf(world().sortSessions.run(world().as('rival'), { id, sessions: [] }))).kind,
        ).to.equal('missing')
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
