import { Actor } from '@callboard/core'
import {
  eachTest,
  MemoryJobStore,
  personNamed,
  refusalOf,
  signedInAs,
  type TestScope,
  testsOf,
} from '@callboard/core/testing'
import { expect } from 'chai'
import type { AdminStore, CapacityStep } from '../application/ports/index.ts'
import {
  CREDENTIALS,
  getCapacity,
  getCredentials,
  listMessages,
  saveCredentials,
  updateCapacity,
} from '../contract/index.ts'
import type { MakeAdminStore } from './admin-store.contract.ts'
import { adminWorld, CLOUD_KEY, SUPER_ADMIN } from './admin-world.ts'

const director = signedInAs(personNamed('dana', 'casting_director'))
const TWILIO = {
  TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
  TWILIO_AUTH_TOKEN: 'a-token-of-the-office'.replaceAll('-', ''),
  TWILIO_FROM: '+13105550123',
}
const AWS = {
  AWS_ACCESS_KEY_ID: CLOUD_KEY,
  AWS_SECRET_ACCESS_KEY: 'wJalrXUtnFEMIK7MDENGbPxRfiCYEXAMPLEKEY',
  AWS_REGION: 'us-west-2',
}

/** Keys of outside services, and the servers that are changed with them, over a real store. */
export function credentialsSuite(name: string, make: MakeAdminStore, scope: TestScope = 'all'): void {
  describe(`credentials: ${name}`, () => {
    const { it, race } = testsOf(scope)
    const harness = eachTest(async () => {
      const { store, stop } = await make([])
      return { world: adminWorld(store, new MemoryJobStore()), store, stop }
    })
    const world = () => harness().world
    const get = () => world().call(getCredentials, SUPER_ADMIN, {})
    const save = async (changes: object) => {
      const { version } = await get()
      return await world().call(saveCredentials, SUPER_ADMIN, { version, ...changes })
    }

    it('are six, of which no value ever comes back [ADM-09] [SEC-06]', async () => {
      const none = await get()
      expect(none.credentials.map((one) => one.name)).to.deep.equal([...CREDENTIALS])
      expect(none.credentials.every(({ set }) => !set)).to.equal(true)
      expect(none).to.deep.include({ updated_by: null, updated_at: null, version: 0 })
      const saved = await save({ ...TWILIO, ...AWS })
      expect(saved.credentials[1]).to.deep.equal({ name: 'TWILIO_AUTH_TOKEN', set: true, end: 'fice' })
      expect(saved.updated_at).to.equal(world().clock.now().toISOString())
      expect(saved.updated_by).to.match(/\S/)
      for (const value of Object.values({ ...TWILIO, ...AWS }))
        for (const shown of [saved, await get()]) expect(JSON.stringify(shown)).not.to.contain(value)
      // A short value would be half told by its end.
      expect(saved.credentials.find((one) => one.name === 'AWS_REGION')?.end).to.equal('')
    })

    it('are sealed where they are stored, each for its own place [ADM-09] [SEC-06]', async () => {
      await save(TWILIO)
      const stored = await harness().store.read(({ credentials }) => credentials.all())
      for (const { name: key, sealed } of stored) {
        expect(sealed).to.match(new RegExp(`^credential:${key}/`))
        expect(sealed).not.to.contain(TWILIO[key as keyof typeof TWILIO])
      }
    })

    it('of Twilio are what texts of the install leave with from then on [ADM-09]', async () => {
      const own = world().ownTexts.open('', TWILIO.TWILIO_ACCOUNT_SID)
      await save(TWILIO)
      await world().wish({ channel: 'sms', template: 'CHECK_IN_TEXT', to: '+13105550100' })
      const { id } = await world().only()
      await world().send(id)
      expect([own.given.length, world().texts.given.length]).to.deep.equal([1, 0])
      expect((await world().find(id)).state).to.equal('sent')
      await save({ TWILIO_ACCOUNT_SID: '', TWILIO_AUTH_TOKEN: '', TWILIO_FROM: '' })
      await world().wish({ key: 'k2', channel: 'sms', template: 'CHECK_IN_TEXT', to: '+13105550101' })
      const second = (await world().all()).find(({ to }) => to === '+13105550101')!
      await world().send(second.id)
      expect([own.given.length, world().texts.given.length]).to.deep.equal([1, 1])
    })

    it('say in the message log that texts leave once they are there [ADM-09] [MSG-11]', async () => {
      world().texts.sends = false
      world().ownTexts.open('', TWILIO.TWILIO_ACCOUNT_SID)
      const sends = async () => (await world().call(listMessages, SUPER_ADMIN, {})).sends.sms
      expect(await sends()).to.equal(false)
      await save(TWILIO)
      expect(await sends()).to.equal(true)
      await save({ TWILIO_ACCOUNT_SID: '', TWILIO_AUTH_TOKEN: '', TWILIO_FROM: '' })
      expect(await sends()).to.equal(false)
    })

    it('of one service go together; one that is left out stays [ADM-09]', async () => {
      const { TWILIO_FROM, ...some } = TWILIO
      expect((await refusalOf(save(some))).fields).to.have.property('TWILIO_FROM')
      expect((await get()).version).to.equal(0)
      await save(TWILIO)
      const other = await save({ TWILIO_FROM: '+13105550199' })
      expect(other.credentials.slice(0, 3).every(({ set }) => set)).to.equal(true)
      expect(other.credentials[2]?.end).to.equal('0199')
      expect((await refusalOf(save({ TWILIO_FROM: '' }))).fields).to.have.property('TWILIO_FROM')
    })

    race('tell the second of two super admins who change them at once [ADM-09]', async () => {
      for (let round = 0; round < 3; round += 1) {
        const { version } = await get()
        const change = (from: string) =>
          world().call(saveCredentials, SUPER_ADMIN, { version, ...TWILIO, TWILIO_FROM: from })
        const both = await Promise.allSettled([change(`+131055501${round}1`), change(`+131055501${round}2`)])
        expect(both.map(({ status }) => status).toSorted()).to.deep.equal(['fulfilled', 'rejected'])
      }
      const late = await refusalOf(world().call(saveCredentials, SUPER_ADMIN, { version: 1, ...AWS }))
      expect(late).to.deep.include({ kind: 'conflict', code: 'credentials_changed' })
      expect(JSON.stringify(late.current)).not.to.contain(TWILIO.TWILIO_AUTH_TOKEN)
    })

    it('and servers are for super admins only [ADM-01]', async () => {
      for (const actor of [director, Actor.anonymous]) {
        const asked = [
          world().call(getCredentials, actor, {}),
          world().call(saveCredentials, actor, { version: 0, ...AWS }),
          world().call(getCapacity, actor, {}),
          world().call(updateCapacity, actor, { asg: [{ name: 'api', DesiredCapacity: 1 }] }),
        ]
        for (const one of asked) expect((await refusalOf(one)).kind).to.equal('denied')
      }
    })
  })

  describe(`servers: ${name}`, () => {
    const { it } = testsOf(scope)
    const harness = eachTest(async () => {
      const { store, stop } = await make([])
      const steps: CapacityStep[] = []
      const noting: AdminStore = {
        ...store,
        write: (work) =>
          store.write(({ capacity, ...others }, outbox) => {
            const noteChange: typeof capacity.noteChange = async (change, made) => {
              steps.push(...made)
              await capacity.noteChange(change, made)
            }
            return work({ ...others, capacity: { ...capacity, noteChange } }, outbox)
          }),
      }
      const world = adminWorld(noting, new MemoryJobStore())
      for (const group of ['api', 'workers'])
        world.cloud.own.set(group, {
          name: group,
          desired: 2,
          least: 1,
          most: 4,
          instances: [{ id: `i-${group}`, state: 'InService' }],
        })
      return { world, steps, stop }
    })
    const world = () => harness().world
    const setUp = () => world().call(saveCredentials, SUPER_ADMIN, { version: 0, ...AWS })
    const update = (...asg: { name: string; DesiredCapacity: number }[]) =>
      world().call(updateCapacity, SUPER_ADMIN, { asg })

    it('are not set up without the keys of AWS [ADM-07]', async () => {
      expect(await world().call(getCapacity, SUPER_ADMIN, {})).to.deep.equal({
        configured: false,
        groups: [],
        asg_updated_by: null,
        asg_updated_at: null,
      })
      expect((await refusalOf(update({ name: 'api', DesiredCapacity: 3 }))).code).to.equal('cloud_not_set_up')
    })

    it('are listed by group with their instances, and changed; by whom and when is kept [ADM-07]', async () => {
      await setUp()
      const { groups } = await world().call(getCapacity, SUPER_ADMIN, {})
      expect(groups[0]).to.deep.equal({
        AutoScalingGroupName: 'api',
        DesiredCapacity: 2,
        MinSize: 1,
        MaxSize: 4,
        Instances: [{ InstanceId: 'i-api', LifecycleState: 'InService' }],
      })
      const after = await update({ name: 'api', DesiredCapacity: 3 })
      expect(after.groups.map(({ DesiredCapacity }) => DesiredCapacity)).to.deep.equal([3, 2])
      expect(after.asg_updated_at).to.equal(world().clock.now().toISOString())
      expect(after.asg_updated_by).to.match(/\S/)
      expect(harness().steps).to.deep.equal([{ group: 'api', before: 2, after: 3 }])
    })

    it('stay between the limits of their group, of which none is changed when one wish is wrong [ADM-07]', async () => {
      await setUp()
      const wrong = await refusalOf(
        update({ name: 'api', DesiredCapacity: 3 }, { name: 'workers', DesiredCapacity: 5 }),
      )
      expect(wrong.fields).to.have.property('asg.1.DesiredCapacity')
      expect((await refusalOf(update({ name: 'gone', DesiredCapacity: 1 }))).fields).to.have.property(
        'asg.0.name',
      )
      expect(world().cloud.own.get('api')?.desired).to.equal(2)
    })

    it('say which groups were changed before one was refused [ADM-07]', async () => {
      await setUp()
      world().cloud.refused = 'workers'
      const refused = await refusalOf(
        update({ name: 'api', DesiredCapacity: 3 }, { name: 'workers', DesiredCapacity: 3 }),
      )
      expect(refused.message).to.equal('AWS refuses workers. api has its new capacity.')
      expect((await world().call(getCapacity, SUPER_ADMIN, {})).asg_updated_at).not.to.equal(null)
    })
  })
}
