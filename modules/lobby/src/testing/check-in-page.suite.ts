import { Actor } from '@callboard/core'
import { eachTest, refusalOf, type StoreHarness, type TestScope, testsOf } from '@callboard/core/testing'
import { expect } from 'chai'
import type { LobbyStore } from '../application/ports/index.ts'
import {
  checkIn,
  deleteRecord,
  getCheckInPage,
  getTalentInfo,
  openOwnPage,
  uploadCheckInPhoto,
} from '../contract/index.ts'
import { aSession } from './builders.ts'
import { client, type LobbyWorld, lobbyWorld, staff, stranger, talent } from './lobby-world.ts'

const anonymous = Actor.anonymous

export function checkInPageSuite(
  name: string,
  make: () => Promise<StoreHarness<LobbyStore>>,
  scope: TestScope = 'all',
): void {
  describe(`the check-in page: ${name}`, () => {
    const { it } = testsOf(scope)
    const tess = {
      id: talent.userId,
      userType: 'talent' as const,
      firstName: 'Tess',
      lastName: 'Example',
      email: talent.email,
    }
    const harness = eachTest(make)
    let world: LobbyWorld
    beforeEach(() => {
      world = lobbyWorld(harness().store)
    })
    const pageFor = (actor: Actor, uri = world.session.projectUri, session = world.session.id) =>
      world.call(getCheckInPage, actor, { uri, session })
    const stored = (id: string) =>
      harness().store.read(async ({ records }) => {
        const found = await records.find(id)
        if (!found) throw new Error(`There is no check-in ${id}.`)
        return found
      })

    it('is open on the day of the session in its zone, early or late', async () => {
      for (const instant of [
        '2026-03-02T08:00:00.000Z',
        '2026-03-03T07:59:59.000Z',
        '2026-03-03T07:59:59.999Z',
      ]) {
        world.clock.set(instant)
        expect((await pageFor(anonymous)).state).to.equal('open')
      }
    })

    it('says too early before and closed after, without a ticket [CHK-03]', async () => {
      world.clock.set('2026-03-02T07:59:59.000Z')
      const early = await pageFor(anonymous)
      expect(early).to.include({ state: 'too_early', ticket: null })
      expect(early.message).to.equal('Check-in opens on Monday, March 2, 2026. Please come back then.')
      world.clock.set('2026-03-03T08:00:00.000Z')
      const late = await pageFor(anonymous)
      expect(late).to.include({ state: 'passed', ticket: null })
      expect(late.message).to.equal('Check-in closed on Monday, March 2, 2026.')
    })

    it('is open for video submissions on and before their date [CHK-03]', async () => {
      world.castOn(['2026-03-05', 'Video Submission'])
      expect((await pageFor(anonymous)).date?.date).to.equal('2026-03-05')
      expect((await pageFor(anonymous)).state).to.equal('open')
      world.castOn(['2026-03-01', 'Video Submission'])
      expect((await pageFor(anonymous)).state).to.equal('passed')
    })

    it('tells an unknown studio from a link with a wrong session [CHK-03]', async () => {
      const words =
        'This link is invalid. Try copying the link again and make sure there are no extra characters at the end.'
      expect(await refusalOf(pageFor(anonymous, 'other'))).to.include({
        kind: 'missing',
        code: 'no_studio',
        message: 'No Studio found',
      })
      const elsewhere = aSession({ id: 'elsewhere', projectId: 'another', projectUri: 'another' })
      world.sessions.set(elsewhere.id, elsewhere)
      for (const session of ['nothing', elsewhere.id])
        expect(await refusalOf(pageFor(anonymous, undefined, session))).to.include({
          kind: 'missing',
          code: 'missing',
          message: words,
        })
    })

    it('fills in the known data of a signed-in talent', async () => {
      world.users.set(talent.userId, { ...tess, phone: '+13105550123' })
      world.appointments.set(`${world.session.dates[0]!.id} ${talent.userId}`, {
        id: 'a',
        role: 'Villain',
        start: new Date('2026-03-02T18:15:00.000Z'),
      })
      expect((await pageFor(talent)).known).to.deep.equal({
        first_name: 'Tess',
        last_name: 'Example',
        email: talent.email,
        phone: '+13105550123',
        phone_is_wrong: false,
        profile_is_whole: false,
        headshots: 0,
        role: 'Villain',
        call_time: '10:15',
        other_time: null,
        sagnumber: null,
        agent: null,
        agent_email: null,
        agent_phone: null,
        record_id: null,
      })
      expect((await pageFor(anonymous)).known).to.equal(null)
    })

    it('names the next appointment of a talent who comes on another day of the session', async () => {
      world.users.set(talent.userId, { ...tess, phone: null })
      world.castOn(['2026-03-01', 'Virtual'], ['2026-03-02', 'Virtual'], ['2026-03-05', 'Virtual'])
      const book = (day: string, start: string) =>
        world.appointments.set(`day-${day} ${talent.userId}`, {
          id: day,
          role: 'Hero',
          start: new Date(start),
        })
      const otherTime = async () => (await pageFor(talent)).known?.other_time
      book('2026-03-01', '2026-03-01T18:00:00.000Z')
      expect(await otherTime()).to.equal(null)
      book('2026-03-05', '2026-03-05T18:00:00.000Z')
      expect(await otherTime()).to.equal('2026-03-05T18:00:00.000Z')
      world.clock.set('2026-03-04T18:00:00.000Z')
      expect(await pageFor(talent)).to.include({ state: 'too_early' })
      expect(await otherTime()).to.equal('2026-03-05T18:00:00.000Z')
      world.clock.set('2026-03-02T18:00:00.000Z')
      book('2026-03-02', '2026-03-02T19:00:00.000Z')
      expect(await otherTime()).to.equal(null)
    })

    it('says of a stored number that it cannot be called [CHK-02]', async () => {
      world.users.set(talent.userId, { ...tess, phone: '12' })
      expect((await pageFor(talent)).known).to.include({ phone: '12', phone_is_wrong: true })
    })

    it('knows the check-in that an account made, with its agent, and opens its page on any device', async () => {
      world.users.set(talent.userId, { ...tess, phone: null })
      const agent = { agent: 'Grace', agent_email: 'grace@example.com', agent_phone: '+13105550101' }
      const form = await world.form('Tess', { isRepresented: true, ...agent, sagnumber: '77' })
      const { record_id } = await world.call(checkIn, talent, form)
      expect((await pageFor(talent)).known).to.include({ record_id, sagnumber: '77', ...agent })
      const { page_key } = await world.call(openOwnPage, talent, { id: record_id })
      expect(await world.talentPages.actorOf(page_key)).to.deep.equal(world.page(record_id))
      const ofOther = await world.arrive('Ada')
      expect(await refusalOf(world.call(openOwnPage, talent, { id: ofOther.record_id }))).to.include({
        kind: 'missing',
      })
      await world.call(deleteRecord, staff, { id: record_id })
      expect((await pageFor(talent)).known).to.include({ record_id: null, agent: null })
    })

    it('brings agent, handles, sizes and headshots of the profile along [ACC-10]', async () => {
      const keys = ['headshots/tess/one.jpg', 'headshots/tess/two.jpg']
      for (const key of keys) await world.blobs.write(key, Uint8Array.of(1), 'image/jpeg')
      const agent = { agent: 'Kim', agentEmail: 'kim@example.com', agentPhone: '+13105550102' }
      world.users.set(talent.userId, { ...tess, phone: '+13105550123' })
      world.profiles.set(talent.userId, {
        headshotKeys: keys,
        ...agent,
        heightFt: 5,
        heightIn: 7,
        clothesType: 'women',
        clothesSizes: { dress: 'TEEN_3' },
        instagramHandle: '@tess',
        tiktokHandle: null,
      })
      const { known } = await pageFor(talent)
      expect(known).to.include({ agent: 'Kim', profile_is_whole: true, headshots: 2 })
      const { record_id } = await world.call(checkIn, talent, await world.form('Tess'))
      const info = await world.call(getTalentInfo, staff, { id: record_id })
      expect(info.record).to.include({ instagram_handle: '@tess', tiktok_handle: null })
      expect(info).to.deep.include({ height: { ft: 5, inches: 7 }, clothes_type: 'women' })
      expect(info.clothes_size_object.dress?.value).to.equal('TEEN_3')
      const { headshotKeys } = await stored(record_id)
      expect(headshotKeys).to.have.length(2)
      for (const key of headshotKeys) {
        expect(key).to.match(/^photos\//)
        expect(await world.blobs.info(key)).not.to.equal(null)
      }
      await world.unusedPhotos.remove(new Date(world.clock.now().getTime() + 1))
      for (const key of headshotKeys) expect(await world.blobs.info(key)).not.to.equal(null)
    })

    describe('headshots of the profile', () => {
      const keys = ['headshots/tess/one.jpg', 'headshots/tess/two.jpg']
      const known = {
        headshotKeys: keys,
        ...{ agent: null, agentEmail: null, agentPhone: null },
        ...{ heightFt: 5, heightIn: 7, clothesType: null, clothesSizes: {} },
        ...{ instagramHandle: '@tess', tiktokHandle: null },
      }
      beforeEach(async () => {
        for (const key of keys) await world.blobs.write(key, Uint8Array.of(1), 'image/jpeg')
        world.profiles.set(talent.userId, known)
      })

      it('stay behind when others are added [ACC-10]', async () => {
        const ticket = await world.ticket()
        const form = await world.form('Tess', { ticket })
        const file = { contentType: 'image/png', bytes: new Uint8Array([2]) }
        const { photo } = await world.call(uploadCheckInPhoto, talent, { ticket, file, purpose: 'headshot' })
        const { record_id } = await world.call(checkIn, talent, { ...form, photos: [photo] })
        expect((await stored(record_id)).headshotKeys).to.have.length(1)
      })

      it('do not come along when they were removed meanwhile, nor does anything to another person [ACC-10]', async () => {
        const guest = await world.arrive('Ada')
        expect(await stored(guest.record_id)).to.deep.include({ headshotKeys: [], instagramHandle: null })
        await world.blobs.remove(keys[1]!)
        const own = await world.call(checkIn, talent, await world.form('Tess'))
        expect((await stored(own.record_id)).headshotKeys).to.have.length(1)
      })
    })

    it('turns other accounts away, but lets staff of the session run its kiosk', async () => {
      for (const actor of [client, stranger]) {
        expect(await refusalOf(pageFor(actor))).to.include({
          code: 'not_talent',
          message: `The e-mail ${actor.email} is not a talent account.`,
        })
        const input = await world.form('Ada')
        expect(await refusalOf(world.call(checkIn, actor, input))).to.include({ code: 'not_talent' })
      }
      expect((await pageFor(staff)).state).to.equal('open')
    })
  })
}
