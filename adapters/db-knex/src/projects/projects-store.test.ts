import {
  createProject,
  createSession,
  getProjectsAttention,
  listCalendar,
  listProjects,
  listTodaysSessions,
} from '@callboard/projects/contract'
import {
  calendarStoreContract,
  calendarSuite,
  dateOn,
  projectListsSuite,
  projectNamed,
  projectsStoreContract,
  projectsUseCasesSuite,
  projectsWorld,
  sessionNamed,
  sessionPapersSuite,
} from '@callboard/projects/testing'
import { expect } from 'chai'
import { statementsOf } from '../testing/statements-of.ts'
import { onEachStore } from '../testing/temporary-store.ts'
import { projectsRepositories } from './projects-repositories.ts'

onEachStore(projectsRepositories, (name, harness, scope) => {
  projectsStoreContract(name, harness)
  projectsUseCasesSuite(name, harness, scope)
  calendarStoreContract(name, harness)
  calendarSuite(name, harness, scope)
  projectListsSuite(name, harness, scope)
  sessionPapersSuite(name, harness, scope)

  describe(`projects list: ${name}`, () => {
    it('takes the same four statements for one project as for ten, beside the question for people', async () => {
      const { database, store, stop } = await harness()
      try {
        const world = projectsWorld(store)
        const director = world.as('director')
        const statements = (work: () => Promise<unknown> = () => world.call(listProjects, director, {})) =>
          statementsOf(database, work)
        const make = async (name: string) => {
          const { _id } = await world.call(createProject, director, { name })
          for (const session of ['a', 'b'])
            await world.call(createSession, director, { name: session, studio: _id })
        }
        await make('First')
        const ids = async () =>
          (await world.call(listProjects, director, {})).studios.map(({ _id }) => _id).join()
        const waiting = async (projects: string) =>
          await statements(() => world.call(getProjectsAttention, director, { projects }))
        const today = () => statements(() => world.call(listTodaysSessions, director, {}))
        expect(await statements()).to.equal(4)
        const [some, ofDay] = [await waiting(await ids()), await today()]
        for (let made = 1; made < 10; made += 1) await make(`Film ${made}`)
        expect(await statements()).to.equal(4)
        expect([await waiting(await ids()), await today()]).to.deep.equal([some, ofDay])
      } finally {
        await stop()
      }
    })
  })

  describe(`calendar: ${name}`, () => {
    it('takes the same three statements for ten dates as for two hundred, beside the question for people [CAL-01] [PER-13]', async () => {
      const { database, store, stop } = await harness()
      try {
        const world = projectsWorld(store)
        const month = () =>
          statementsOf(database, () =>
            world.call(listCalendar, world.as('manager'), { start: '2026-03-01', end: '2026-04-01' }),
          )
        const add = (from: number, to: number) =>
          store.write(async ({ projects, sessions }) => {
            for (let made = from; made < to; made += 1) {
              await projects.insert(projectNamed(`p${made}`, { castingDirectorIds: ['user-director'] }))
              const date = dateOn('2026-03-05', { id: `date-${made}`, managerIds: ['user-manager'] })
              await sessions.insert(sessionNamed(`s${made}`, `project-p${made}`, { dates: [date] }))
            }
          })
        await add(0, 10)
        expect(await month()).to.equal(3)
        await add(10, 200)
        expect(await month()).to.equal(3)
      } finally {
        await stop()
      }
    })
  })
})
