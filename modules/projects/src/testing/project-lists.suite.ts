import { Actor, standingOf } from '@callboard/core'
import { eachTest, refusalOf, type StoreHarness, type TestScope, testsOf } from '@callboard/core/testing'
import { expect } from 'chai'
import type { ProjectClientRepository, ProjectsStore } from '../application/ports/index.ts'
import {
  allowTalentCreateRole,
  archiveProject,
  createProject,
  createSession,
  generateJitsiKey,
  getLogo,
  getProjectsAttention,
  getProjectUri,
  getPublicProject,
  getPublicSession,
  listClientProjects,
  listDirectorsProjects,
  listManagedProjects,
  listProjects,
  listTodaysSessions,
  removeLogo,
  saveLogo,
  shareSchedule,
  sortSessions,
  updateProject,
} from '../contract/index.ts'
import { groundOfSession } from '../queries/index.ts'
import { projectNamed, sessionNamed } from './builders.ts'
import { projectsWorld } from './projects-world.ts'

/** Lists of projects, what waits in them, their rooms, look and clients, over a real store. */
export function projectListsSuite(
  name: string,
  make: () => Promise<StoreHarness<ProjectsStore>>,
  scope: TestScope = 'all',
): void {
  describe(`project lists, rooms, looks and clients: ${name}`, () => {
    const { it, race } = testsOf(scope)
    const harness = eachTest(async () => {
      const { store, stop } = await make()
      return { world: projectsWorld(store), stop }
    })
    const world = () => harness().world
    const project = (changes: { name?: string; uri?: string } = {}, who = 'director') =>
      world().call(createProject, world().as(who), { name: 'Big Film', ...changes })
    const date = (day: string, managers?: string[]) => ({
      date: day,
      start_time: '10:00',
      location_type: 'Virtual' as const,
      managers,
    })
    const session = (studio: string, managers?: string[]) =>
      world().call(createSession, world().as('director'), {
        name: 'First calls',
        studio,
        dates: [date('2026-03-04', managers)],
      })

    describe('a project', () => {
      race('gets meeting ids that nobody has, also when many save at the same moment [PRJ-05]', async () => {
        const rooms = ['jitsi_meeting_id', 'test_meeting_id', 'back_office_meeting_id'] as const
        // One id for another room each time: no room of any project has the id of another.
        const saved = await Promise.allSettled(
          Array.from({ length: 9 }, (_, at) =>
            world().call(createProject, world().as('director'), {
              name: 'Film',
              [rooms[at % 3]!]: 'stage-4',
            }),
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
        const { studios } = await world().call(listProjects, world().as('director'), {})
        expect(studios).to.have.length(1)
        const other = await project()
        const change = (input: object) =>
          world().call(updateProject, world().as('director'), { id: other._id, version: 1, ...input })
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
          [1, 2, 3].map(() => world().call(generateJitsiKey, world().as('director'), {})),
        )
        for (const { key } of keys) expect(key).to.match(/^[A-Za-z0-9_-]{43}$/)
        expect(new Set(keys.map(({ key }) => key)).size).to.equal(3)
      })

      it('shows its meeting ids to those who edit it only', async () => {
        const { _id } = await project()
        await session(_id, ['user-manager'])
        const [own] = (await world().call(listProjects, world().as('director'), {})).studios
        const [run] = (await world().call(listProjects, world().as('manager'), {})).studios
        expect(own?.meetings?.jitsi_meeting_id).to.match(/^[A-Za-z0-9_-]{43}$/)
        expect(run?.meetings).to.equal(null)
      })

      it('lets talent add roles, or not', async () => {
        const { _id: id } = await project()
        const allow = (allow: boolean) =>
          world().call(allowTalentCreateRole, world().as('director'), { id, allow })
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
          (await refusalOf(world().call(saveLogo, director, { id, file: file('') }))).fields,
        ).to.have.property('file')
        const branded = await world().call(saveLogo, director, { id, file: file('<svg onload="alert(1)">') })
        await world().call(updateProject, director, { id, version: branded.version, accent: '#ffd43b' })
        const { brand } = await world().call(getPublicSession, Actor.anonymous, { id: made._id })
        expect(brand.logo_url).to.match(new RegExp(`^/api/studio/logo/${id}\\?v=`))
        expect(brand.accent).to.deep.include({ fill: '#ffd43b', on_fill: '#000000' })
        expect((await world().call(getPublicProject, Actor.anonymous, { id })).brand).to.deep.equal(brand)
        const stored = await world().store.read(({ projects }) => projects.find(id))
        const kept = await world().blobs.info(stored!.brand.logoKey!)
        expect(kept).to.deep.include({ contentType: 'image/png', size: 3 })
        expect(await world().call(getLogo, Actor.anonymous, { id })).to.have.property('location')
        const bare = await world().call(removeLogo, director, { id })
        expect(bare.brand.logo_url).to.equal(null)
        expect((await refusalOf(world().call(getLogo, Actor.anonymous, { id }))).kind).to.equal('missing')
      })

      it('keeps no logo of somebody who lost the project meanwhile', async () => {
        const { _id: id } = await project()
        const { store, blobs } = world()
        const lost = projectsWorld({
          ...store,
          write: async (work) => {
            await store.write(async ({ projects }) => {
              const held = await projects.locked(id)
              await projects.save({ ...held!, castingDirectorIds: ['user-rival'] })
            })
            return await store.write(work)
          },
        })
        const file = { contentType: 'image/png', bytes: new TextEncoder().encode('x') }
        expect((await refusalOf(lost.call(saveLogo, world().as('director'), { id, file }))).kind).to.equal(
          'missing',
        )
        expect([...(await lost.blobs.list('logos/')), ...(await blobs.list('logos/'))]).to.deep.equal([])
      })

      it('is found by its id when it is archived, and in the list with the archive only [PRJ-01]', async () => {
        const { _id: id } = await project()
        await world().call(archiveProject, world().as('director'), { id })
        const list = async (input: object) =>
          (await world().call(listProjects, world().as('director'), input)).studios.map(({ _id }) => _id)
        expect(await list({})).to.deep.equal([])
        expect(await list({ archived: true })).to.deep.equal([id])
        expect(await list({ _id: id })).to.deep.equal([id])
        expect(await list({ _id: id, archived: false })).to.deep.equal([])
        expect(await world().call(getProjectUri, world().as('director'), { id })).to.have.property('uri')
      })

      it('is listed to managers by the dates they run, and to its directors by their name [PRJ-01]', async () => {
        const { _id } = await project()
        const { _id: other } = await project({}, 'rival')
        await session(_id, ['user-manager', 'user-rival'])
        const ids = ({ studios }: { studios: readonly { _id: string }[] }) => studios.map(({ _id }) => _id)
        const managed = async (who: string) =>
          ids(await world().call(listManagedProjects, world().as(who), {}))
        expect(await managed('manager')).to.deep.equal([_id])
        expect(await managed('rival')).to.deep.equal([_id])
        expect(await managed('stranger')).to.deep.equal([])
        const directed = async (who: string, input: object) =>
          ids(await world().call(listDirectorsProjects, world().as(who), input))
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
          world().call(createSession, world().as('director'), { name, studio: _id, dates })
        const staffed = await make('Staffed', [date('2026-03-02', ['user-manager'])])
        const bare = await make('Bare', [date('2026-03-04'), date('2026-03-05')])
        world().media.set(staffed._id, { bytes: 3_000_000_000, unviewedTakes: 4 })
        world().media.set(bare._id, { bytes: 5, unviewedTakes: 0 })
        world().faces.set(staffed._id, { count: 9, faces: [{ name: 'Ana Ito', photoUrl: null }] })
        const ask = async (who: string) =>
          (await world().call(getProjectsAttention, world().as(who), { projects: `${_id},gone,${_id}` }))
            .projects
        expect(await ask('director')).to.deep.equal([
          {
            _id,
            size: 3_000_000_005,
            sessions: [
              {
                session: staffed._id,
                holds: 0,
                unshared: 0,
                unshared_day: null,
                unviewed_takes: 4,
                without_time: 0,
                asked_times: 0,
                asked_day: null,
                faces: [{ name: 'Ana Ito', photo_url: null }],
                checked_in: 9,
              },
              {
                session: bare._id,
                holds: 2,
                unshared: 0,
                unshared_day: null,
                unviewed_takes: 0,
                without_time: 0,
                asked_times: 0,
                asked_day: null,
                faces: [],
                checked_in: 0,
              },
            ],
          },
        ])
        expect((await ask('manager'))[0]?.sessions.map(({ session }) => session)).to.deep.equal([staffed._id])
        expect(await ask('rival')).to.deep.equal([])
        world().clock.set('2026-03-05T17:00:00.000Z')
        expect((await ask('director'))[0]?.sessions[1]?.holds).to.equal(1)
      })

      it('names schedules that no talent was sent the link of, until they are shared [PRJ-09]', async () => {
        const { _id } = await project()
        const { _id: id, dates } = await world().call(createSession, world().as('director'), {
          name: 'Callbacks',
          studio: _id,
          dates: [date('2026-03-02'), date('2026-03-03'), date('2026-03-04')],
        })
        const days = dates.map((each) => each._id)
        for (const day of days.slice(0, 2)) world().held.frames.set(day, 3)
        const unshared = async () => {
          const { projects } = await world().call(getProjectsAttention, world().as('director'), {
            projects: _id,
          })
          const { unshared: count, unshared_day } = projects[0]!.sessions[0]!
          return [count, unshared_day]
        }
        expect(await unshared()).to.deep.equal([2, days[0]])
        await world().call(shareSchedule, world().as('director'), {
          session: id,
          day: days[0]!,
          emails: ['ana@example.com'],
          subject: 'Book',
          content: 'Book a time.',
        })
        expect(await unshared()).to.deep.equal([1, days[1]])
        world().clock.set('2026-03-04T17:00:00.000Z')
        expect(await unshared()).to.deep.equal([0, null])
      })

      it('counts the talent without a time and those who ask for another one, until the session is over [PRJ-09]', async () => {
        const { _id } = await project()
        const { _id: id, dates } = await world().call(createSession, world().as('director'), {
          name: 'Callbacks',
          studio: _id,
          dates: [date('2026-03-02'), date('2026-03-03')],
        })
        const at = (start: string) => ({ sessionId: id, talentId: 'user-talent', start: new Date(start) })
        world().held.lost.push(
          { ...at('2026-03-02T18:00:00.000Z'), cause: 'talent' },
          { ...at('2026-03-03T18:00:00.000Z'), cause: 'office' },
        )
        const asks = { dayId: dates[1]!._id, reply: 'other_time' } as const
        world().held.times.push(
          { ...at('2026-03-03T18:00:00.000Z'), ...asks },
          { ...at('2026-03-03T18:15:00.000Z'), ...asks, reply: 'confirmed' },
        )
        const waits = async () => {
          const { projects } = await world().call(getProjectsAttention, world().as('director'), {
            projects: _id,
          })
          const { without_time, asked_times, asked_day } = projects[0]!.sessions[0]!
          return [without_time, asked_times, asked_day]
        }
        expect(await waits()).to.deep.equal([2, 1, dates[1]!._id])
        world().clock.set('2026-03-03T18:05:00.000Z')
        expect(await waits()).to.deep.equal([2, 0, null])
        world().clock.set('2026-03-05T18:05:00.000Z')
        expect(await waits()).to.deep.equal([0, 0, null])
      })

      it('begins the day with the sessions that have it as their own day', async () => {
        const { _id } = await project()
        const make = (name: string, zone: string, dates: ReturnType<typeof date>[], studio = _id) =>
          world().call(createSession, world().as('director'), { name, studio, time_zone: zone, dates })
        // 2026-03-02, 23:00 in Los Angeles is the 3rd in Sydney.
        world().clock.set('2026-03-02T07:00:00.000Z')
        await make('West', 'America/Los_Angeles', [date('2026-03-02', ['user-manager']), date('2026-03-03')])
        await make('South', 'Australia/Sydney', [date('2026-03-03')])
        const { _id: old } = await project()
        await make('Archived', 'America/Los_Angeles', [date('2026-03-02')], old)
        await world().call(archiveProject, world().as('director'), { id: old })
        world().clock.set('2026-03-03T07:00:00.000Z')
        const today = async (who: string) =>
          (await world().call(listTodaysSessions, world().as(who), {})).sessions.map(
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

      it('says how the line of each date stands, and nothing of an empty one', async () => {
        const { _id } = await project()
        const make = (name: string) =>
          world().call(createSession, world().as('director'), {
            name,
            studio: _id,
            time_zone: 'America/Los_Angeles',
            dates: [date('2026-03-02')],
          })
        await make('Morning')
        const { dates } = await make('Afternoon')
        world().clock.set('2026-03-02T20:00:00.000Z')
        const next = { name: 'Ines Moreau', role: 'Barista', call: '11:00' }
        world().lines.set(dates[0]!._id, { waiting: 4, earliestCall: '09:30', next })
        const { sessions } = await world().call(listTodaysSessions, world().as('director'), {})
        expect(sessions.map(({ lines }) => lines)).to.deep.equal([
          [],
          [{ date: dates[0]!._id, waiting: 4, earliest_call: '09:30', next }],
        ])
      })

      it('says from when to when the time frames of each date are, over their gaps', async () => {
        const { _id } = await project()
        const make = (name: string) =>
          world().call(createSession, world().as('director'), {
            name,
            studio: _id,
            time_zone: 'America/Los_Angeles',
            dates: [date('2026-03-02')],
          })
        await make('Without frames')
        const { dates } = await make('With frames')
        world().clock.set('2026-03-02T20:00:00.000Z')
        world().held.stretches.set(dates[0]!._id, [
          { start: new Date('2026-03-02T18:00:00.000Z'), end: new Date('2026-03-02T20:00:00.000Z') },
          { start: new Date('2026-03-02T22:00:00.000Z'), end: new Date('2026-03-03T01:00:00.000Z') },
        ])
        const { sessions } = await world().call(listTodaysSessions, world().as('director'), {})
        expect(sessions.map(({ hours }) => hours)).to.deep.equal([
          [],
          [{ date: dates[0]!._id, start: '2026-03-02T18:00:00.000Z', end: '2026-03-03T01:00:00.000Z' }],
        ])
      })
    })

    describe('a session', () => {
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
          const { studios, count } = await world().call(listClientProjects, actor, { take: 50 })
          expect(count).to.equal(studios.length)
          const listed = new Set(studios.flatMap(({ sessions }) => sessions.map(({ _id }) => _id)))
          for (const seed of cases.keys())
            for (const name of ['a', 'b']) {
              const facts = await world().directory.session(`session-${seed}${name}`)
              const standing = standingOf(actor, groundOfSession(facts!))
              expect(listed.has(facts!.id), `${person} and ${facts!.id}`).to.equal(standing === 'client')
            }
        }
      })

      it('names the casting directors of its project to invited clients, and nothing more of them', async () => {
        await world().store.write(async ({ projects, clients }) => {
          await projects.insert(
            projectNamed('faces', { castingDirectorIds: ['user-director', 'user-gone', 'user-rival'] }),
          )
          await clients.save({
            projectId: 'project-faces',
            email: 'client@example.com',
            userId: 'user-client',
            sessionIds: null,
            invitedAt: new Date('2026-03-01T09:00:00.000Z'),
          })
        })
        const { studios } = await world().call(listClientProjects, world().as('client'), {})
        expect(studios[0]!.casting_people).to.deep.equal([
          { _id: 'user-director', name: 'director Example' },
          { _id: 'user-rival', name: 'rival Example' },
        ])
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
          world().call(sortSessions, world().as('director'), { id, sessions: [...sessions] })
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
          (await refusalOf(world().call(sortSessions, world().as('rival'), { id, sessions: [] }))).kind,
        ).to.equal('missing')
      })
    })
  })
}
