import { type Actor, standingOf } from '@callboard/core'
import { second } from '@callboard/core/testing'
import { aRecord, personDigest } from '@callboard/lobby/testing'
import type { Searcher } from '@callboard/projects'
import { search } from '@callboard/projects/contract'
import { groundOfSession } from '@callboard/projects/queries'
import { dateOn, projectNamed, projectsWorld, sessionNamed } from '@callboard/projects/testing'
import { expect } from 'chai'
import type { Query } from '../dialect/index.ts'
import { lobbyRepositories } from '../lobby/lobby-repositories.ts'
import { postingRepositories } from '../posting/posting-repositories.ts'
import { onEachStore } from '../testing/temporary-store.ts'
import { projectsRepositories } from './projects-repositories.ts'

/** The search reads tables of other modules, so that its tests write them. */
const repositories = (query: Query) => ({
  ...projectsRepositories(query),
  lobby: lobbyRepositories(query),
  posting: postingRepositories(query),
})

const TODAY = '2026-03-02'

onEachStore(repositories, (name, harness) => {
  describe(`search: ${name}`, () => {
    let world: ReturnType<typeof projectsWorld>
    let made: Awaited<ReturnType<typeof harness>>

    beforeEach(async () => {
      made = await harness()
      world = projectsWorld(made.store)
    })
    afterEach(() => made.stop())

    const write = <T>(work: (tables: ReturnType<typeof repositories>) => Promise<T>) => made.store.write(work)
    const talent = async (sessionId: string, names: string, more: object = {}) => {
      const [firstName = '', ...last] = names.split(' ')
      const record = aRecord({ sessionId, firstName, lastName: last.join(' '), ...more })
      await write(({ lobby }) => lobby.records.add(record, personDigest(record)))
      return record
    }
    const page = (id: string, projectId: string, deletedAt: Date | null = null) =>
      write(({ posting }) =>
        posting.pages.addIfAbsent({
          id,
          projectId,
          name: id,
          sharedFeedback: true,
          showsSessionComments: false,
          showsDirectorComments: false,
          createdBy: null,
          createdAt: second(0),
          deletedAt,
        }),
      )
    const find = (q: string, who = 'admin') => world.call(search, world.as(who), { q })
    const names = (found: readonly { readonly name: string }[]) => found.map((one) => one.name)

    /** A project of the director with two sessions; the manager runs one of them, the guest the other. */
    async function twoSessions(): Promise<void> {
      await write(async ({ projects, sessions, clients }) => {
        await projects.insert(projectNamed('shop', { name: 'Shop', castingDirectorIds: ['user-director'] }))
        await sessions.insert(
          sessionNamed('one', 'project-shop', {
            name: 'Shop one',
            dates: [dateOn(TODAY, { id: 'date-1', managerIds: ['user-manager'] })],
          }),
        )
        await sessions.insert(
          sessionNamed('two', 'project-shop', {
            name: 'Shop two',
            dates: [dateOn('2026-03-09', { id: 'date-2', lobbyManagerIds: ['user-guest'] })],
          }),
        )
        const invited = { projectId: 'project-shop', invitedAt: second(0) }
        await clients.save({
          ...invited,
          email: 'client@example.com',
          userId: 'user-client',
          sessionIds: ['session-two'],
        })
        await clients.save({
          ...invited,
          email: 'watcher@example.com',
          userId: 'user-watcher',
          sessionIds: null,
        })
      })
      await talent('session-one', 'Shopan Frederic')
      await talent('session-two', 'Shopov Vera')
      await page('Shop selects', 'project-shop')
    }

    it('finds no talent who came with a copied group: they are found where they checked in [REV-07]', async () => {
      await twoSessions()
      const copy = aRecord({ sessionId: 'session-two', firstName: 'Shopan', lastName: 'Frederic' })
      await write(({ lobby }) => lobby.records.addCopies([{ ...copy, copiedFrom: 'the-first' }]))
      expect((await find('shopan')).talent).to.have.length(1)
    })

    it('finds what the caller may see, and nothing else [APP-21] [SEC-01]', async () => {
      await twoSessions()
      const seen: Record<string, string> = {}
      for (const who of ['admin', 'director', 'manager', 'guest', 'client', 'watcher', 'rival', 'stranger']) {
        const found = await find('shop', who)
        seen[who] = Object.values(found).flatMap(names).sort().join(', ')
      }
      const everything = 'Shop, Shop one, Shop selects, Shop two, Shopan Frederic, Shopov Vera'
      expect(seen).to.deep.equal({
        admin: everything,
        director: everything,
        manager: 'Shop, Shop one, Shop selects, Shopan Frederic',
        guest: 'Shop, Shop selects, Shop two, Shopov Vera',
        client: 'Shop, Shop two, Shopov Vera',
        watcher: 'Shop, Shop one, Shop two, Shopan Frederic, Shopov Vera',
        rival: '',
        stranger: '',
      })
    })

    it('agrees with the access policy on every session [SEC-01]', async () => {
      const people = ['director', 'rival', 'guest', 'manager', 'stranger', 'client', 'watcher']
      await write(async ({ projects, sessions, clients }) => {
        for (let at = 0; at < 24; at += 1) {
          const id = `p${at}`
          const pick = (by: number) => `user-${people[(at * by) % people.length]}`
          await projects.insert(
            projectNamed(id, {
              castingDirectorIds: [...new Set([pick(1), pick(3)])],
              archived: at % 5 === 0,
            }),
          )
          await sessions.insert(
            sessionNamed(`s${at}`, `project-${id}`, {
              name: 'Match',
              privateUsers: true,
              dates: [dateOn(TODAY, { id: `date-${at}`, managerIds: [pick(2)], lobbyManagerIds: [pick(5)] })],
            }),
          )
          await clients.save({
            projectId: `project-${id}`,
            email: `${at}@example.com`,
            userId: pick(4),
            sessionIds: at % 2 ? null : [`session-s${at}`],
            invitedAt: second(0),
          })
        }
      })
      let seen = 0
      const sees = async (actor: Actor, id: string) => {
        const session = await world.directory.session(id)
        return standingOf(actor, groundOfSession(session!)) !== null
      }
      for (const who of people) {
        const as = world.as(who).userType as Searcher['as']
        const found = await made.store.read(({ search }) =>
          search.find({ text: 'match', of: { userId: `user-${who}`, as }, limit: 100, around: [] }),
        )
        const ids = found.sessions.map(({ id }) => id).sort()
        const may: string[] = []
        for (let at = 0; at < 24; at += 1)
          if (await sees(world.as(who), `session-s${at}`)) may.push(`session-s${at}`)
        expect(ids, who).to.deep.equal(may.sort())
        seen += ids.length
      }
      expect(seen).to.be.greaterThan(20)
    })

    it('finds by the beginning of any word, in any case and without accents', async () => {
      await write(async ({ projects, sessions }) => {
        await projects.insert(projectNamed('c', { name: 'Café  de la Gare' }))
        await sessions.insert(sessionNamed('r', 'project-c', { name: 'Second round' }))
      })
      await talent('session-r', 'Inés Moreau-Díaz')
      await talent('session-r', 'Jan van der Berg')
      for (const q of ['INES', 'ines mo', 'moreau', 'Díaz', 'diaz'])
        expect(names((await find(q)).talent), q).to.deep.equal(['Inés Moreau-Díaz'])
      for (const q of ['ja', 'jan van', 'van der', 'berg'])
        expect(names((await find(q)).talent), q).to.deep.equal(['Jan van der Berg'])
      expect(names((await find('nes')).talent)).to.deep.equal([])
      for (const q of ['cafe', 'GARE', 'la ga']) expect(names((await find(q)).projects), q).to.have.length(1)
      expect(names((await find('afe')).projects)).to.deep.equal([])
      expect(names((await find('round')).sessions)).to.deep.equal(['Second round'])
    })

    it('takes %, _ and ! for what they are', async () => {
      await write(async ({ projects, sessions }) => {
        await projects.insert(projectNamed('a', { name: '100% film' }))
        await projects.insert(projectNamed('b', { name: '1000 films' }))
        await projects.insert(projectNamed('c', { name: 'a_b!c' }))
        await projects.insert(projectNamed('d', { name: 'axb' }))
        await sessions.insert(sessionNamed('s', 'project-a'))
      })
      await talent('session-s', 'Percy %')
      expect(names((await find('100%')).projects)).to.deep.equal(['100% film'])
      expect(names((await find('a_')).projects)).to.deep.equal(['a_b!c'])
      expect(names((await find('a_b!')).projects)).to.deep.equal(['a_b!c'])
      expect(names((await find('\\%')).projects)).to.deep.equal([])
      expect(names((await find('%%')).talent)).to.deep.equal([])
    })

    it('leaves out what is deleted, and tells what is archived', async () => {
      await twoSessions()
      await talent('session-one', 'Shopless Ann', { deletedAt: second(1) })
      await page('Shop gone', 'project-shop', second(1))
      await write(async ({ sessions }) => {
        const two = await sessions.find('session-two')
        await sessions.save({ ...two!, deletedAt: second(1) })
      })
      const found = await find('shop')
      expect(Object.values(found).flatMap(names).sort()).to.deep.equal([
        'Shop',
        'Shop one',
        'Shop selects',
        'Shopan Frederic',
      ])
      expect(found.projects[0]).to.include({ uri: 'uri-shop', is_archived: false })
      await write(async ({ projects }) => {
        const shop = await projects.find('project-shop')
        await projects.save({ ...shop!, archived: true })
      })
      expect((await find('shop')).projects[0]?.is_archived).to.equal(true)
      expect(Object.values(await find('shop', 'watcher')).flat()).to.deep.equal([])
    })

    it('puts sessions of today first, and says so of their talent', async () => {
      await twoSessions()
      await write(async ({ sessions }) => {
        await sessions.insert(sessionNamed('zone', 'project-shop', { name: 'Shop zone', dates: [] }))
      })
      await talent('session-one', 'Shopin Today', { photoKey: 'photo/1.jpg' })
      const found = await find('shop')
      expect(found.sessions.map((one) => [one.name, one.is_today])).to.deep.equal([
        ['Shop one', true],
        ['Shop zone', false],
        ['Shop two', false],
      ])
      const face = found.talent.find((one) => one.name === 'Shopin Today')
      expect(face).to.deep.include({ is_today: true, role: 'Hero' })
      expect(face?.photo_url).to.be.a('string').that.includes('photo')
      expect(face?.session.name).to.equal('Shop one')
    })

    it('gives eight of a kind at most, who checked in last first', async () => {
      await twoSessions()
      for (let at = 0; at < 12; at += 1)
        await talent('session-one', `Manya Number${at}`, { checkedInTime: second(at) })
      const found = await find('manya')
      expect(names(found.talent)).to.deep.equal([11, 10, 9, 8, 7, 6, 5, 4].map((at) => `Manya Number${at}`))
    })

    it('follows a name that is changed', async () => {
      await twoSessions()
      const record = await talent('session-one', 'Before Marriage')
      await write(({ lobby }) =>
        lobby.records.save({ ...record, lastName: 'After', version: record.version + 1 }),
      )
      expect((await find('marriage')).talent).to.deep.equal([])
      expect(names((await find('after')).talent)).to.deep.equal(['Before After'])
    })

    it('takes one statement, however much is found [APP-21]', async () => {
      const statements = async (who: string) => {
        let count = 0
        const counting = () => {
          count += 1
        }
        made.database.reader.on('query', counting)
        await find('shop', who)
        made.database.reader.off('query', counting)
        return count
      }
      expect(await statements('admin')).to.equal(1)
      await twoSessions()
      for (let at = 0; at < 30; at += 1) await talent('session-one', `Shopper Number${at}`)
      for (const who of ['admin', 'director', 'manager', 'client', 'rival'])
        expect(await statements(who), who).to.equal(1)
    })
  })
})
