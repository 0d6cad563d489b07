import {
  eachTest,
  promisedAs,
  refusalOf,
  type StoreHarness,
  type TestScope,
  testsOf,
} from '@callboard/core/testing'
import { expect } from 'chai'
import type { LobbyStore } from '../application/ports/index.ts'
import {
  addToGroup,
  checkIn,
  checkInScheduled,
  clearRecords,
  deleteRecord,
  getCurrentGroup,
  getStatus,
  getTalentInfo,
  listGroups,
  saveAvatar,
  saveTalentInfo,
  undoFinish,
  undoStep,
  updateRecords,
} from '../contract/index.ts'
import { aRecord, personDigest } from './builders.ts'
import { client, type LobbyWorld, lobbyWorld, staff, stranger } from './lobby-world.ts'

/** Staff's work on the list of a lobby: quick add, scheduled talent, clear, facts of a talent. */
export function staffListSuite(
  name: string,
  make: () => Promise<StoreHarness<LobbyStore>>,
  scope: TestScope = 'all',
): void {
  describe(`staff's list: ${name}`, () => {
    const { it, race } = testsOf(scope)
    const harness = eachTest(make)
    let world: LobbyWorld
    beforeEach(() => {
      world = lobbyWorld(harness().store)
    })
    const typed = (changes: object = {}) => ({
      session: world.session.id,
      first_name: 'Quinn',
      last_name: 'Adams',
      email: 'Quinn@Example.com',
      phone: '+13105550188',
      role: 'Hero',
      ...changes,
    })
    const add = (changes: object = {}, actor = staff) => world.call(checkIn, actor, typed(changes))
    const events = (type: string) =>
      world.promised.flatMap((entry) =>
        entry.kind === 'event' && entry.type === type ? [entry.payload] : [],
      )

    describe('a quick add', () => {
      it('is expected, and the talent gets the link by e-mail and text [LOB-07] [LOB-19]', async () => {
        const { record_id, page_key } = await add()
        const record = await world.record(record_id)
        expect(page_key).to.equal(null)
        expect(record).to.include({ first_name: 'Quinn', email: 'quinn@example.com', state: 'expected' })
        const sent = world
          .messages()
          .map(({ channel, to, values }) => [channel, to, values.TALENT_STATUS_LINK])
        expect(sent.map(([channel, to]) => [channel, to])).to.deep.equal([
          ['email', 'quinn@example.com'],
          ['sms', '+13105550188'],
        ])
        for (const [, , link] of sent)
          expect(link).to.match(new RegExp(`^https://callboard.test/message/${record_id}#k=.+`))
      })

      for (const [what, changes, field, words] of [
        ['no first name', { first_name: ' ' }, 'first_name', 'First name is required'],
        ['no last name', { last_name: undefined }, 'last_name', 'Last name is required'],
        ['no e-mail', { email: '' }, 'email', 'Email is required'],
        ['half an e-mail', { email: 'quinn@' }, 'email', 'Please Enter a valid Email'],
        ['no role', { role: '' }, 'role', 'Please add a role!'],
        ['no phone', { phone: '' }, 'phone', 'Please enter a valid phone number!'],
        ['half a phone', { phone: '12' }, 'phone', 'Please enter a valid phone number!'],
        [
          'nothing but the session',
          { first_name: '', last_name: '', email: '', phone: '', role: '' },
          'first_name',
          'First name is required',
        ],
      ] as const)
        it(`with ${what} is refused: ${words} [LOB-07]`, async () => {
          const refusal = await refusalOf(add(changes))
          expect(refusal).to.deep.include({ kind: 'invalid', fields: { [field]: words } })
          expect((await world.lobby()).records).to.deep.equal([])
        })

      it('of a talent who is here names the record that is there [LOB-07]', async () => {
        const { record_id } = await add()
        const refusal = await refusalOf(add({ first_name: 'QUINN' }))
        expect(refusal).to.include({ kind: 'conflict', code: 'already_here' })
        expect((await world.lobby()).records.map(({ _id }) => _id)).to.deep.equal([record_id])
      })

      it('is refused to strangers, and without session and ticket [LOB-07]', async () => {
        expect(await refusalOf(add({}, stranger))).to.include({ kind: 'missing' })
        expect(await refusalOf(add({ session: undefined }))).to.include({ kind: 'invalid' })
        expect((await world.lobby()).records).to.deep.equal([])
      })

      race('twice at once makes one record [LOB-07]', async () => {
        const ends = await Promise.allSettled([add(), add(), add()])
        expect(ends.filter(({ status }) => status === 'fulfilled')).to.have.length(1)
        expect((await world.lobby()).records).to.have.length(1)
      })
    })

    describe('a scheduled talent', () => {
      const place = () => {
        const [day] = world.session.dates
        return { session: world.session.id, day: day!.id, talent: 'user-tess' }
      }
      const book = () => {
        world.users.set('user-tess', {
          id: 'user-tess',
          email: 'Tess@example.com',
          firstName: 'Tess',
          lastName: 'Booker',
          userType: 'talent',
          phone: '+13105550177',
        })
        world.appointments.set(`${place().day} user-tess`, {
          id: 'appointment-1',
          role: 'Villain',
          start: new Date('2026-03-02T18:30:00.000Z'),
        })
      }

      it('is checked in with the facts of the account, in the group, and the entry is marked [LOB-06]', async () => {
        book()
        const { record, group } = await world.call(checkInScheduled, staff, place())
        expect(record).to.include({
          first_name: 'Tess',
          email: 'tess@example.com',
          phone: '+13105550177',
          role: 'Villain',
          actual_call: '10:30',
          group_id: group._id,
        })
        expect(group.records).to.deep.equal([record._id])
        expect(events('lobby.checked-in')).to.deep.equal([
          {
            record_id: record._id,
            session_id: world.session.id,
            day_id: place().day,
            user_id: 'user-tess',
            email: 'tess@example.com',
          },
        ])
        expect((await world.lobby()).current_group?.records).to.deep.equal([record._id])
      })

      it('finishes a group that has a take so that it can be undone, as a call-in does [LOB-06] [LOB-20]', async () => {
        const ada = (await world.arrive('Ada')).record_id
        const { _id: first } = await world.call(addToGroup, staff, { id: ada })
        await world.step(ada, 'call-in')
        world.recorded.add(first)
        book()
        const { record } = await world.call(checkInScheduled, staff, { ...place(), undoable: true })
        expect(await world.record(ada)).to.include({ auditioned: true })
        expect(await world.statusOf(ada)).to.include({ state: 'in_casting' })
        const undone = await world.call(undoFinish, staff, {
          session: world.session.id,
          group: first,
          called: record._id,
        })
        expect(undone.records).to.deep.equal([ada])
        expect(await world.record(ada)).to.include({ state: 'in_casting', auditioned: false })
        expect(await world.record(record._id)).to.include({ state: 'waiting', group_id: null })
      })

      it('joins a group that has a take without ending it where that is wanted [LOB-06] [LOB-20]', async () => {
        const ada = (await world.arrive('Ada')).record_id
        const { _id: first } = await world.call(addToGroup, staff, { id: ada })
        await world.step(ada, 'call-in')
        world.recorded.add(first)
        book()
        const { record, group } = await world.call(checkInScheduled, staff, { ...place(), same_group: true })
        expect(group).to.deep.include({ _id: first, records: [ada, record._id] })
        expect(await world.record(ada)).to.include({ state: 'in_casting', auditioned: false })
      })

      it('is taken out of the group again by a step back, and stays checked in [LOB-06] [LOB-18]', async () => {
        book()
        const { record } = await world.call(checkInScheduled, staff, place())
        const back = await world.call(undoStep, staff, { id: record._id, version: record.version })
        expect(back).to.include({ state: 'waiting', group_id: null, arrived_time: record.arrived_time })
        expect((await world.lobby()).current_group?.records).to.deep.equal([])
        expect((await world.lobby()).records).to.have.length(1)
      })

      it('keeps the step back when the entry is chosen twice [LOB-06] [LOB-18]', async () => {
        book()
        const { record } = await world.call(checkInScheduled, staff, place())
        world.forget()
        const again = await world.call(checkInScheduled, staff, place())
        expect(again.record.version).to.equal(record.version)
        const back = await world.call(undoStep, staff, { id: record._id, version: record.version })
        expect(back).to.include({ state: 'waiting', group_id: null })
      })

      it('who has checked in as a guest keeps that record, which marks the entry [LOB-06]', async () => {
        book()
        const { record_id } = await world.arrive('Tess', { last_name: 'Booker', email: 'tess@example.com' })
        world.forget()
        const { record } = await world.call(checkInScheduled, staff, place())
        expect(record._id).to.equal(record_id)
        expect(events('lobby.checked-in')).to.have.length(1)
        expect(events('lobby.checked-in')[0]).to.include({ record_id, user_id: 'user-tess' })
      })

      it('without an appointment on the date is not found [LOB-06]', async () => {
        expect(await refusalOf(world.call(checkInScheduled, staff, place()))).to.include({ kind: 'missing' })
        expect(await refusalOf(world.call(checkInScheduled, stranger, place()))).to.include({
          kind: 'missing',
        })
      })

      race('chosen by two staff has one record, in one group [LOB-06, Q2]', async () => {
        book()
        const both = await Promise.all([
          world.call(checkInScheduled, staff, place()),
          world.call(checkInScheduled, staff, place()),
        ])
        const [one] = (await world.lobby()).records
        expect((await world.lobby()).records).to.have.length(1)
        expect(new Set(both.map(({ record }) => record._id))).to.deep.equal(new Set([one!._id]))
        expect((await world.lobby()).current_group?.records).to.deep.equal([one!._id])
      })
    })

    describe('a cleared lobby', () => {
      it('is empty for everybody, and its groups stay with all their talent [LOB-09]', async () => {
        const ada = (await world.arrive('Ada')).record_id
        const bob = (await world.arrive('Bob')).record_id
        const { _id: group } = await world.call(addToGroup, staff, { id: ada })
        world.forget()
        expect(await world.call(clearRecords, staff, { session: world.session.id })).to.deep.equal({
          cleared: 2,
        })
        expect((await world.lobby()).records).to.deep.equal([])
        expect((await world.lobby()).current_group).to.equal(null)
        const kept = await world.groups.find(group)
        expect(kept?.members.map(({ recordId }) => recordId)).to.deep.equal([ada])
        const status = await world.call(getStatus, world.page(bob), { id: bob })
        expect(status.state).to.equal('removed')
        const signals = world.promised.flatMap((entry) => (entry.kind === 'signal' ? [entry] : []))
        const [cleared] = signals.filter(({ type }) => type === 'clear-records')
        expect(cleared?.views.staff).to.deep.equal({ records: [ada, bob] })
        expect(world.messages(), 'nobody is texted').to.deep.equal([])
        expect(events('lobby.group-finished')).to.have.length(1)
        expect(events('lobby.record-deleted')).to.have.length(2)
      })

      it('may have had as many talent as imports bring [LOB-09] [LOB-10]', async () => {
        const { id: sessionId, dates } = world.session
        const many = Array.from({ length: 1_000 }, () => aRecord({ sessionId, dayId: dates[0]!.id }))
        await harness().store.write(async ({ records }) => {
          for (const record of many) await records.add(record, personDigest(record))
        })
        world.forget()
        const { cleared } = await world.call(clearRecords, staff, { session: sessionId })
        expect(cleared).to.equal(many.length)
        const gone = promisedAs(world.promised, 'clear-records').flatMap(
          (views) => (views as { readonly client: { readonly records: string[] } }).client.records,
        )
        expect(gone).to.have.members(many.map(({ id }) => id))
      })

      it('takes the same talent again, as a new record [LOB-09]', async () => {
        const before = (await world.arrive('Ada')).record_id
        await world.call(clearRecords, staff, { session: world.session.id })
        const again = (await world.arrive('Ada')).record_id
        expect(again).not.to.equal(before)
        expect((await world.lobby()).records.map(({ _id }) => _id)).to.deep.equal([again])
      })

      it('is refused to strangers [LOB-09]', async () => {
        await world.arrive('Ada')
        const refused = world.call(clearRecords, stranger, { session: world.session.id })
        expect(await refusalOf(refused)).to.include({ kind: 'missing' })
        expect((await world.lobby()).records).to.have.length(1)
      })

      race('holds exactly the talent who submitted after it: no half record [LOB-09, Q6]', async () => {
        for (const each of ['Ada', 'Bob', 'Cora']) await world.arrive(each)
        const forms = await Promise.all(['Dina', 'Eve', 'Finn'].map((each) => world.form(each)))
        const [, ...arrived] = await Promise.all([
          world.call(clearRecords, staff, { session: world.session.id }),
          ...forms.map((form) => world.call(checkIn, staff, form)),
        ])
        const { records } = await world.lobby()
        for (const { record_id } of arrived) {
          const status = await world.call(getStatus, world.page(record_id), { id: record_id })
          const isListed = records.some(({ _id }) => _id === record_id)
          expect(status.state === 'removed', record_id).to.equal(!isListed)
        }
        for (const { photo_url } of records) expect(photo_url).to.be.a('string')
      })
    })

    describe('several records', () => {
      it('change together, or not at all [LOB-04]', async () => {
        const ada = (await world.arrive('Ada')).record_id
        const bob = (await world.arrive('Bob')).record_id
        const fields = { role: ' Villain ', actual_call: '11:15' }
        const { records } = await world.call(updateRecords, staff, { ids: [ada, bob], fields })
        expect(records.map(({ role, actual_call }) => [role, actual_call])).to.deep.equal([
          ['Villain', '11:15'],
          ['Villain', '11:15'],
        ])
        const missing = world.call(updateRecords, staff, { ids: [ada, 'nobody'], fields: { role: 'Hero' } })
        expect(await refusalOf(missing)).to.include({ kind: 'missing' })
        const strange = world.call(updateRecords, stranger, { ids: [ada], fields: { role: 'Hero' } })
        expect(await refusalOf(strange)).to.include({ kind: 'missing' })
        expect((await world.record(ada)).role).to.equal('Villain')
      })

      it('take their steps under the names of the sources, each with what it brings about [API-01]', async () => {
        const [ada, bob] = await world.arriveAll('Ada', 'Bob')
        const step = async (fields: object) =>
          (await world.call(updateRecords, staff, { ids: [ada!, bob!], fields })).records.map(
            ({ state }) => state,
          )
        const all = { seen: false, on_deck: false, skipped: false, signed_out: false }
        const table = [
          [{ on_deck: true }, 'on_deck'],
          [{ ...all, seen: true }, 'in_casting'],
          [{ seen: true }, 'in_casting'],
          [{ seen: false }, 'waiting'],
          [{ skipped: true, seen: false }, 'skipped'],
          [{ on_deck: false }, 'skipped'],
          [{ skipped: false }, 'waiting'],
          [{ signed_out: true }, 'signed_out'],
          [all, 'waiting'],
        ] as const
        for (const [fields, state] of table)
          expect(await step(fields), JSON.stringify(fields)).to.deep.equal([state, state])
        expect(world.texts().filter((text) => text.startsWith('Ada'))).to.include('Ada YOUR_TURN_TEXT')
        expect(await refusalOf(step({ seen: true, skipped: true }))).to.include({ kind: 'invalid' })
        await step({ signed_out: true })
        await world.call(updateRecords, staff, { ids: [ada!], fields: { signed_out: false } })
        expect(await refusalOf(step({ skipped: true }))).to.include({ kind: 'rule', code: 'not_possible' })
        expect((await world.record(ada!)).state).to.equal('waiting')
      })
    })

    describe('groups', () => {
      it('are listed, and the current one is shown to clients without contact details [FBK-06]', async () => {
        const ada = (await world.arrive('Ada')).record_id
        const { id } = world.session
        expect(await world.call(getCurrentGroup, client, { id })).to.deep.equal({ group: null, records: [] })
        const group = await world.call(addToGroup, staff, { id: ada })
        const current = await world.call(getCurrentGroup, client, { id })
        expect(current.group).to.deep.equal(group)
        expect(current.records.map(({ first_name }) => first_name)).to.deep.equal(['Ada'])
        for (const record of current.records)
          expect(record).not.to.have.any.keys('email', 'phone', 'agent_phone')
        expect((await world.call(listGroups, staff, { id })).groups).to.deep.equal([group])
        expect(await refusalOf(world.call(listGroups, client, { id }))).to.include({ kind: 'denied' })
        expect(await refusalOf(world.call(getCurrentGroup, stranger, { id }))).to.include({ kind: 'missing' })
      })
    })

    describe('the info of a talent', () => {
      it('keeps height and sizes of the chosen clothes; another type clears them [LOB-12]', async () => {
        const id = (await world.arrive('Ada')).record_id
        const before = await world.call(getTalentInfo, staff, { id })
        expect(before).to.deep.include({ height: null, clothes_type: null, clothes_size_object: {} })
        const saved = await world.call(saveTalentInfo, staff, {
          id,
          version: before.record.version,
          height: { ft: 5, inches: 7 },
          clothes_type: 'women',
          sizes: { dress: 'ADULT_6', waist: 'IN_28' },
        })
        expect(saved.clothes_size_object).to.deep.equal({
          dress: { value: 'ADULT_6', label: 'Adult 6' },
          waist: { value: 'IN_28', label: '28 in (71 cm)' },
        })
        expect((await world.call(getTalentInfo, staff, { id })).height).to.deep.equal({ ft: 5, inches: 7 })
        const { version } = saved.record
        const other = await world.call(saveTalentInfo, staff, { id, version, clothes_type: 'men' })
        expect(other).to.deep.include({ clothes_type: 'men', clothes_size_object: {} })
      })

      for (const [what, change, field] of [
        ['sizes without a clothes type', { sizes: { dress: 'ADULT_6' } }, 'clothes_type'],
        ['a size of another type', { clothes_type: 'men', sizes: { dress: 'ADULT_6' } }, 'sizes.dress'],
        [
          'a size that no catalogue has',
          { clothes_type: 'women', sizes: { dress: 'ADULT_7' } },
          'sizes.dress',
        ],
        ['half an address', { agent_email: 'agent@' }, 'agent_email'],
        ['half a number', { agent_phone: '12' }, 'agent_phone'],
      ] as const)
        it(`refuses ${what} [LOB-12]`, async () => {
          const id = (await world.arrive('Ada')).record_id
          const refusal = await refusalOf(world.call(saveTalentInfo, staff, { id, version: 1, ...change }))
          expect(refusal).to.include({ kind: 'invalid' })
          expect(refusal.fields).to.have.all.keys(field)
          expect((await world.record(id)).version).to.equal(1)
        })

      it('is refused with the version of somebody else, and to strangers [LOB-12]', async () => {
        const id = (await world.arrive('Ada')).record_id
        const late = world.call(saveTalentInfo, staff, { id, version: 7, height: null })
        expect(await refusalOf(late)).to.include({ kind: 'conflict', code: 'changed' })
        for (const refused of [
          world.call(getTalentInfo, stranger, { id }),
          world.call(saveTalentInfo, stranger, { id, version: 1 }),
          world.call(saveAvatar, stranger, {
            id,
            file: { contentType: 'image/jpeg', bytes: new Uint8Array([1]) },
          }),
        ])
          expect(await refusalOf(refused)).to.include({ kind: 'missing' })
      })

      it('shows another photo after staff have changed it [LOB-04]', async () => {
        const id = (await world.arrive('Ada')).record_id
        const before = await world.record(id)
        const file = { contentType: 'image/jpeg', bytes: new Uint8Array([1]) }
        const after = await world.call(saveAvatar, staff, { id, file })
        expect(after.photo_url).to.be.a('string').and.not.equal(before.photo_url)
        expect((await world.record(id)).photo_url).to.equal(after.photo_url)
      })

      it('keeps the former photo, which posting pages show on, also past the clean-up of the day [LOB-04]', async () => {
        const id = (await world.arrive('Ada')).record_id
        const taken = await world.blobs.list('photos/')
        const file = { contentType: 'image/jpeg', bytes: new Uint8Array([1]) }
        await world.call(saveAvatar, staff, { id, file })
        await world.unusedPhotos.remove(new Date(world.clock.now().getTime() + 1))
        expect(await world.blobs.list('photos/')).to.include.members([...taken])
      })

      it('keeps no photo of a talent who was removed meanwhile [Q6]', async () => {
        const id = (await world.arrive('Ada')).record_id
        const stored = await world.blobs.list('photos/')
        const { write } = world.blobs
        world.blobs.write = async (...written) => {
          const size = await write.apply(world.blobs, written)
          await world.call(deleteRecord, staff, { id })
          return size
        }
        const file = { contentType: 'image/jpeg', bytes: new Uint8Array([1]) }
        expect(await refusalOf(world.call(saveAvatar, staff, { id, file }))).to.include({ kind: 'missing' })
        expect(await world.blobs.list('photos/')).to.deep.equal(stored)
      })
    })
  })
}
