import { eachTest, MemoryJobStore } from '@callboard/core/testing'
import { expect } from 'chai'
import type { AdminStore } from '../application/ports/index.ts'
import { adminWorld, PROJECT } from './admin-world.ts'

const TEXTS_OF_DAY = 4

/** Two processes over one message log. */
export interface SharedLogHarness {
  readonly stores: readonly [AdminStore, AdminStore]
  stop(): Promise<void>
}

/**
 * The promises of a message log that several processes share: run by every adapter of the store that they can share.
 */
export function sharedLogSuite(name: string, make: () => Promise<SharedLogHarness>): void {
  describe(`message log of two processes: ${name}`, () => {
    const harness = eachTest(async () => {
      const { stores, stop } = await make()
      return { worlds: stores.map((store) => adminWorld(store, new MemoryJobStore(), TEXTS_OF_DAY)), stop }
    })
    const both = <T>(work: (world: ReturnType<typeof adminWorld>) => Promise<T>) =>
      Promise.all(
        Array.from({ length: 10 }, (_, index) => harness().worlds[index % 2]!).map((world) => work(world)),
      )
    const given = () => harness().worlds.flatMap(({ mails, texts }) => [...mails.given, ...texts.given])

    it('writes a message down once when both hear of the same event [MSG-08]', async () => {
      await both((world) => world.wish())
      expect(await harness().worlds[0]!.all()).to.have.length(1)
      expect(harness().worlds.flatMap(({ promised }) => promised)).to.have.length(1)
    })

    it('has a message sent once when both have its job at the same moment [MSG-08]', async () => {
      const { wish, only } = harness().worlds[0]!
      await wish()
      const { id } = await only()
      await both((world) => world.send(id))
      expect(given()).to.have.length(1)
      expect(await only()).to.include({ state: 'sent', attempts: 1 })
    })

    it('sends no more texts of a project in a day than it may when both send many at once [SEC-10]', async () => {
      const { wish, all } = harness().worlds[0]!
      for (let number = 0; number < 10; number += 1)
        await wish({
          key: `call-in:${number}`,
          channel: 'sms',
          template: 'ON_DECK_TEXT',
          to: `+1310555010${number}`,
          about: { project_id: PROJECT },
        })
      const waiting = (await all()).map(({ id }) => id)
      await both((world) => world.send(waiting.pop()!))
      expect(given()).to.have.length(TEXTS_OF_DAY)
      const states = (await all()).map(({ state }) => state)
      expect(states.filter((state) => state === 'sent')).to.have.length(TEXTS_OF_DAY)
      expect(states.filter((state) => state === 'failed')).to.have.length(10 - TEXTS_OF_DAY)
    })

    it('has a failed text go by e-mail once when both hear of the failure [MSG-06] [MSG-08]', async () => {
      const { wish, only, all, send } = harness().worlds[0]!
      await wish({ channel: 'sms', template: 'ON_DECK_TEXT', to: '+13105550100', fallback_email: 'a@b.test' })
      const { id } = await only()
      await send(id)
      await both((world) => world.report(id, 'SM1', 'failed'))
      expect((await all()).filter(({ channel }) => channel === 'email')).to.have.length(1)
    })
  })
}
