import { Actor } from '@callboard/core'
import { eachTest, refusalOf, type StoreHarness, type TestScope, testsOf } from '@callboard/core/testing'
import { expect } from 'chai'
import { StoredTalentTraces } from '../application/erasure/talent-traces.ts'
import type { LobbyStore } from '../application/ports/index.ts'
import {
  addToGroup,
  checkIn,
  claimGuestCheckIns,
  copyGroupsToSession,
  deleteRecord,
  findGuestCheckIns,
  finishGroup,
  GUEST_CODE_MINUTES,
  sendGuestCode,
} from '../contract/index.ts'
import { aSession } from './builders.ts'
import { type LobbyWorld, lobbyWorld, staff, talent } from './lobby-world.ts'

const EMAIL = 'tess@example.com'
const PHONE = '+13105550187'

export function guestCheckInsSuite(
  name: string,
  make: () => Promise<StoreHarness<LobbyStore>>,
  scope: TestScope = 'all',
): void {
  describe(`check-ins that a talent made without signing in: ${name}`, () => {
    const { it } = testsOf(scope)
    const harness = eachTest(make)
    let world: LobbyWorld
    let guest: string
    let texted: string
    let other: string
    const checkedIn = async (first: string, fields: object) =>
      (await world.call(checkIn, Actor.anonymous, await world.form(first, fields))).record_id
    beforeEach(async () => {
      world = lobbyWorld(harness().store)
      const { userId } = talent
      world.users.set(userId, {
        id: userId,
        email: EMAIL,
        firstName: 'Tess',
        lastName: 'Example',
        userType: 'talent',
        phone: PHONE,
      })
      guest = await checkedIn('Tess', { email: 'Tess@Example.com' })
      texted = await checkedIn('Theresa', { email: 'parent@example.com', phone: PHONE })
      other = await checkedIn('Bob', {})
      world.forget()
    })

    const code = async (by: 'email' | 'phone') => {
      await world.call(sendGuestCode, talent, { by })
      return world.messages().at(-1)!.values.CODE!
    }
    const found = async (by: 'email' | 'phone') => {
      const { check_ins } = await world.call(findGuestCheckIns, talent, { by, code: await code(by) })
      return check_ins.map(({ _id }) => _id)
    }
    const traces = () => world.get(StoredTalentTraces).of(talent.userId)

    it('are found by the code that was sent to the address or the number of the account, and to no other', async () => {
      expect(await found('email')).to.deep.equal([guest])
      expect(await found('phone')).to.deep.equal([texted])
      expect(world.messages().map(({ channel, to }) => [channel, to])).to.deep.equal([
        ['email', EMAIL],
        ['sms', PHONE],
      ])
    })

    it('are not found by a code of another address, another account or an hour ago', async () => {
      const asked = await code('email')
      const refused = await refusalOf(world.call(findGuestCheckIns, talent, { by: 'phone', code: asked }))
      expect(refused).to.include({ code: 'wrong_code' })
      const somebody = { ...talent, userId: 'user-else' }
      world.users.set('user-else', { ...world.users.get(talent.userId)!, id: 'user-else' })
      expect(
        await refusalOf(world.call(findGuestCheckIns, somebody, { by: 'email', code: asked })),
      ).to.include({ code: 'wrong_code' })
      world.clock.advance(2 * GUEST_CODE_MINUTES * 60_000)
      for (const call of [
        () => world.call(findGuestCheckIns, talent, { by: 'email', code: asked }),
        () => world.call(claimGuestCheckIns, talent, { by: 'email', code: asked, record_ids: [guest] }),
      ])
        expect(await refusalOf(call())).to.include({ code: 'wrong_code' })
      expect((await traces()).checkIns).to.equal(0)
    })

    it('belong to the account when the talent says so, and nothing else does [ACC-14] [ACC-16]', async () => {
      const { claimed } = await world.call(claimGuestCheckIns, talent, {
        by: 'email',
        code: await code('email'),
        record_ids: [guest, texted, other],
      })
      expect(claimed).to.equal(1)
      expect((await traces()).records.map(({ recordId }) => recordId)).to.deep.equal([guest])
      expect(await found('email')).to.deep.equal([])
    })

    it('are found when staff have removed them, and not in the copies of a callback', async () => {
      const callbacks = aSession({ id: 'callbacks', name: 'Callbacks' })
      world.sessions.set(callbacks.id, callbacks)
      const { _id } = await world.call(addToGroup, staff, { id: guest })
      await world.call(finishGroup, staff, { session: world.session.id, group: _id, seen: [guest] })
      await world.call(copyGroupsToSession, staff, { targetSessionId: callbacks.id, oldGroupId: [_id] })
      expect(await found('email')).to.deep.equal([guest])
      await world.call(deleteRecord, staff, { id: guest })
      expect(await found('email')).to.deep.equal([guest])
    })

    it('are not looked for by a text where the office sends none, nor without a number', async () => {
      world.textSender.isSet = false
      expect(await refusalOf(code('phone'))).to.include({ code: 'no_texts' })
      world.users.set(talent.userId, { ...world.users.get(talent.userId)!, phone: null })
      expect(await refusalOf(code('phone'))).to.include({ code: 'no_phone' })
    })
  })
}
