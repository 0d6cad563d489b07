import { eachTest, type StoreHarness } from '@callboard/core/testing'
import { expect } from 'chai'
import type { ProjectsRepositories, ProjectsStore } from '../application/ports/index.ts'
import { dateOn, projectNamed, sessionNamed } from './builders.ts'

const GONE = new Date('2026-03-02T09:00:00.000Z')

export function calendarStoreContract(name: string, make: () => Promise<StoreHarness<ProjectsStore>>): void {
  describe(`calendar store: ${name}`, () => {
    const harness = eachTest(make)
    const read = <T>(work: (repositories: ProjectsRepositories) => Promise<T>) => harness().store.read(work)
    const write = <T>(work: (repositories: ProjectsRepositories) => Promise<T>) => harness().store.write(work)

    it('has the dates of a span in order of day and time, without what is deleted', async () => {
      await write(async ({ projects, sessions }) => {
        await projects.insert(projectNamed('1', { castingDirectorIds: ['user-z', 'user-a'], version: 3 }))
        await projects.insert(projectNamed('gone', { deletedAt: GONE }))
        const dates = [
          dateOn('2026-02-28'),
          dateOn('2026-03-01', { startTime: '12:00', managerIds: ['user-z', 'user-m'], invoiced: true }),
          dateOn('2026-03-31', { lobbyManagerIds: ['user-l'], inPersonLocation: 'Stage 4' }),
          dateOn('2026-04-01'),
        ]
        await sessions.insert(sessionNamed('a', 'project-1', { dates, version: 4 }))
        const early = [dateOn('2026-03-01', { id: 'early', startTime: '09:00' })]
        await sessions.insert(sessionNamed('b', 'project-1', { dates: early, timeZone: 'Asia/Kathmandu' }))
        const lost = [dateOn('2026-03-05', { id: 'lost' })]
        await sessions.insert(sessionNamed('lost', 'project-gone', { dates: lost }))
        const deleted = [dateOn('2026-03-06', { id: 'deleted' })]
        await sessions.insert(sessionNamed('deleted', 'project-1', { dates: deleted, deletedAt: GONE }))
      })
      const span = { from: '2026-03-01', to: '2026-04-01' }
      const found = await read(({ calendar }) => calendar.dates({ ...span, limit: 10 }))
      expect(found.map(({ date }) => date.id)).to.deep.equal(['early', 'date-2026-03-01', 'date-2026-03-31'])
      expect(found[1]).to.deep.equal({
        date: {
          id: 'date-2026-03-01',
          date: '2026-03-01',
          startTime: '12:00',
          locationType: 'Virtual',
          inPersonLocation: '',
          managerIds: ['user-z', 'user-m'],
          lobbyManagerIds: [],
          invoiced: true,
        },
        sessionId: 'session-a',
        sessionName: 'a',
        timeZone: 'America/Los_Angeles',
        projectId: 'project-1',
        projectName: '1',
        projectUri: 'uri-1',
        archived: false,
        castingDirectorIds: ['user-z', 'user-a'],
        revision: 7,
      })
      const two = await read(({ calendar }) => calendar.dates({ ...span, limit: 2 }))
      expect(two.map(({ date }) => date.id)).to.deep.equal(['early', 'date-2026-03-01'])
      const none = await read(({ calendar }) => calendar.dates({ ...span, from: span.to, limit: 2 }))
      expect(none).to.deep.equal([])
    })

    it('keeps one feed for an account, found by its digest until it is replaced or removed', async () => {
      const feed = (digest: string) => ({
        userId: 'user-a',
        digest,
        locked: `locked ${digest}`,
        createdAt: GONE,
      })
      await write(({ feeds }) => feeds.put(feed('one')))
      await write(({ feeds }) => feeds.put({ ...feed('other'), userId: 'user-b' }))
      expect(await read(({ feeds }) => feeds.find('user-a'))).to.deep.equal(feed('one'))
      await write(({ feeds }) => feeds.put(feed('two')))
      expect(await read(({ feeds }) => feeds.byDigest('one'))).to.equal(null)
      expect(await read(({ feeds }) => feeds.byDigest('two'))).to.deep.equal(feed('two'))
      await write(({ feeds }) => feeds.remove('user-a'))
      expect(await read(({ feeds }) => feeds.byDigest('two'))).to.equal(null)
      expect((await read(({ feeds }) => feeds.find('user-b')))?.digest).to.equal('other')
    })
  })
}
