import { Actor, standingOf } from '@callboard/core'
import { refusalOf, type TestScope } from '@callboard/core/testing'
import { expect } from 'chai'
import {
  addRole,
  archiveProject,
  createSession,
  deleteSession,
  getPublicSession,
  getSession,
  listProjects,
  updateProject,
  updateSession,
} from '../contract/index.ts'
import { groundOfProject, groundOfSession } from '../queries/index.ts'
import { dateOn, projectNamed, sessionNamed } from './builders.ts'
import { date, type MakeStore, projectsSteps } from './projects-steps.ts'
import { projectsWorld } from './projects-world.ts'

export function sessionSuite(name: string, make: MakeStore, scope: TestScope): void {
  describe(`projects: ${name}`, () => {
    const { it, world, project, session, events } = projectsSteps(make, scope)

    describe('a session', () => {
      it('starts with one date at 10:00, today or tomorrow [SES-01]', async () => {
        const { _id } = await project()
        const make = () => world().call(createSession, world().as('director'), { name: 'New', studio: _id })
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

      it('says how many time frames each of its dates has [SES-02]', async () => {
        const { _id } = await project()
        const made = await session(_id)
        const [first] = made.dates
        expect(first?.time_frame_count).to.equal(0)
        world().held.frames.set(first!._id, 2)
        const shown = await world().call(getSession, world().as('director'), { id: made._id })
        expect(shown.dates.map(({ time_frame_count }) => time_frame_count)).to.deep.equal([2])
      })

      it('is run by the session manager who makes it', async () => {
        const { _id } = await project()
        await session(_id, ['user-manager'])
        const own = await world().call(createSession, world().as('manager'), { name: 'Mine', studio: _id })
        expect(own.dates[0]).to.deep.include({ book_status: 'Book' })
        expect(own.dates[0]?.managers.map((person) => person._id)).to.deep.equal(['user-manager'])
        expect(own.can).to.deep.equal({ edit: true, delete: false, rename: false })
      })

      it('gets a new name from its casting director, new dates also from who runs it [SES-07]', async () => {
        const { _id } = await project()
        const made = await session(_id, ['user-manager'])
        const update = (who: string, changes: object) =>
          world().call(updateSession, world().as(who), { id: made._id, version: 1, ...changes })
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

      it('names a room of the external waiting room, as its casting director says [INT-02]', async () => {
        const { _id } = await project()
        const made = await session(_id, ['user-manager'])
        expect(made).to.deep.include({ twr: '', twr_sync: true, has_twr_host: true })
        const update = (who: string, changes: object) =>
          world().call(updateSession, world().as(who), { id: made._id, version: 1, ...changes })
        for (const changes of [{ twr: 'harbour/blue' }, { twr_sync: false }])
          expect((await refusalOf(update('manager', changes))).kind).to.equal('denied')
        const named = await update('director', { twr: 'harbour/blue', twr_sync: false })
        expect(named).to.deep.include({ twr: 'harbour/blue', twr_sync: false })
        const facts = await world().directory.session(made._id)
        expect(facts).to.deep.include({ twr: 'harbour/blue', twrSync: false })
        expect(await update('director', { version: 2, twr: '' })).to.deep.include({ twr: '' })
      })

      it('says of each field whether it may be changed, and holds to that for everybody [SES-07] [SES-10]', async () => {
        const { _id } = await project()
        const ofDay = (day: string, manager: string) => ({
          ...date(day, [manager]),
          location_type: 'Both' as const,
          in_person_location: 'Stage 4',
        })
        const made = await world().call(createSession, world().as('director'), {
          name: 'First calls',
          studio: _id,
          dates: [ofDay('2026-03-04', 'user-manager'), ofDay('2026-03-05', 'user-stranger')],
        })
        const changes = {
          change: {
            date: '2026-03-09',
            start_time: '11:00',
            location_type: 'In Person' as const,
            in_person_location: 'Stage 9',
            skip_onboarding_talent_form: true,
          },
          assign: {
            managers: ['user-guest'],
            lobbyManager: ['user-guest'],
            description: '<p>Louder</p>',
            show_description_to_talent: true,
          },
        }
        const ofSession = {
          name: 'Renamed',
          time_zone: 'Asia/Tokyo',
          description: 'Soon',
          change_cutoff: 5,
          sort_order: 7,
        }
        const sent = ({ _id: id, ...seen }: (typeof made.dates)[number]) => ({
          _id: id,
          date: seen.date,
          start_time: seen.start_time,
          location_type: seen.location_type,
          in_person_location: seen.in_person_location,
        })
        for (const [who, own] of [
          ['director', [true, true]],
          ['manager', [true, false]],
          ['stranger', [false, true]],
        ] as const) {
          const view = () => world().call(getSession, world().as(who), { id: made._id })
          const seen = await view()
          expect(
            seen.dates.map(({ can }) => can.change),
            who,
          ).to.deep.equal(own)
          /** Whether the session can be saved so; what was saved is put back. */
          const isTaken = async (change: object) => {
            const { version } = await view()
            const answer = await world()
              .call(updateSession, world().as(who), { id: made._id, version, ...change })
              .then(
                () => 'taken',
                ({ kind }: { kind: string }) => kind,
              )
            if (answer !== 'taken') expect(answer).to.equal('denied')
            await world().store.write(({ sessions }) => sessions.save({ ...stored, version: version + 1 }))
            return answer === 'taken'
          }
          const stored = (await world().store.read(({ sessions }) => sessions.find(made._id)))!
          for (const [field, value] of Object.entries(ofSession))
            expect(await isTaken({ [field]: value }), `${who} and ${field}`).to.equal(seen.can.rename)
          for (const [place, day] of seen.dates.entries()) {
            const others = seen.dates.filter((other) => other !== day).map(sent)
            for (const right of ['change', 'assign'] as const)
              for (const [field, value] of Object.entries(changes[right]))
                expect(
                  await isTaken({ dates: [{ ...sent(day), [field]: value }, ...others] }),
                  `${who} and ${field} of ${place}`,
                ).to.equal(day.can[right])
            expect(await isTaken({ dates: others }), `${who} without ${place}`).to.equal(day.can.change)
          }
        }
      })

      it('takes only colleagues as managers and only known zones', async () => {
        const { _id } = await project()
        expect((await refusalOf(session(_id, ['user-talent']))).fields).to.have.property('dates')
        expect((await refusalOf(session(_id, ['user-nobody']))).fields).to.have.property('dates')
        const onMars = world().call(createSession, world().as('director'), {
          name: 'x',
          studio: _id,
          time_zone: 'Mars/Base',
        })
        expect((await refusalOf(onMars)).fields).to.have.property('time_zone')
      })

      it('keeps its zone by the one name that it has, however it was typed', async () => {
        const { _id } = await project()
        const make = (time_zone: string) =>
          world().call(createSession, world().as('director'), { name: 'x', studio: _id, time_zone })
        const made = await make('eUrOpe/BERLIN')
        expect(made.time_zone).to.equal('Europe/Berlin')
        const change = (time_zone: string, version: number) =>
          world().call(updateSession, world().as('director'), { id: made._id, version, time_zone })
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
        const kept = await world().call(updateSession, world().as('manager'), {
          id: old.id,
          version: 1,
          time_zone: 'europe/berlin',
        })
        expect(kept.time_zone).to.equal('europe/berlin')
      })

      it('shows anybody with the address no person and no note', async () => {
        const { _id } = await project()
        const made = await session(_id, ['user-manager'])
        const seen = await world().call(getPublicSession, Actor.anonymous, { id: made._id })
        expect(seen).to.deep.equal({
          _id: made._id,
          name: 'First calls',
          brand: { logo_url: null, accent: null },
          studio_name: 'Big Film',
          studio_uri: made.studio_uri,
          is_archived: false,
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
        const remove = (who: string) => world().call(deleteSession, world().as(who), { id: made._id })
        expect((await refusalOf(remove('manager'))).kind).to.equal('denied')
        await remove('director')
        expect((await refusalOf(remove('director'))).kind).to.equal('missing')
        expect(events('projects.session-deleted')).to.deep.equal([{ session_id: made._id, project_id: _id }])
        const asked = world().call(getPublicSession, Actor.anonymous, { id: made._id })
        expect((await refusalOf(asked)).kind).to.equal('missing')
        expect(
          (await refusalOf(world().call(getSession, world().as('director'), { id: made._id }))).kind,
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
          return projectsWorld({ ...store, write })
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
          () => stripped.call(archiveProject, director, { id: _id }),
          () => stripped.call(addRole, director, { id: _id, role: 'Hero' }),
          () => stripped.call(updateProject, director, { id: _id, version: 1, name: 'Mine' }),
          () => stripped.call(createSession, manager, { name: 'More', studio: _id }),
          () => stripped.call(updateSession, manager, { id: run, version: 1, dates: [date('2026-03-09')] }),
          () => stripped.call(deleteSession, director, { id: run }),
        ]
        for (const call of calls) {
          await givenBack()
          expect((await refusalOf(call())).kind, String(call)).to.equal('missing')
        }
        await givenBack()
        const [stored] = (await world().call(listProjects, director, {})).studios
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
            const { studios } = await world().call(listProjects, actor, { skip, take: 40 })
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
