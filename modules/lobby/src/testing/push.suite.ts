import { eachTest, refusalOf, type StoreHarness, type TestScope, testsOf } from '@callboard/core/testing'
import { expect } from 'chai'
import type { LobbyStore } from '../application/ports/index.ts'
import { notifyBrowser, notifyTalent } from '../application/push/push-jobs.ts'
import { actOnRecord, addPush, deleteRecord, getPushKey, removePush } from '../contract/index.ts'
import { type LobbyWorld, lobbyWorld, staff } from './lobby-world.ts'

const KEYS = { p256dh: 'BPk', auth: 'c2VjcmV0' }

/** Notifications of talent's browsers. */
export function pushSuite(
  name: string,
  make: () => Promise<StoreHarness<LobbyStore>>,
  scope: TestScope = 'all',
): void {
  describe(`notifications of talent: ${name}`, () => {
    const { it } = testsOf(scope)
    const harness = eachTest(make)
    let world: LobbyWorld
    beforeEach(() => {
      world = lobbyWorld(harness().store)
    })
    const arrive = async (first: string) => (await world.arrive(first)).record_id
    const allow = (id: string, browser = `https://push.test/${id}`) =>
      world.call(addPush, world.page(id), { id, endpoint: browser, ...KEYS })
    /** Does the jobs that were asked for, and those that they ask for. */
    const work = async () => {
      for (const job of world.forget().filter((entry) => entry.kind === 'job')) {
        if (job.name === 'lobby.notify-talent') await world.work(notifyTalent, job.payload as never)
        if (job.name === 'lobby.notify-browser') await world.work(notifyBrowser, job.payload as never)
      }
    }
    const told = async () => {
      await work()
      await work()
      return world.pushed.splice(0).map(({ endpoint, payload }) => [endpoint, payload.title])
    }
    const callIn = async (id: string) =>
      world.call(actOnRecord, staff, { id, action: 'call-in', version: (await world.record(id)).version })

    it('tell who is called in and who is next, once for each event [MSG-09]', async () => {
      const [ada, bob, cora] = [await arrive('Ada'), await arrive('Bob'), await arrive('Cora')]
      for (const id of [ada, bob, cora]) await allow(id)
      world.forget()
      await callIn(ada)
      expect(await told()).to.have.deep.members([
        [`https://push.test/${ada}`, 'It is your turn'],
        [`https://push.test/${bob}`, 'You are next'],
      ])
      expect(await told()).to.deep.equal([])
    })

    it('tell who was removed, and who moved up for it [MSG-09]', async () => {
      const [ada, bob] = [await arrive('Ada'), await arrive('Bob')]
      for (const id of [ada, bob]) await allow(id)
      world.forget()
      await world.call(deleteRecord, staff, { id: ada })
      expect(await told()).to.have.deep.members([
        [`https://push.test/${ada}`, 'Your check-in was removed'],
        [`https://push.test/${bob}`, 'You are next'],
      ])
    })

    it('hold no contact data and open the own page, also in a new tab [MSG-09] [R4]', async () => {
      const ada = await arrive('Ada')
      await allow(ada)
      world.forget()
      await callIn(ada)
      await work()
      await work()
      const [{ payload } = { payload: {} as Record<string, string> }] = world.pushed
      expect(JSON.stringify(payload)).not.to.match(/ada@|\+1310|Example|Ada/)
      const [path, key] = payload.link!.split('#k=')
      expect(path).to.equal(`/message/${ada}`)
      expect(await world.talentPages.actorOf(key!)).to.deep.equal(world.page(ada))
    })

    it('go to each browser that allowed them and was not taken back, once however often it allows [MSG-09]', async () => {
      const ada = await arrive('Ada')
      for (const browser of ['https://push.test/a', 'https://push.test/b', 'https://push.test/a'])
        await allow(ada, browser)
      await world.call(removePush, world.page(ada), { id: ada, endpoint: 'https://push.test/b' })
      world.forget()
      await callIn(ada)
      expect(await told()).to.deep.equal([['https://push.test/a', 'It is your turn']])
    })

    it('forget a browser that the push service says is gone [MSG-09]', async () => {
      const ada = await arrive('Ada')
      await allow(ada, 'https://push.test/gone')
      for (const expected of [1, 0]) {
        world.forget()
        await callIn(ada)
        expect(await told()).to.have.length(expected)
      }
    })

    it('keep five browsers of a talent, the latest', async () => {
      const ada = await arrive('Ada')
      for (let browser = 1; browser <= 7; browser += 1) {
        world.clock.advance(1000)
        await allow(ada, `https://push.test/${browser}`)
      }
      world.forget()
      await callIn(ada)
      const endings = (await told()).map(([endpoint]) => endpoint!.at(-1))
      expect(endings.sort()).to.deep.equal(['3', '4', '5', '6', '7'])
    })

    it('are not told five minutes late', async () => {
      const ada = await arrive('Ada')
      await allow(ada)
      world.forget()
      await callIn(ada)
      world.clock.advance(301_000)
      expect(await told()).to.deep.equal([])
    })

    it('are allowed by the own page only, for push services only [SEC-08]', async () => {
      const [ada, bob] = [await arrive('Ada'), await arrive('Bob')]
      const input = { id: ada, endpoint: 'https://push.test/a', ...KEYS }
      expect(await refusalOf(world.call(addPush, world.page(bob), input))).to.include({ kind: 'missing' })
      expect((await refusalOf(allow(ada, 'https://10.0.0.1/a'))).fields).to.have.all.keys('endpoint')
      expect(await world.call(getPushKey, world.page(ada), { id: ada })).to.deep.equal({
        public_key: 'the-public-key',
      })
    })
  })
}
