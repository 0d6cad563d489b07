import { refusalOf, type TestScope } from '@callboard/core/testing'
import { expect } from 'chai'
import {
  callbackPlanned,
  createCallback,
  getProjectsAttention,
  getSession,
  listSessions,
} from '../contract/index.ts'
import { type MakeStore, projectsSteps } from './projects-steps.ts'

export function callbackSuite(name: string, make: MakeStore, scope: TestScope): void {
  describe(`a callback: ${name}`, () => {
    const { it, world, project, session, events } = projectsSteps(make, scope)

    /** A project with a session in which three talent were. */
    const cast = async () => {
      const { _id } = await project({ project_roles: ['Hero', 'Villain'] })
      const first = await session(_id, ['user-manager'])
      for (const person of ['ann', 'ben', 'cleo']) world().sawTalent(first._id, person)
      return _id
    }
    const planned = (studio: string) => ({
      studio,
      name: 'Callbacks',
      date: '2026-03-06',
      start_time: '10:00',
      location_type: 'In Person' as const,
      in_person_location: 'Stage 4',
      length_time_slot: 15,
      talent: [
        { record: 'record-ann', role: 'Hero' },
        { record: 'record-ben', role: 'Villain' },
        { record: 'record-cleo', role: 'Hero' },
      ],
    })
    const plan = (studio: string, changes: object = {}, who = 'director') =>
      world().call(createCallback, world().as(who), { ...planned(studio), ...changes })
    const names = async (studio: string) =>
      (await world().call(listSessions, world().as('director'), { id: studio })).map((one) => one.name)

    it('is a session of one date, and promises its talent times role by role [PST-10]', async () => {
      const studio = await cast()
      const made = await plan(studio)
      expect(made.dates).to.have.length(1)
      expect(made.dates[0]).to.deep.include({
        date: '2026-03-06',
        start_time: '10:00',
        in_person_location: 'Stage 4',
      })
      expect(await world().call(getSession, world().as('director'), { id: made._id })).to.deep.include({
        name: 'Callbacks',
      })
      expect(events(callbackPlanned.type)).to.deep.equal([
        {
          session_id: made._id,
          day_id: made.dates[0]!._id,
          planned_by: 'user-director',
          slot_seconds: 900,
          talent: [
            { record: 'record-ann', role: 'Hero' },
            { record: 'record-cleo', role: 'Hero' },
            { record: 'record-ben', role: 'Villain' },
          ],
        },
      ])
    })

    it('waits for nobody to share its schedule, as each talent is told [PRJ-09] [PST-10]', async () => {
      const studio = await cast()
      const made = await plan(studio)
      world().held.frames.set(made.dates[0]!._id, 2)
      const { projects } = await world().call(getProjectsAttention, world().as('director'), {
        projects: studio,
      })
      const callback = projects[0]!.sessions.find(({ session }) => session === made._id)
      expect(callback?.unshared).to.equal(0)
    })

    it('calls a person once who was on two lists', async () => {
      const studio = await cast()
      const second = await session(studio)
      world().sawTalent(second._id, 'ann', 'record-ann-again')
      const again = { record: 'record-ann-again', role: 'Hero' }
      await plan(studio, { talent: [{ record: 'record-ann', role: 'Hero' }, again] })
      const [{ talent }] = events(callbackPlanned.type) as [{ talent: unknown[] }]
      expect(talent).to.deep.equal([{ record: 'record-ann', role: 'Hero' }])
    })

    it('is made once, and takes nobody who has another time then [PST-10]', async () => {
      const studio = await cast()
      const made = await plan(studio)
      expect((await refusalOf(plan(studio))).code).to.equal('twin_callback')
      world().held.times.push({
        dayId: made.dates[0]!._id,
        sessionId: made._id,
        talentId: 'user-talent',
        start: new Date('2026-03-06T18:20:00.000Z'),
        reply: null,
      })
      world().sawTalent(made._id, 'talent')
      const again = (start_time: string) =>
        plan(studio, { name: 'Second', start_time, talent: [{ record: 'record-talent', role: 'Hero' }] })
      const { code, message } = await refusalOf(again('10:10'))
      expect(code).to.equal('busy')
      expect(message).to.equal(
        'talent Example has another time of this project then. Leave them out, or choose another time.',
      )
      await again('10:40')
      expect(await names(studio)).to.deep.equal(['First calls', 'Callbacks', 'Second'])
    })

    it('is made by who runs a date of the project, and by nobody else [SEC-01]', async () => {
      const studio = await cast()
      const own = await plan(studio, {}, 'manager')
      expect(own.dates[0]?.managers.map(({ _id }) => _id)).to.deep.equal(['user-manager'])
      for (const who of ['rival', 'client', 'stranger'])
        expect((await refusalOf(plan(studio, {}, who))).kind, who).to.equal('missing')
    })

    it('is refused whole when one talent cannot be called back', async () => {
      const studio = await cast()
      const other = await project({ name: 'Other film', uri: 'other' })
      const elsewhere = await session(other._id)
      world().sawTalent(elsewhere._id, 'dan')
      world().sawTalent((await session(studio))._id, 'client')
      const refused = async (...talent: { record: string; role: string }[]) =>
        (await refusalOf(plan(studio, { talent }))).code
      expect(await refused({ record: 'record-dan', role: 'Hero' })).to.equal('missing')
      expect(await refused({ record: 'record-nobody', role: 'Hero' })).to.equal('missing')
      expect(await refused({ record: 'record-ann', role: 'Extra' })).to.equal('unknown_role')
      expect(await refused({ record: 'record-client', role: 'Hero' })).to.equal('no_talent')
      expect(await names(studio)).to.not.include('Callbacks')
      expect(events(callbackPlanned.type)).to.deep.equal([])
    })

    it('is refused at a time that has passed, is skipped, or ends after midnight', async () => {
      const studio = await cast()
      const refused = async (changes: object) =>
        Object.keys((await refusalOf(plan(studio, changes))).fields ?? {})[0]
      expect(await refused({ date: '2026-03-01' })).to.equal('date')
      expect(await refused({ date: '2026-03-02', start_time: '08:00' })).to.equal('start_time')
      expect(await refused({ date: '2026-03-08', start_time: '02:30' })).to.equal('start_time')
      expect(await refused({ start_time: '23:30' })).to.equal('start_time')
      expect(await refused({ length_time_slot: 11 })).to.equal('length_time_slot')
      expect(await names(studio)).to.not.include('Callbacks')
    })
  })
}
