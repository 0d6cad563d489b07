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
import { getNotices, NOTICES, saveNotices } from '../contract/index.ts'
import type { MakeAdminStore } from './admin-store.contract.ts'
import { adminWorld } from './admin-world.ts'

const as = (name: string, type: Parameters<typeof personNamed>[1]) => signedInAs(personNamed(name, type))
const admin = as('ada', 'super_admin')
const director = as('dana', 'casting_director')
const manager = as('mo', 'session_manager')
const client = as('clio', 'client')

/** Notices of the install: run by every adapter of the store. */
export function noticesSuite(name: string, make: MakeAdminStore, scope: TestScope = 'all'): void {
  describe(`notices: ${name}`, () => {
    const { it, race } = testsOf(scope)
    const harness = eachTest(async () => {
      const { store, stop } = await make([])
      return { world: adminWorld(store, new MemoryJobStore()), stop }
    })
    const world = () => harness().world
    const read = (actor: Actor) => world().call(getNotices, actor, {})

    it('are none before the first is saved [LOB-14]', async () => {
      expect(await read(director)).to.deep.equal({
        casting_director_notice: { text: '', updated_at: null },
        notification: { text: '', updated_at: null },
      })
    })

    it('reach each kind of account with its own, and a super admin with all [LOB-14, APP-08]', async () => {
      const texts = {
        client_notice: '<p>Clients</p>',
        casting_director_notice: '<p>Directors</p>',
        session_manager_notice: '<p>Managers</p>',
        notification: '<p>Everybody</p>',
      }
      await world().call(saveNotices, admin, texts)
      const seen = async (actor: Actor) => {
        const seenBy = await read(actor)
        return Object.fromEntries(
          NOTICES.flatMap((notice) => (seenBy[notice] ? [[notice, seenBy[notice].text]] : [])),
        )
      }
      const { client_notice, casting_director_notice, session_manager_notice, notification } = texts
      expect(await seen(admin)).to.deep.equal(texts)
      expect(await seen(director)).to.deep.equal({ casting_director_notice, notification })
      expect(await seen(manager)).to.deep.equal({ session_manager_notice, notification })
      expect(await seen(client)).to.deep.equal({ client_notice })
      expect(await seen(Actor.anonymous)).to.deep.equal({})
    })

    it('get a new stamp with a new text only [LOB-14]', async () => {
      const first = await world().call(saveNotices, admin, { notification: 'One', client_notice: 'Hello' })
      world().clock.advance(60_000)
      const second = await world().call(saveNotices, admin, { notification: 'Two', client_notice: 'Hello' })
      expect(second.client_notice).to.deep.equal(first.client_notice)
      expect(second.notification?.updated_at).not.to.equal(first.notification?.updated_at)
      const none = await world().call(saveNotices, admin, { notification: '' })
      expect(none.notification?.text).to.equal('')
      expect(none.client_notice).to.deep.equal(first.client_notice)
    })

    race('tell the second of two super admins who write over the same notices [ADM-06]', async () => {
      const { version } = await read(admin)
      const both = await Promise.allSettled([
        world().call(saveNotices, admin, { notification: 'One', version }),
        world().call(saveNotices, admin, { client_notice: 'Two', version }),
      ])
      expect(both.map(({ status }) => status).toSorted()).to.deep.equal(['fulfilled', 'rejected'])
      const late = await refusalOf(world().call(saveNotices, admin, { notification: 'Three', version }))
      expect(late).to.deep.include({ kind: 'conflict', code: 'notices_changed' })
      const now = await read(admin)
      expect(late.current).to.deep.equal(now)
      await world().call(saveNotices, admin, { notification: 'Three', version: now.version })
      expect((await read(director)).version).to.equal(undefined)
    })

    it('are cleaned before they are kept [LOB-14, SEC-03]', async () => {
      await world().call(saveNotices, admin, { notification: 'x<script>alert(1)</script>' })
      expect((await read(director)).notification?.text).to.equal('x')
    })

    it('are changed by super admins only [LOB-14]', async () => {
      for (const actor of [director, manager, client, Actor.anonymous])
        expect(await refusalOf(world().call(saveNotices, actor, { notification: 'Mine' }))).to.include({
          kind: 'denied',
        })
      expect((await read(admin)).notification?.text).to.equal('')
    })
  })
}
