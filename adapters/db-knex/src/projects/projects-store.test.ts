import {
  projectListsContract,
  projectsStoreContract,
  projectsUseCasesContract,
  projectsWorld,
  sessionPapersContract,
} from '@callboard/projects/testing'
import { expect } from 'chai'
import { onEachStore } from '../testing/temporary-store.ts'
import { projectsRepositories } from './projects-repositories.ts'

onEachStore(projectsRepositories, (name, harness, scope) => {
  projectsStoreContract(name, harness)
  projectsUseCasesContract(name, harness, scope)
  projectListsContract(name, harness, scope)
  sessionPapersContract(name, harness, scope)

  describe(`projects list: ${name}`, () => {
    it('takes the same four statements for one project as for ten, beside the question for people', async () => {
      const { database, store, stop } = await harness()
      try {
        const world = projectsWorld(store)
        const director = world.as('director')
        const statements = async (
          work: () => Promise<unknown> = () => world.listProjects.run(director, {}),
        ) => {
          let count = 0
          const counting = () => {
            count += 1
          }
          database.reader.on('query', counting)
          await work()
          database.reader.off('query', counting)
          return count
        }
        const make = async (name: string) => {
          const { _id } = await world.createProject.run(director, { name })
          for (const session of ['a', 'b'])
            await world.createSession.run(director, { name: session, studio: _id })
        }
        await make('First')
        const ids = async () =>
          (await world.listProjects.run(director, {})).studios.map(({ _id }) => _id).join()
        const waiting = async (projects: string) =>
          await statements(() => world.getProjectsAttention.run(director, { projects }))
        const today = () => statements(() => world.listTodaysSessions.run(director, {}))
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
})
