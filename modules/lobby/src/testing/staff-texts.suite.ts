import { textStateChanged } from '@callboard/admin/contract'
import { eachTest, refusalOf, type StoreHarness, type TestScope, testsOf } from '@callboard/core/testing'
import { expect } from 'chai'
import type { LobbyStore } from '../application/ports/index.ts'
import {
  actOnRecord,
  changeOwnPhone,
  getStatus,
  type RecordTextState,
  scheduleSms,
  sendSms,
  textTalent,
} from '../contract/index.ts'
import { type LobbyWorld, lobbyWorld, staff } from './lobby-world.ts'

type Reported = Exclude<RecordTextState, 'none'> | null

/** Texts that staff type to one talent, and what the lobby shows of how texts fare. */
export function staffTextsSuite(
  name: string,
  make: () => Promise<StoreHarness<LobbyStore>>,
  scope: TestScope = 'all',
): void {
  describe(`texts of staff: ${name}`, () => {
    const { it } = testsOf(scope)
    const harness = eachTest(make)
    let world: LobbyWorld
    beforeEach(() => {
      world = lobbyWorld(harness().store)
    })
    const arrive = async (first: string, fields: Parameters<LobbyWorld['arrive']>[1] = {}) => {
      const { record_id } = await world.arrive(first, fields)
      world.forget()
      return record_id
    }
    const text = (id: string, body = 'Please come to the desk') => world.call(textTalent, staff, { id, body })
    const signals = () =>
      world.promised.flatMap((entry) => (entry.kind === 'signal' ? [`${entry.room} ${entry.type}`] : []))
    const report = (id: string, state: Reported, at: string) =>
      world.work(textStateChanged, {
        record_id: id,
        session_id: world.session.id,
        state,
        at: `2026-03-02T${at}.000Z`,
      })
    const stateOf = async (id: string) => (await world.record(id)).text_state

    it('ask for one text with the words, marked once, with the e-mail address in case it fails [MSG-05]', async () => {
      const ada = await arrive('Ada')
      await text(ada, ' Room 2, please *Do Not Reply*  ')
      const [message, ...others] = world.messages()
      expect(others).to.deep.equal([])
      expect(message).to.deep.include({
        channel: 'sms',
        template: 'STAFF_TEXT',
        values: { BODY: 'Room 2, please' },
        to: '+13105550065',
        fallback_email: 'ada@example.com',
        good_for: 300,
      })
    })

    it('are two messages when staff write the same twice', async () => {
      const ada = await arrive('Ada')
      await text(ada)
      await text(ada)
      expect(new Set(world.messages().map(({ key }) => key)).size).to.equal(2)
    })

    it('mark the row at once, for staff only and without a new version [MSG-05] [R4]', async () => {
      const ada = await arrive('Ada')
      const before = await world.record(ada)
      expect(await text(ada)).to.deep.include({ text_state: 'queued', version: before.version })
      const [signal] = world.promised.flatMap((entry) => (entry.kind === 'signal' ? [entry] : []))
      expect(signal).to.deep.include({
        room: `session:${world.session.id}`,
        type: 'record-text',
        views: { staff: { _id: ada, text_state: 'queued' } },
      })
      expect(signals()).to.have.length(1)
    })

    it('are refused with the reason when no text can reach the talent [MSG-05]', async () => {
      const day = world.session.dates.map((date) => ({ ...date, skipForm: true }))
      world.sessions.set(world.session.id, { ...world.session, dates: day })
      const cases = [
        [await arrive('Ada', { phone: undefined }), 'no_phone', 'Ada gave no phone number.'],
        [await arrive('Bob', { opt_in: false }), 'no_consent', 'Bob did not agree to texts at check-in.'],
        [await arrive('Cora'), 'opted_out', 'Cora has opted out of texts by answering STOP.'],
        [await arrive('Dina'), 'invalid_phone', 'Texts do not reach the number that Dina gave.'],
      ] as const
      world.optedOut.add(`${world.session.projectId} +13105550067`)
      await report(cases[3][0], 'invalid', '20:00:09')
      world.forget()
      for (const [id, code, message] of cases)
        expect(await refusalOf(text(id)), code).to.include({ kind: 'rule', code, message })
      expect(await refusalOf(text(cases[0][0], ' *Do Not Reply* '))).to.include({ code: 'no_words' })
      expect(world.promised).to.deep.equal([])
    })

    it('are refused, also later ones, when the project has sent all its texts of the day [SEC-10]', async () => {
      const record = await arrive('Ada')
      const studio = world.session.projectId
      world.spentProjects.add(studio)
      const sms = { to: '+13105550065', body: 'Thank you', studio, record }
      for (const asked of [
        text(record),
        world.call(sendSms, staff, sms),
        world.call(scheduleSms, staff, { ...sms, delay: 1 }),
      ])
        expect(await refusalOf(asked)).to.include({
          kind: 'rule',
          code: 'texts_spent',
          message:
            'Not sent: this project has sent all the texts that it may in a day. It can text again after midnight UTC.',
        })
      expect(world.promised).to.deep.equal([])
    })

    it('go out by number, project and check-in, which must belong together; also later [MSG-04]', async () => {
      const record = await arrive('Ada')
      const studio = world.session.projectId
      const sms = { to: '+13105550065', body: 'Thank you', studio, record }
      await world.call(sendSms, staff, sms)
      await world.call(scheduleSms, staff, sms)
      await world.call(scheduleSms, staff, { ...sms, delay: 1 })
      expect(world.messages().map(({ send_at }) => send_at)).to.deep.equal([
        undefined,
        '2026-03-02T20:10:01.000Z',
        '2026-03-02T20:01:01.000Z',
      ])
      const wrong = [
        [{ ...sms, to: '+13105550066' }, 'to'],
        [{ ...sms, studio: 'another' }, 'studio'],
      ] as const
      for (const [input, field] of wrong)
        for (const endpoint of [sendSms, scheduleSms])
          expect((await refusalOf(world.call(endpoint, staff, input))).fields).to.have.all.keys(field)
    })

    describe('and how they fare', () => {
      it('is shown to staff live, the latest text first [MSG-05] [M2]', async () => {
        const ada = await arrive('Ada')
        expect(await stateOf(ada)).to.equal('none')
        await report(ada, 'sent', '20:00:01')
        await report(ada, 'delivered', '20:00:01')
        await report(ada, 'sent', '20:00:05')
        world.forget()
        await report(ada, 'undelivered', '20:00:01')
        expect([await stateOf(ada), signals()]).to.deep.equal(['sent', []])
        await report(ada, 'undelivered', '20:00:05')
        expect(await stateOf(ada)).to.equal('undelivered')
        expect(signals()).to.deep.equal([`session:${world.session.id} record-text`])
        expect((await world.record(ada)).version).to.equal(1)
      })

      it('knows the later of two texts that fared alike', async () => {
        const ada = await arrive('Ada')
        await report(ada, 'delivered', '20:00:01')
        await report(ada, 'delivered', '20:00:05')
        await report(ada, 'undelivered', '20:00:01')
        expect(await stateOf(ada)).to.equal('delivered')
      })

      it('tells the talent that the number is invalid, until a text arrives [MSG-05] [M2]', async () => {
        const ada = await arrive('Ada')
        const notice = async () => (await world.call(getStatus, world.page(ada), { id: ada })).sms_notice
        expect(await notice()).to.equal(null)
        world.forget()
        await report(ada, 'invalid', '20:00:01')
        expect(signals()).to.deep.equal([`session:${world.session.id} record-text`, `talent:${ada} status`])
        expect(await notice()).to.equal(
          'You checked in with an invalid phone number. Please check in again with a cell phone number to receive status messages.',
        )
        await report(ada, 'delivered', '20:00:02')
        expect(await notice()).to.equal(null)
      })

      it('is forgotten when the talent gives another number, which the next text goes to [MSG-05]', async () => {
        const ada = await arrive('Ada')
        await report(ada, 'invalid', '20:00:00')
        const change = (phone: string) => world.call(changeOwnPhone, world.page(ada), { id: ada, phone })
        const refusal = await refusalOf(change('12'))
        expect(refusal.fields).to.deep.equal({ phone: 'Please Enter a valid Phone number' })
        expect(await stateOf(ada)).to.equal('invalid')
        await change('(213) 555-0177')
        expect(await stateOf(ada)).to.equal('none')
        expect((await world.call(getStatus, world.page(ada), { id: ada })).sms_notice).to.equal(null)
        world.forget()
        await text(ada)
        expect(world.messages()[0]).to.include({ to: '+12135550177' })
        const bob = world.page(await arrive('Bob'))
        const foreign = world.call(changeOwnPhone, bob, { id: ada, phone: '(213) 555-0178' })
        expect(await refusalOf(foreign)).to.include({ kind: 'missing' })
      })

      it('is kept through other changes of the record, and forgotten after START', async () => {
        const ada = await arrive('Ada')
        await report(ada, 'opted_out', '20:00:01')
        await world.call(actOnRecord, staff, { id: ada, action: 'call-in', version: 1 })
        expect(await stateOf(ada)).to.equal('opted_out')
        await report(ada, null, '20:00:02')
        expect(await stateOf(ada)).to.equal('none')
      })
    })
  })
}
