import { Actor } from '@callboard/core'
import { eachTest, refusalOf, type StoreHarness, type TestScope, testsOf } from '@callboard/core/testing'
import { expect } from 'chai'
import type { AccountsStore } from '../application/ports/index.ts'
import {
  approveStaffRequest,
  declineStaffRequest,
  listStaffRequests,
  login,
  register,
  updateUser,
} from '../contract/index.ts'
import { accountsWorld, PASSWORD } from './accounts-world.ts'

/** Sign-up requests of casting professionals over a real store: run by every adapter of the store. */
export function staffRequestsSuite(
  name: string,
  make: () => Promise<StoreHarness<AccountsStore>>,
  scope: TestScope = 'all',
): void {
  describe(`sign-up requests: ${name}`, () => {
    const { it, race } = testsOf(scope)
    const harness = eachTest(async () => {
      const { store, stop } = await make()
      const world = accountsWorld(store)
      await world.user('root', 'super_admin')
      return { world, root: await world.signedIn('root'), stop }
    })
    const world = () => harness().world
    const root = () => harness().root
    const signUp = async (who: string) => {
      const { _id } = await world().call(register, Actor.anonymous, {
        email: `${who}@example.com`,
        password: PASSWORD,
        user_type: 'casting_professional',
        first_name: who,
        last_name: 'Wood',
        captcha: world().captcha.pass(),
      })
      return _id!
    }
    const mails = () =>
      world().promised.flatMap((entry) =>
        'payload' in entry ? [(entry.payload as { template: string }).template] : [],
      )
    const waiting = async () => {
      const { requests, count } = await world().call(listStaffRequests, root(), {})
      expect(count).to.equal(requests.length)
      return requests.map(({ email }) => email)
    }

    it('are listed and counted for super admins [ADM-12]', async () => {
      await signUp('nia')
      await signUp('max')
      await world().user('ana')
      expect(await waiting()).to.have.members(['nia@example.com', 'max@example.com'])
      const ana = await world().signedIn('ana')
      expect((await refusalOf(world().call(listStaffRequests, ana, {}))).kind).to.equal('denied')
    })

    it('make a casting director who signs in with the password of before, and is told [ADM-12] [ACC-03]', async () => {
      const id = await signUp('nia')
      const token = await world().token('nia@example.com')
      await world().actor(token)
      await world().call(approveStaffRequest, root(), { id })
      expect(await world().signIns.actorOf(token)).to.equal(null)
      expect(await world().signedIn('nia')).to.include({ userType: 'casting_director' })
      expect(mails()).to.deep.equal(['STAFF_REQUEST_APPROVED'])
      expect(await waiting()).to.deep.equal([])
    })

    it('leave a client who is told why not, and who reads no longer that it waits [ADM-12]', async () => {
      const id = await signUp('nia')
      await world().call(declineStaffRequest, root(), { id, reason: ' We know nobody at Wood. ' })
      expect(world().promised).to.have.length(1)
      expect(world().promised[0]).to.deep.nested.include({
        'payload.template': 'STAFF_REQUEST_DECLINED',
        'payload.to': 'nia@example.com',
        'payload.values.REASON': 'We know nobody at Wood.',
      })
      const later = await world().call(login, Actor.anonymous, {
        email: 'nia@example.com',
        password: PASSWORD,
      })
      expect(later).not.to.have.property('staff_requested')
      expect(await world().storedUser(id)).to.include({ userType: 'client', staffRequested: false })
    })

    race('are answered once, with one e-mail, when two super admins press at once [ADM-12]', async () => {
      const id = await signUp('nia')
      const answers = await Promise.allSettled([
        world().call(approveStaffRequest, root(), { id }),
        world().call(declineStaffRequest, root(), { id }),
        world().call(approveStaffRequest, root(), { id }),
      ])
      expect(answers.filter(({ status }) => status === 'fulfilled')).to.have.length(1)
      const refused = answers.filter((answer) => answer.status === 'rejected')
      expect(refused.map(({ reason }) => reason.code)).to.deep.equal(['request_settled', 'request_settled'])
      expect(mails()).to.have.length(1)
    })

    it('are settled by a type that a super admin gives the account', async () => {
      const id = await signUp('nia')
      await world().call(updateUser, root(), { id, user_type: 'session_manager' })
      expect(await waiting()).to.deep.equal([])
    })
  })
}
