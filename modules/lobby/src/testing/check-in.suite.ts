import { Actor, DomainError } from '@callboard/core'
import { eachTest, refusalOf, type StoreHarness, type TestScope, testsOf } from '@callboard/core/testing'
import { expect } from 'chai'
import type { LobbyStore } from '../application/ports/index.ts'
import { actOnRecord, checkIn, DEFAULT_STATUS_TEXTS, deleteRecord, getStatus } from '../contract/index.ts'
import { type LobbyWorld, lobbyWorld, staff, talent } from './lobby-world.ts'

const anonymous = Actor.anonymous

/** A talent whom staff add. */
const QUICK = {
  first_name: 'Cai',
  last_name: 'Example',
  email: 'cai@example.com',
  phone: '+13105550199',
  role: 'Hero',
}

export function checkInSuite(
  name: string,
  make: () => Promise<StoreHarness<LobbyStore>>,
  scope: TestScope = 'all',
): void {
  describe(`check-in: ${name}`, () => {
    const { it, race } = testsOf(scope)
    const harness = eachTest(make)
    let world: LobbyWorld
    beforeEach(() => {
      world = lobbyWorld(harness().store)
    })

    describe('checking in', () => {
      it('makes a record that staff see', async () => {
        const { record_id, page_key, first_name } = await world.arrive('Ada', { interview_no: 2 })
        expect(first_name).to.equal('Ada')
        expect(page_key).to.be.a('string')
        const { records } = await world.lobby()
        expect(records).to.have.length(1)
        expect(records[0]).to.deep.include({
          _id: record_id,
          first_name: 'Ada',
          email: 'ada@example.com',
          role: 'Hero',
          state: 'waiting',
          seen: false,
          on_deck: null,
          interview_no: 2,
          opt_in: true,
          version: 1,
        })
        expect(records[0]?.photo_url).to.match(/^https:\/\/files\.test\/photos\//)
      })

      it('tells staff and clients at once, clients without contact details, and nobody in line', async () => {
        const { record_id } = await world.arrive('Ada')
        const signals = world.promised.filter((entry) => entry.kind === 'signal')
        expect(signals.map(({ room, type }) => `${room} ${type}`)).to.deep.equal([
          `session:${world.session.id} record`,
          `board:${world.boardRoom} board`,
        ])
        const { staff: forStaff, client: forClient } = signals[0]!.views as Record<string, object>
        expect(forStaff).to.deep.equal(await world.record(record_id))
        expect(Object.keys(forClient!).sort()).to.deep.equal(
          [
            '_id',
            'actual_call',
            'auditioned',
            'checked_in_time',
            'date',
            'day',
            'first_name',
            'group_id',
            'interview_no',
            'joined_time',
            'last_name',
            'photo_url',
            'role',
            'state',
          ].sort(),
        )
        const event = world.promised.find(
          (entry) => entry.kind === 'event' && entry.type === 'lobby.checked-in',
        )
        expect(event).to.deep.include({
          payload: {
            record_id,
            session_id: world.session.id,
            day_id: world.session.dates[0]!.id,
            user_id: null,
            email: 'ada@example.com',
          },
        })
      })

      it('sends the link to the page by e-mail, and by text to talent who want texts', async () => {
        const { record_id, page_key } = await world.arrive('Ada')
        await world.arrive('Bob', { opt_in: false })
        expect(world.messages().map(({ template, to }) => `${template} ${to}`)).to.deep.equal([
          'CHECK_IN_EMAIL ada@example.com',
          'CHECK_IN_TEXT +13105550065',
          'CHECK_IN_EMAIL bob@example.com',
        ])
        expect(world.messages()[0]?.values).to.deep.equal({
          PROJECT_NAME: 'Blue Harbour',
          SESSION_NAME: 'First call',
          FIRST_NAME: 'Ada',
          TALENT_STATUS_LINK: `https://callboard.test/message/${record_id}#k=${page_key}`,
        })
      })

      it('says with each text where it goes by e-mail when it fails, and never with an e-mail [MSG-06]', async () => {
        await world.arrive('Ada')
        expect(
          world.messages().map(({ channel, fallback_email }) => [channel, fallback_email]),
        ).to.deep.equal([
          ['email', undefined],
          ['sms', 'ada@example.com'],
        ])
      })

      it("uses the project's own thank-you text", async () => {
        world = lobbyWorld(harness().store, { texts: { thankyou_message: 'Thanks, FIRST_NAME' } })
        await world.arrive('Ada')
        expect(world.messages().map(({ text }) => text)).to.deep.equal([
          'Thanks, FIRST_NAME',
          'Thanks, FIRST_NAME',
        ])
      })

      it('opens the page with its key', async () => {
        const { record_id, page_key } = await world.arrive('Ada')
        expect(await world.talentPages.actorOf(page_key ?? '')).to.deep.equal(world.page(record_id))
        expect(await world.talentPages.actorOf('guess')).to.equal(null)
      })

      it('leaves no key at the kiosk, but sends one to the talent', async () => {
        const { record_id, page_key } = await world.arrive('Ada', { kiosk: true })
        expect(page_key).to.equal(null)
        const sent = world.messages()[0]?.values.TALENT_STATUS_LINK?.split('#k=')[1]
        expect(await world.talentPages.actorOf(sent ?? '')).to.deep.equal(world.page(record_id))
      })

      it("takes a signed-in talent's own e-mail, except at the kiosk", async () => {
        const own = await world.call(checkIn, talent, await world.form('Ada'))
        expect((await world.record(own.record_id)).email).to.equal(talent.email)
        const other = await world.call(checkIn, talent, await world.form('Bob', { kiosk: true }))
        expect((await world.record(other.record_id)).email).to.equal('bob@example.com')
        const accounts = world.promised.flatMap((entry) =>
          entry.kind === 'event' && entry.type === 'lobby.checked-in'
            ? [(entry.payload as { user_id: string | null }).user_id]
            : [],
        )
        expect(accounts).to.deep.equal([talent.userId, null])
      })

      it('refuses a ticket of a session that is gone', async () => {
        const input = await world.form('Ada')
        world.sessions.clear()
        expect(await refusalOf(world.call(checkIn, anonymous, input))).to.include({ kind: 'missing' })
      })
    })

    describe('the bot check of guests', () => {
      const refused = async (call: Promise<unknown>) => {
        const { kind, code, message } = await refusalOf(call)
        expect({ kind, code, message }).to.deep.equal({
          kind: 'rule',
          code: 'captcha_failed',
          message: 'Captcha verfication failed. Refresh your browser and try again!',
        })
      }
      beforeEach(() => {
        world.bots.isAsked = true
      })

      it('checks in no guest who has not passed it, whatever they say of themselves [ACC-05]', async () => {
        const form = await world.form('Ada')
        await refused(world.call(checkIn, anonymous, form))
        await refused(world.call(checkIn, anonymous, { ...form, captcha: 'made up' }))
        await refused(world.call(checkIn, anonymous, { ...form, kiosk: true }))
        const { record_id } = await world.call(checkIn, anonymous, { ...form, captcha: 'passed' })
        world.forget()
        const other = await world.form('Bob')
        await refused(world.call(checkIn, world.page(record_id), other))
        expect((await world.lobby()).records).to.have.length(1)
        expect(world.promised).to.deep.equal([])
      })

      it('checks in one talent with one answer, however often the same check-in is sent [ACC-05]', async () => {
        const captcha = 'passed'
        const form = await world.form('Ada', { captcha })
        const first = await world.call(checkIn, anonymous, form)
        expect((await world.call(checkIn, anonymous, form)).record_id).to.equal(first.record_id)
        await refused(world.call(checkIn, anonymous, await world.form('Bob', { captcha })))
        expect((await world.lobby()).records).to.have.length(1)
      })

      it('asks for the fields first', async () => {
        const form = await world.form('Ada', { first_name: '' })
        expect((await refusalOf(world.call(checkIn, anonymous, form))).fields).to.have.property('first_name')
      })

      it('asks nobody with an account, and not the kiosk of staff [ACC-05]', async () => {
        await world.call(checkIn, talent, await world.form('Tess'))
        await world.call(checkIn, staff, await world.form('Ada', { kiosk: true }))
        await world.call(checkIn, staff, { ...QUICK, session: world.session.id })
        expect((await world.lobby()).records).to.have.length(3)
      })
    })

    describe('checking in twice', () => {
      race('makes one record of 20 equal check-ins at once [CHK-06]', async () => {
        const input = await world.form('Ada')
        const replies = await Promise.all(
          Array.from({ length: 20 }, () => world.call(checkIn, anonymous, input)),
        )
        const { records } = await world.lobby()
        expect(records).to.have.length(1)
        expect(new Set(replies.map((reply) => reply.record_id))).to.deep.equal(new Set([records[0]?._id]))
        expect(world.messages()).to.have.length(2)
      })

      race('makes one record of 20 tickets of one person at once [CHK-06]', async () => {
        const inputs = await Promise.all(Array.from({ length: 20 }, () => world.form('Ada')))
        const replies = await Promise.all(
          inputs.map((input, index) =>
            world.call(checkIn, anonymous, index % 2 ? input : { ...input, email: 'ADA@example.com' }),
          ),
        )
        expect((await world.lobby()).records).to.have.length(1)
        expect(new Set(replies.map((reply) => reply.record_id)).size).to.equal(1)
        // The arrival, and the link once more for each caller without proof of being that person.
        expect(new Set(world.messages().map(({ key }) => key)).size).to.equal(2)
      })

      it('keeps the page of a record from callers who only know its name and e-mail [SEC-07]', async () => {
        const { record_id } = await world.arrive('Ada')
        const guess = await world.arrive('Ada')
        expect(guess).to.deep.include({ record_id, page_key: null })
        const links = world.messages().map(({ values }) => values.TALENT_STATUS_LINK)
        const sent = links.at(-1)?.split('#k=')[1]
        expect(await world.talentPages.actorOf(sent ?? '')).to.deep.equal(world.page(record_id))
      })

      it('gives it again to the ticket and to the account that made it', async () => {
        const input = await world.form('Ada', { email: talent.email })
        const first = await world.call(checkIn, talent, input)
        const other = await world.form('Ada', { email: talent.email })
        for (const reply of [
          await world.call(checkIn, talent, input),
          await world.call(checkIn, talent, other),
        ])
          expect(await world.talentPages.actorOf(reply.page_key ?? '')).to.deep.equal(
            world.page(first.record_id),
          )
      })

      it('keeps people of different names apart', async () => {
        await Promise.all([1, 2, 3].map(async (n) => world.arrive('Ada', { last_name: `Nr ${n}` })))
        expect((await world.lobby()).records).to.have.length(3)
      })

      it('does not take a second person on a used ticket', async () => {
        const input = await world.form('Ada')
        await world.call(checkIn, anonymous, input)
        const other = { ...input, first_name: 'Bob' }
        expect(await refusalOf(world.call(checkIn, anonymous, other))).to.include({ code: 'ticket_used' })
      })

      it('does not answer with a record that staff have removed: the page checks in with a new ticket', async () => {
        const input = await world.form('Ada')
        const { record_id } = await world.call(checkIn, anonymous, input)
        await world.call(deleteRecord, staff, { id: record_id })
        expect(await refusalOf(world.call(checkIn, anonymous, input))).to.include({ code: 'ticket_used' })
        const again = await world.arrive('Ada')
        expect(again.record_id).not.to.equal(record_id)
        expect((await world.lobby()).records.map(({ _id }) => _id)).to.deep.equal([again.record_id])
      })

      it('brings back a talent who had signed out', async () => {
        const { record_id } = await world.arrive('Ada')
        await world.call(actOnRecord, staff, { id: record_id, action: 'sign-out', version: 1 })
        expect((await world.arrive('Ada')).record_id).to.equal(record_id)
        expect(await world.record(record_id)).to.include({ state: 'waiting', signed_out_time: null })
      })

      it('starts afresh after a deletion', async () => {
        const { record_id } = await world.arrive('Ada')
        await world.call(deleteRecord, staff, { id: record_id })
        const again = await world.arrive('Ada')
        expect(again.record_id).not.to.equal(record_id)
        const old = await world.call(getStatus, world.page(record_id), { id: record_id })
        expect(old).to.include({
          state: 'removed',
          message: DEFAULT_STATUS_TEXTS.deletion,
          place: null,
          join: null,
        })
      })
    })

    it('keeps nothing of a check-in that failed', async () => {
      const input = await world.form('Ada', { role: 'Nobody' })
      expect(await refusalOf(world.call(checkIn, anonymous, input))).to.be.instanceOf(DomainError)
      expect((await world.lobby()).records).to.have.length(0)
      expect(world.promised).to.have.length(0)
    })
  })
}
