import { eachTest, type StoreHarness } from '@callboard/core/testing'
import { expect } from 'chai'
import type { ProjectPage, ProjectsRepositories, ProjectsStore } from '../application/ports/index.ts'
import { dateOn, projectNamed, sessionNamed } from './builders.ts'

const GONE = new Date('2026-03-02T09:00:00.000Z')

export function projectsStoreContract(name: string, make: () => Promise<StoreHarness<ProjectsStore>>): void {
  describe(`projects store: ${name}`, () => {
    const harness = eachTest(make)
    const read = <T>(work: (repositories: ProjectsRepositories) => Promise<T>) => harness().store.read(work)
    const write = <T>(work: (repositories: ProjectsRepositories) => Promise<T>) => harness().store.write(work)

    it('gives back a project as it was stored and changed', async () => {
      const project = projectNamed('a', {
        name: 'Ünï 🎬',
        roles: ['Hero', 'Villain'],
        castingDirectorIds: ['user-z', 'user-a'],
        texts: { thankyou_message: 'Thanks', position_messages: ['One', 'Two'] },
        localRecordingEnabled: true,
        feedbackEnabled: false,
        reshootEnabled: true,
        reminders: false,
        brand: { logoKey: 'logos/1.png', accent: '#7a1f2b' },
      })
      expect(await write(({ projects }) => projects.insert(project))).to.equal(true)
      expect(await read(({ projects }) => projects.find(project.id))).to.deep.equal(project)
      const changed = {
        ...project,
        archived: true,
        lastArchivedAt: new Date('2026-03-01T10:00:00.123Z'),
        castingDirectorIds: ['user-b'],
        roles: [],
        version: 2,
      }
      expect(await write(({ projects }) => projects.save(changed))).to.equal(true)
      expect(await read(({ projects }) => projects.findByUri('uri-a'))).to.deep.equal(changed)
      expect(await write(({ projects }) => projects.locked(project.id))).to.deep.equal(changed)
    })

    it('keeps a uri for one project, a deleted one included', async () => {
      await write(({ projects }) => projects.insert(projectNamed('a')))
      await write(({ projects }) => projects.insert(projectNamed('b')))
      await write(({ projects }) => projects.save(projectNamed('a', { deletedAt: GONE })))
      expect(await write(({ projects }) => projects.insert(projectNamed('c', { uri: 'uri-a' })))).to.equal(
        false,
      )
      expect(await write(({ projects }) => projects.save(projectNamed('b', { uri: 'uri-a' })))).to.equal(
        false,
      )
      expect(await read(({ projects }) => projects.find('project-c'))).to.equal(null)
      expect((await read(({ projects }) => projects.find('project-b')))?.uri).to.equal('uri-b')
    })

    it('keeps a meeting id for one room of one project, and says whose address is in the way', async () => {
      const [a, b] = [projectNamed('a'), projectNamed('b')]
      await write(({ projects }) => projects.insert(a))
      await write(({ projects }) => projects.insert(b))
      const wanting = { ...b, meetingIds: { ...b.meetingIds, test: 'main-a' } }
      expect(await write(({ projects }) => projects.save(wanting))).to.equal(false)
      expect(await read(({ projects }) => projects.find(b.id))).to.deep.equal(b)
      const third = projectNamed('c', { meetingIds: wanting.meetingIds })
      expect(await write(({ projects }) => projects.insert(third))).to.equal(false)
      expect(await read(({ projects }) => projects.find(third.id))).to.equal(null)
      expect(await write(({ projects }) => projects.taken(wanting))).to.deep.equal({
        of: 'meeting',
        address: 'main-a',
      })
      expect(await write(({ projects }) => projects.taken({ ...b, uri: 'uri-a' }))).to.deep.equal({
        of: 'project',
        address: 'uri-a',
      })
      expect(await write(({ projects }) => projects.taken(b))).to.equal(null)
      // Its old ids are free once it has others, and its rooms may change places.
      const swapped = { ...a, meetingIds: { main: 'test-a', test: 'new', backoffice: 'backoffice-a' } }
      expect(await write(({ projects }) => projects.save(swapped))).to.equal(true)
      expect(await write(({ projects }) => projects.save(wanting))).to.equal(true)
    })

    it('pages newest first, by archive, name, id and person', async () => {
      await write(async ({ projects, sessions }) => {
        await projects.insert(projectNamed('1', { name: 'Alpha Film', castingDirectorIds: ['user-d'] }))
        await projects.insert(projectNamed('2', { name: 'Beta 100% film' }))
        await projects.insert(
          projectNamed('3', { name: 'Gamma', archived: true, castingDirectorIds: ['user-d'] }),
        )
        await projects.insert(
          projectNamed('4', { name: 'Delta', castingDirectorIds: ['user-d'], deletedAt: GONE }),
        )
        await sessions.insert(
          sessionNamed('s', 'project-2', { dates: [dateOn('2026-03-04', { lobbyManagerIds: ['user-m'] })] }),
        )
      })
      const page = async (changes: Partial<ProjectPage>) => {
        const found = await read(({ projects }) =>
          projects.page({ skip: 0, take: 10, archived: false, ...changes }),
        )
        return [found.projects.map(({ id }) => id.slice(-1)).join(), found.count]
      }
      expect(await page({})).to.deep.equal(['2,1', 2])
      expect(await page({ take: 1 })).to.deep.equal(['2', 2])
      expect(await page({ skip: 1, take: 1 })).to.deep.equal(['1', 2])
      expect(await page({ archived: true })).to.deep.equal(['3', 1])
      expect(await page({ name: 'FILM' })).to.deep.equal(['2,1', 2])
      expect(await page({ name: '0%' })).to.deep.equal(['2', 1])
      expect(await page({ name: '_' })).to.deep.equal(['', 0])
      expect(await page({ id: 'project-1' })).to.deep.equal(['1', 1])
      expect(await page({ of: { userId: 'user-d', as: 'casting_director' } })).to.deep.equal(['1', 1])
      expect(await page({ of: { userId: 'user-m', as: 'session_manager' } })).to.deep.equal(['2', 1])
    })

    it('gives back a session with its dates, also when two have changed days', async () => {
      const session = sessionNamed('a', 'project-1', {
        dates: [
          dateOn('2026-03-04', {
            managerIds: ['user-z', 'user-a'],
            lobbyManagerIds: ['user-z'],
            invoiced: true,
          }),
          dateOn('2026-03-05', { locationType: 'Both', inPersonLocation: 'Stage 4', description: 'Hats' }),
        ],
      })
      await write(async ({ projects, sessions }) => {
        await projects.insert(projectNamed('1'))
        await sessions.insert(session)
      })
      expect(await read(({ sessions }) => sessions.find(session.id))).to.deep.equal(session)
      const [first, second] = session.dates
      const swapped = {
        ...session,
        dates: [
          { ...second!, date: first!.date },
          { ...first!, date: second!.date, showDescription: true },
        ],
        version: 2,
      }
      await write(({ sessions }) => sessions.save(swapped))
      expect(await write(({ sessions }) => sessions.locked(session.id))).to.deep.equal(swapped)
      expect(await read(({ sessions }) => sessions.many([session.id, 'nothing']))).to.deep.equal([swapped])
    })

    it('lists sessions in their order and forgets deleted ones, also of deleted projects', async () => {
      await write(async ({ projects, sessions }) => {
        await projects.insert(projectNamed('1'))
        await projects.insert(projectNamed('2', { deletedAt: GONE }))
        const dates = [dateOn('2026-03-06'), dateOn('2026-03-07', { managerIds: ['user-m'] })]
        await sessions.insert(sessionNamed('second', 'project-1', { sortOrder: 2, dates }))
        await sessions.insert(sessionNamed('first', 'project-1', { sortOrder: 1 }))
        await sessions.insert(sessionNamed('gone', 'project-1', { deletedAt: GONE }))
        await sessions.insert(sessionNamed('lost', 'project-2'))
      })
      await read(async ({ projects, sessions }) => {
        const names = (list: readonly { name: string }[]) => list.map((session) => session.name)
        expect(names(await sessions.ofProject('project-1'))).to.deep.equal(['first', 'second'])
        const outlines = await sessions.outlines(['project-1', 'project-2'], null)
        expect(names(outlines)).to.deep.equal(['first', 'second'])
        expect(outlines.map((session) => session.dates.map((date) => date.hasManager))).to.deep.equal([
          [],
          [false, true],
        ])
        expect(names(await sessions.outlines(['project-1'], 'user-m'))).to.deep.equal(['second'])
        expect(await sessions.find('session-gone')).to.equal(null)
        expect(await sessions.find('session-lost')).to.equal(null)
        expect(await projects.isManager('project-1', 'user-m')).to.equal(true)
        expect(await projects.isManager('project-1', 'user-x')).to.equal(false)
      })
    })

    it('knows who works on the projects of an account, and on no others', async () => {
      await write(async ({ projects, sessions }) => {
        await projects.insert(projectNamed('own', { castingDirectorIds: ['user-d', 'user-e'] }))
        await projects.insert(projectNamed('run', { castingDirectorIds: ['user-f'] }))
        await projects.insert(projectNamed('other', { castingDirectorIds: ['user-g'] }))
        await projects.insert(
          projectNamed('gone', { castingDirectorIds: ['user-d', 'user-h'], deletedAt: GONE }),
        )
        const run = dateOn('2026-03-06', { managerIds: ['user-d'], lobbyManagerIds: ['user-l'] })
        await sessions.insert(sessionNamed('run', 'project-run', { dates: [run] }))
        const other = dateOn('2026-03-07', { managerIds: ['user-m'] })
        await sessions.insert(sessionNamed('other', 'project-other', { dates: [other] }))
      })
      await read(async ({ projects }) => {
        const ofDirector = await projects.colleagues({ userId: 'user-d', as: 'casting_director' })
        expect(ofDirector).to.have.members(['user-d', 'user-e', 'user-f', 'user-l'])
        const ofManager = (userId: string) => projects.colleagues({ userId, as: 'session_manager' })
        expect(await ofManager('user-m')).to.have.members(['user-g', 'user-m'])
        expect(await ofManager('user-x')).to.deep.equal([])
        // A casting director who became a session manager has lost what it owned.
        expect(await ofManager('user-d')).to.have.members(['user-d', 'user-f', 'user-l'])
      })
    })

    it('counts what an account owns and runs, without what is deleted or over', async () => {
      const dates = (...days: string[]) =>
        days.map((day) =>
          dateOn(day, { id: `date-${day}`, managerIds: ['user-m'], lobbyManagerIds: ['user-m'] }),
        )
      await write(async ({ projects, sessions }) => {
        await projects.insert(projectNamed('1', { castingDirectorIds: ['user-d'] }))
        await projects.insert(projectNamed('2', { castingDirectorIds: ['user-e', 'user-d', 'user-f'] }))
        await projects.insert(projectNamed('3', { castingDirectorIds: ['user-d'], deletedAt: GONE }))
        await sessions.insert(sessionNamed('a', 'project-1', { dates: dates('2026-03-03', '2026-03-04') }))
        await sessions.insert(sessionNamed('b', 'project-3', { dates: dates('2026-03-05') }))
        await sessions.insert(sessionNamed('c', 'project-1', { deletedAt: GONE, dates: dates('2026-03-06') }))
      })
      const workOf = (id: string) => read(({ projects }) => projects.workOf(id, '2026-03-04'))
      expect(await workOf('user-d')).to.deep.equal({ projects: 2, alone: 1, dates: 0 })
      expect(await workOf('user-m')).to.deep.equal({ projects: 0, alone: 0, dates: 1 })
    })

    it('counts the projects of many accounts by one statement, each once, without deleted ones [ADM-02]', async () => {
      await write(async ({ projects, sessions, clients }) => {
        for (const name of ['1', '2'])
          await projects.insert(projectNamed(name, { castingDirectorIds: ['user-d', 'user-e'] }))
        await projects.insert(projectNamed('3', { castingDirectorIds: ['user-d'], deletedAt: GONE }))
        const dates = ['2026-03-03', '2026-03-04'].map((day) =>
          dateOn(day, { id: `date-${day}`, managerIds: ['user-m', 'user-d'], lobbyManagerIds: ['user-m'] }),
        )
        await sessions.insert(sessionNamed('a', 'project-1', { dates }))
        await clients.save({
          projectId: 'project-2',
          email: 'c@example.com',
          userId: 'user-c',
          sessionIds: ['session-x', 'session-y'],
          invitedAt: new Date('2026-03-01T09:00:00.000Z'),
        })
      })
      const counts = await read(({ projects }) => projects.countsOf(['user-d', 'user-m', 'user-c', 'user-x']))
      expect(Object.fromEntries(counts)).to.deep.equal({ 'user-d': 2, 'user-m': 1, 'user-c': 1 })
      expect((await read(({ projects }) => projects.countsOf([]))).size).to.equal(0)
    })

    it('knows what an account runs and owns, and still finds what was deleted', async () => {
      await write(async ({ projects, sessions }) => {
        await projects.insert(projectNamed('own', { castingDirectorIds: ['user-d'] }))
        await projects.insert(projectNamed('gone', { deletedAt: GONE }))
        const [runner, lobby] = [{ managerIds: ['user-d'] }, { lobbyManagerIds: ['user-d'] }]
        await sessions.insert(sessionNamed('a', 'project-own', { dates: [dateOn('2026-03-06', runner)] }))
        await sessions.insert(sessionNamed('b', 'project-own', { dates: [dateOn('2026-03-07', lobby)] }))
        await sessions.insert(sessionNamed('c', 'project-own', { dates: [dateOn('2026-03-08')] }))
        await sessions.insert(
          sessionNamed('d', 'project-own', { dates: [dateOn('2026-03-09', runner)], deletedAt: GONE }),
        )
        await sessions.insert(sessionNamed('e', 'project-gone'))
      })
      await read(async ({ projects, sessions }) => {
        expect([...(await sessions.runBy('user-d'))].sort()).to.deep.equal(['session-a', 'session-b'])
        expect(await sessions.runBy('user-x')).to.deep.equal([])
        expect(await projects.ownedBy('user-d')).to.deep.equal(['project-own'])
        for (const id of ['session-a', 'session-d', 'session-e'])
          expect((await sessions.findAny(id))?.id).to.equal(id)
        expect((await sessions.findAny('session-d'))?.dates).to.have.length(1)
        expect((await projects.findAny('project-gone'))?.name).to.equal('gone')
        expect(await sessions.findAny('nothing')).to.equal(null)
      })
    })

    it('stamps a session anew with each change of it or its project', async () => {
      const project = projectNamed('1', { version: 1 })
      const session = sessionNamed('a', 'project-1', { version: 1 })
      await write(async ({ projects, sessions }) => {
        await projects.insert(project)
        await sessions.insert(session)
        await sessions.insert(sessionNamed('gone', 'project-1', { deletedAt: GONE }))
      })
      const stamp = (id = 'session-a') => read(({ sessions }) => sessions.stamp(id))
      const first = await stamp()
      expect(await stamp()).to.equal(first)
      await write(({ sessions }) => sessions.save({ ...session, version: 2 }))
      const second = await stamp()
      await write(({ projects }) => projects.save({ ...project, version: 2 }))
      expect(new Set([first, second, await stamp()])).to.have.length(3)
      expect(await stamp('session-gone')).to.equal(null)
    })
  })
}
