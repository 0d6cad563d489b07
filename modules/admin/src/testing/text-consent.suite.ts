import {
  eachTest,
  MemoryJobStore,
  promisedAs,
  refusalOf,
  type TestScope,
  testsOf,
} from '@callboard/core/testing'
import { expect } from 'chai'
import type { MakeAdminStore } from './admin-store.contract.ts'
import { adminWorld, PROJECT } from './admin-world.ts'

const PHONE = '+13105550100'
const ABOUT = { project_id: PROJECT, session_id: 's1', record_id: 'r1' }

/** STOP and START, numbers that cannot be texted and texts that are late: run by every adapter of the store. */
export function textConsentSuite(name: string, make: MakeAdminStore, scope: TestScope = 'all'): void {
  describe(`consent to texts: ${name}`, () => {
    const { it, race } = testsOf(scope)
    const harness = eachTest(async () => {
      const { store, stop } = await make([])
      return { store, world: adminWorld(store, new MemoryJobStore()), stop }
    })
    const world = () => harness().world
    type Wish = Parameters<ReturnType<typeof world>['wish']>[0]
    let wishes = 0
    const wish = async (changes: Wish = {}) => {
      wishes += 1
      await world().wish({
        key: `call-in:${wishes}`,
        channel: 'sms',
        template: 'ON_DECK_TEXT',
        to: PHONE,
        fallback_email: 'ana@example.com',
        about: ABOUT,
        ...changes,
      })
      const [newest] = await world().all()
      return newest!.id
    }
    const sent = async (changes?: Wish) => {
      const id = await wish(changes)
      await world().send(id)
      return id
    }
    const stateOf = async (id: string) => (await world().find(id)).state
    const mails = async () => (await world().all()).filter(({ channel }) => channel === 'email')
    const states = () =>
      promisedAs(world().promised, 'admin.text-state-changed').map(
        (told) => (told as { state: unknown }).state,
      )
    const isOptedOut = () => world().consent.isOptedOut(PROJECT, PHONE)

    for (const word of [
      'STOP',
      ' stop\n',
      'Stop  All',
      'stopall',
      'UNSUBSCRIBE',
      'Cancel',
      'END',
      'quit',
      'OptOut',
      'revoke',
    ])
      it(`is taken back by ${JSON.stringify(word)} alone [M1] [MSG-06]`, async () => {
        await world().reply(PHONE, word)
        expect(await isOptedOut()).to.equal(true)
        await sent()
        expect(world().texts.given).to.deep.equal([])
      })

    for (const words of ['stop please', 'please stop', 'Do not stop', 'stop.it', '', 'I am at the bus stop'])
      it(`is not taken back by ${JSON.stringify(words)} [M1]`, async () => {
        await world().reply(PHONE, words)
        expect(await isOptedOut()).to.equal(false)
      })

    it('is given again by START, YES or UNSTOP [M1]', async () => {
      for (const word of ['START', ' yes ', 'UnStop']) {
        await world().reply(PHONE, 'STOP')
        await world().reply(PHONE, word)
        expect(await isOptedOut(), word).to.equal(false)
      }
      expect(await stateOf(await sent())).to.equal('sent')
    })

    it('drops the queued texts with it, also one for later, without an e-mail in their place [M1]', async () => {
      const now = await wish()
      const later = await wish({ send_at: '2026-03-02T09:10:00.000Z', good_for: 300 })
      const other = await wish({ to: '+13105550101' })
      await world().reply(PHONE, 'STOP')
      await world().reply(PHONE, 'START')
      for (const id of [now, later, other]) await world().send(id)
      expect(await world().find(later)).to.include({
        state: 'failed',
        reason: 'The recipient has opted out of texts by answering STOP.',
      })
      expect(world().texts.given.map(({ to }) => to)).to.deep.equal(['+13105550101'])
      expect([await stateOf(now), await mails()]).to.deep.equal(['failed', []])
    })

    it('that is missing sends later occasions by e-mail, and shows on the check-in [M1] [M2] [MSG-06]', async () => {
      await sent()
      world().promised.length = 0
      await world().reply(PHONE, 'STOP')
      expect(promisedAs(world().promised, 'admin.text-state-changed')).to.deep.equal([
        { record_id: 'r1', session_id: 's1', state: 'opted_out', at: world().clock.now().toISOString() },
      ])
      await sent()
      expect(states()).to.deep.equal(['opted_out', 'opted_out'])
      expect((await mails()).map(({ template }) => template)).to.deep.equal(['TEXT_AS_EMAIL'])
      await world().reply(PHONE, 'START')
      expect(states().at(-1)).to.equal(null)
    })

    it('is marked by the refusal of the provider as by STOP, at once and in its report [M1]', async () => {
      world().texts.next = async () => ({ state: 'refused', reason: 'STOP', cause: 'opted_out' })
      await sent()
      expect(await isOptedOut()).to.equal(true)
      expect(states()).to.include('opted_out')
      world().texts.next = async () => ({ state: 'sent', providerId: world().texts.take() })
      const other = await sent({ to: '+13105550101' })
      await world().report(other, 'SM1', 'failed', { ErrorCode: 'opted_out' })
      expect(await world().consent.optedOut([PHONE, '+13105550101', '+13105550102'])).to.deep.equal(
        new Map([PHONE, '+13105550101'].map((phone) => [phone, world().clock.now()])),
      )
    })

    it('belongs to a sender: those of other accounts go on [M1] [MSG-06]', async () => {
      const own = world().ownTexts.open('dan')
      await world().reply(PHONE, 'STOP')
      expect(await stateOf(await sent())).to.equal('sent')
      expect(own.given).to.have.length(1)
      expect(await isOptedOut()).to.equal(false)
      const signature = 'signed by AC-of-dan'
      await world().reply(PHONE, 'STOP', { To: own.from, holder: 'user-dan', signature })
      expect(await isOptedOut()).to.equal(true)
      await sent()
      expect(own.given).to.have.length(1)
      await world().reply(PHONE, 'START')
      expect(await isOptedOut()).to.equal(true)
      expect(await stateOf(await sent({ about: { session_id: 's1' } }))).to.equal('sent')
    })

    it('is not changed by what was sent to another number of the account', async () => {
      await world().reply(PHONE, 'STOP', { To: '+13105559999' })
      expect(await isOptedOut()).to.equal(false)
    })

    it('is changed by signed replies only, each once [M1] [SEC-08]', async () => {
      world().ownTexts.open('dan')
      const forged = [
        { signature: '' },
        { signature: 'signed by AC-of-dan' },
        { holder: 'user-dan', signature: 'signed' },
        { holder: 'nobody', signature: 'signed' },
      ]
      for (const options of forged)
        expect(await refusalOf(world().reply(PHONE, 'STOP', options))).to.include({ kind: 'denied' })
      expect(await isOptedOut()).to.equal(false)
      await world().reply(PHONE, 'STOP', { MessageSid: 'SMfirst' })
      await world().reply(PHONE, 'START')
      world().promised.length = 0
      await world().reply(PHONE, 'STOP', { MessageSid: 'SMfirst' })
      expect([await isOptedOut(), world().promised]).to.deep.equal([false, []])
    })

    race(
      'taken back and asked for at once never leaves a text to a number that opted out in the queue',
      async () => {
        const ids = [await wish(), await wish(), await wish()]
        await Promise.all([world().reply(PHONE, 'STOP'), ...ids.map((id) => world().send(id))])
        for (const id of ids) await world().send(id)
        for (const id of ids) expect(await stateOf(id)).to.be.oneOf(['sent', 'failed'])
        expect(await isOptedOut()).to.equal(true)
      },
    )

    describe('and the state of texts', () => {
      it('is told as it goes on, for texts about a check-in only [M2]', async () => {
        const id = await sent()
        await world().report(id, 'SM1', 'delivered')
        await sent({ about: { session_id: 's1' } })
        expect(states()).to.deep.equal(['sent', 'delivered'])
      })

      it('says invalid and undelivered apart, refused at once and reported later [M2] [MSG-05]', async () => {
        for (const [cause, said] of [
          ['invalid', 'invalid'],
          [undefined, 'undelivered'],
        ] as const) {
          world().texts.next = async () => ({ state: 'refused', reason: 'No', ...(cause ? { cause } : {}) })
          await sent()
          expect(states().at(-1)).to.equal(said)
        }
        world().texts.next = async () => ({ state: 'sent', providerId: world().texts.take() })
        const id = await sent()
        await world().report(id, 'SM1', 'failed', { ErrorCode: 'invalid' })
        expect(states().at(-1)).to.equal('invalid')
        expect(await isOptedOut()).to.equal(false)
      })
    })

    describe('and texts that wait', () => {
      it('are dropped when they are too late to be of use, without an e-mail [M3]', async () => {
        const id = await wish({ good_for: 300 })
        const late = await wish({ good_for: 300 })
        world().clock.advance(300_000)
        await world().send(id)
        world().clock.advance(1)
        await world().send(late)
        expect([await stateOf(id), await stateOf(late)]).to.deep.equal(['sent', 'failed'])
        expect(await mails()).to.deep.equal([])
        expect(states().at(-1)).to.equal('undelivered')
      })

      it('are late from the time they were asked for, and never when an admin sends them again [M3]', async () => {
        const start = world().clock.now().getTime()
        const send_at = new Date(start + 600_000).toISOString()
        const id = await wish({ send_at, good_for: 300 })
        world().clock.advance(800_000)
        await world().send(id)
        expect(await stateOf(id)).to.equal('sent')
      })
    })

    it('is not asked for messages that are withdrawn: those that wait are dropped [MSG-04]', async () => {
      const id = await wish({ template: 'GOODBYE_TEXT', send_at: '2026-03-02T09:10:00.000Z' })
      const others = [
        await wish({ template: 'GOODBYE_TEXT', about: { ...ABOUT, record_id: 'r2' } }),
        await wish(),
      ]
      await world().withdraw({ record_id: 'r1', template: 'GOODBYE_TEXT' })
      for (const each of [id, ...others]) await world().send(each)
      expect(await world().find(id)).to.include({ state: 'failed', reason: 'Dropped: no longer wanted.' })
      expect(world().texts.given).to.have.length(2)
      expect(await mails()).to.deep.equal([])
    })

    describe('and the most texts of a project and day', () => {
      const MOST = 3
      const OTHER = { project_id: 'project-2', session_id: 's2' }
      let capped: ReturnType<typeof adminWorld>
      beforeEach(() => {
        capped = adminWorld(harness().store, new MemoryJobStore(), MOST)
      })
      let asked = 0
      const text = async (about: object = ABOUT) => {
        asked += 1
        const to = `+1310555${1000 + asked}`
        const wanted = { key: `cap:${asked}`, channel: 'sms', template: 'ON_DECK_TEXT', to } as const
        await capped.wish({ ...wanted, fallback_email: 'ana@example.com', about })
        const [newest] = await capped.all()
        await capped.send(newest!.id)
        return newest!.id
      }
      const fill = async () => {
        for (let count = 0; count < MOST; count += 1) await text()
      }

      it('are sent; one more stands in the log with its reason, and its words go by e-mail [SEC-10]', async () => {
        await fill()
        expect(await capped.consent.isSpent(PROJECT)).to.equal(true)
        const over = await text()
        expect(await capped.find(over)).to.include({
          state: 'failed',
          reason: 'Not sent: the project has sent 3 texts today (UTC), the most of a day.',
        })
        expect(capped.texts.given).to.have.length(MOST)
        expect((await capped.all()).map(({ template, insteadOf }) => [template, insteadOf])).to.deep.include([
          'TEXT_AS_EMAIL',
          over,
        ])
        expect(promisedAs(capped.promised, 'admin.text-state-changed').at(-1)).to.deep.include({
          record_id: 'r1',
          state: 'undelivered',
        })
      })

      it('are those of one project and day: others go on [SEC-10]', async () => {
        await fill()
        expect((await capped.find(await text(OTHER))).state).to.equal('sent')
        expect(await capped.consent.isSpent(OTHER.project_id)).to.equal(false)
        capped.clock.set('2026-03-03T00:00:00.000Z')
        expect(await capped.consent.isSpent(PROJECT)).to.equal(false)
        expect((await capped.find(await text())).state).to.equal('sent')
      })

      it('count a text once however often it is tried [SEC-10]', async () => {
        const usual = capped.texts.next
        capped.texts.next = async () => {
          throw new Error('No answer')
        }
        await text().catch(() => {})
        const [tried] = await capped.all()
        await capped.send(tried!.id).catch(() => {})
        capped.texts.next = usual
        await capped.send(tried!.id)
        expect(await capped.find(tried!.id)).to.include({ state: 'sent', attempts: 3 })
        await text()
        await text()
        expect(await capped.texts.taken).to.have.length(MOST)
        expect((await capped.find(await text())).state).to.equal('failed')
      })
    })

    describe('and equal texts to one number', () => {
      const unclear = async (id: string, isTaken: boolean) => {
        const usual = world().texts.next
        world().texts.next = async () => {
          if (isTaken) world().texts.take()
          throw new Error('No answer')
        }
        await world()
          .send(id)
          .catch(() => {})
        world().texts.next = usual
      }

      it('in the same second do not settle each other: the report says which one arrived [M3] [MSG-08]', async () => {
        const [first, second] = [await wish(), await wish()]
        await unclear(first, false)
        await unclear(second, true)
        for (const id of [first, second])
          await world()
            .send(id)
            .catch(() => {})
        expect([await stateOf(first), await stateOf(second)]).to.deep.equal(['queued', 'queued'])
        expect(world().texts.taken).to.have.length(1)
        await world().report(second, 'SM1', 'delivered')
        await world().send(first)
        expect(await world().find(first)).to.include({ state: 'sent', providerId: 'SM2' })
        expect(await world().find(second)).to.include({ state: 'delivered', providerId: 'SM1' })
      })

      it('have each their own report', async () => {
        const [first, second] = [await sent(), await sent()]
        await world().report(second, 'SM2', 'delivered')
        await world().report(first, 'SM2', 'delivered')
        expect([await stateOf(first), await stateOf(second)]).to.deep.equal(['sent', 'delivered'])
      })
    })
  })
}
