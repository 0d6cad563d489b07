import { Actor } from '@callboard/core'
import { eachTest, refusalOf, type StoreHarness } from '@callboard/core/testing'
import { expect } from 'chai'
import type { LobbyStore } from '../application/ports/index.ts'
import { type PresenceView, reportPresence } from '../contract/index.ts'
import { LINK_LEASE } from '../domain/index.ts'
import { client, type LobbyWorld, lobbyWorld, staff, talent } from './lobby-world.ts'

const system = Actor.system('test')

/** Presence of talent, as the processes and their pages tell it. */
export function presenceSuite(name: string, make: () => Promise<StoreHarness<LobbyStore>>): void {
  describe(`presence of talent: ${name}`, () => {
    const harness = eachTest(make)
    let world: LobbyWorld
    let ada: string
    beforeEach(async () => {
      world = lobbyWorld(harness().store)
      ada = (await world.arrive('Ada')).record_id
      world.forget()
    })

    const told = () =>
      world.promised.flatMap((entry) =>
        entry.kind === 'signal' && entry.type === 'presence' ? [entry.views.staff as PresenceView] : [],
      )
    const presence = async () => (await world.lobby()).presence.find(({ record }) => record === ada)
    const news = (kind: 'entered' | 'left', link: string, process = 'one') =>
      world.watchPages.run(system, { kind, process, link, id: ada })
    const standing = (process: string, ...links: string[]) =>
      world.watchPages.run(system, {
        kind: 'standing',
        process,
        links: links.map((link) => ({ link, id: ada })),
      })
    const report = (connection: string, room: 'joining' | 'test' | 'main' | null, can_record = false) =>
      world.call(reportPresence, world.page(ada), {
        id: ada,
        page: { connection, room, line: 'ok', can_record },
      })

    it('is that of the page: open, on its way, in the room, away [LIV-14]', async () => {
      expect(await presence()).to.equal(undefined)
      await news('entered', 'phone')
      expect(await presence()).to.include({ page: 'open', room: null, can_record: false })
      await report('phone', 'joining')
      await report('phone', 'main', true)
      expect(await presence()).to.include({ page: 'open', room: 'main', can_record: true })
      await news('left', 'phone')
      expect(await presence()).to.include({ page: 'away', room: null, can_record: false })
      expect((await presence())?.away_since).to.equal(world.clock.now().toISOString())
      expect(told().map(({ page, room }) => `${page} ${room}`)).to.deep.equal([
        'open null',
        'open joining',
        'open main',
        'away null',
      ])
    })

    it('is not changed by news that come twice, late or from nowhere [T5]', async () => {
      await news('entered', 'phone')
      await report('phone', 'main')
      world.forget()
      await news('entered', 'phone')
      await report('phone', 'main')
      await news('left', 'laptop')
      expect(told()).to.deep.equal([])
      expect(await presence()).to.include({ page: 'open', room: 'main' })
      await news('left', 'phone')
      await news('left', 'phone')
      expect(told()).to.have.length(1)
    })

    it('stands while another page of the same talent is open', async () => {
      await news('entered', 'phone')
      await news('entered', 'laptop')
      await report('phone', 'main')
      await news('left', 'laptop')
      expect(await presence()).to.include({ page: 'open', room: 'main' })
    })

    it('is put right by the list of all connections of a process [T5]', async () => {
      await standing('one', 'phone')
      expect(await presence()).to.include({ page: 'open' })
      await standing('one')
      expect(await presence()).to.include({ page: 'away' })
      await news('entered', 'phone', 'one')
      await standing('two')
      expect(await presence()).to.include({ page: 'open' })
    })

    it('ends when its process has died, which another process finds [LIV-14]', async () => {
      await news('entered', 'phone', 'one')
      await report('phone', 'main', true)
      world.clock.advance(LINK_LEASE - 1000)
      await standing('one', 'phone')
      world.clock.advance(LINK_LEASE - 1000)
      expect(await presence()).to.include({ page: 'open', room: 'main' })
      world.clock.advance(2000)
      expect(await presence()).to.include({ page: 'away', room: null, can_record: false })
      world.forget()
      await standing('two')
      expect(told()).to.have.length(1)
      expect(await presence()).to.include({ page: 'away', room: null })
    })

    it('keeps the result of the ready check when the page is closed [LIV-14]', async () => {
      const ready = { camera: 'ok', microphone: 'failed', speaker: 'skipped' } as const
      await news('entered', 'phone')
      await world.call(reportPresence, world.page(ada), { id: ada, ready })
      await news('left', 'phone')
      expect((await presence())?.ready).to.deep.equal(ready)
    })

    it('is reported by its own talent alone', async () => {
      const ben = (await world.arrive('Ben')).record_id
      const page = { connection: 'phone', room: 'main', line: 'ok', can_record: true } as const
      for (const actor of [world.page(ben), talent, client, staff])
        expect(await refusalOf(world.call(reportPresence, actor, { id: ada, page }))).to.have.property('kind')
      expect(await presence()).to.equal(undefined)
    })
  })
}
