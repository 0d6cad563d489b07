import type { UserActor } from '@callboard/core'
import { eachTest, refusalOf, type StoreHarness, type TestScope, testsOf } from '@callboard/core/testing'
import { expect } from 'chai'
import { removeHeadshots } from '../application/jobs.ts'
import type { AccountsStore } from '../application/ports/index.ts'
import {
  addHeadshot,
  deleteAccount,
  getTalentProfile,
  HEADSHOTS_LIMIT,
  orderHeadshots,
  PHOTO_UNREADABLE,
  removeHeadshot,
  saveAboutMe,
  saveLogo,
  saveTalentDetails,
} from '../contract/index.ts'
import { accountsWorld, PASSWORD } from './accounts-world.ts'

const PHOTO = Uint8Array.of(0xff, 0xd8, 0xff)
const ABOUT = { first_name: 'Ana', last_name: 'Lopez', phone: '(310) 555-0100' }
const GUARDIAN = { name: 'Eva Lopez', email: 'Eva@Example.com', phone: '310 555 0101', consent: true }

/** Profiles of talent over a real store: run by every adapter of the store. */
export function talentProfileSuite(
  name: string,
  make: () => Promise<StoreHarness<AccountsStore>>,
  scope: TestScope = 'all',
): void {
  describe(`profiles of talent: ${name}`, () => {
    const { it, race } = testsOf(scope)
    let ana: UserActor
    const harness = eachTest(async () => {
      const { store, stop } = await make()
      const world = accountsWorld(store)
      await world.user('ana', 'talent')
      ana = await world.signedIn('ana')
      return { world, stop }
    })
    const world = () => harness().world
    const ofAna = () => ({ id: ana.userId })
    const profile = () => world().call(getTalentProfile, ana, ofAna())
    const add = (bytes = PHOTO, actor = ana) =>
      world().call(addHeadshot, actor, { ...ofAna(), file: { contentType: 'image/jpeg', bytes } })
    const details = async (input: object) =>
      await world().call(saveTalentDetails, ana, {
        ...ofAna(),
        isRepresented: false,
        version: (await profile()).version,
        ...input,
      })
    const logoKey = async () => (await world().storedUser(ana.userId))?.logoKey
    const removals = () =>
      world().promised.flatMap((entry) =>
        entry.kind === 'job' && entry.name.startsWith('accounts.remove') ? [entry] : [],
      )

    it('tell the guardian of a minor once the account names another, or none any more [ACC-17]', async () => {
      const child = { date_of_birth: '2016-01-31' }
      const mother = GUARDIAN.email.toLowerCase()
      const father = { ...GUARDIAN, name: 'Max Lopez', email: 'max@example.com' }
      await details({ ...child, guardian: GUARDIAN })
      await details({ ...child, guardian: { ...GUARDIAN, phone: '310 555 0109' }, instagram_handle: '@ana' })
      expect(world().guardianNews()).to.deep.equal([])
      await details({ ...child, guardian: father })
      await details({ date_of_birth: '1990-01-31' })
      await details({ ...child, guardian: GUARDIAN })
      await details({})
      expect(world().guardianNews()).to.deep.equal([
        [mother, 'The profile names another guardian.'],
        ['max@example.com', 'The date of birth in the profile was changed to 1990-01-31.'],
        [mother, 'The date of birth was taken out of the profile.'],
      ])
    })

    it('tell the guardian of a minor when the account names them, once [ACC-17]', async () => {
      const child = { date_of_birth: '2016-01-31' }
      const father = { ...GUARDIAN, name: 'Max Lopez', email: 'max@example.com' }
      await details({ date_of_birth: '1990-01-31', guardian: GUARDIAN })
      expect(world().namedGuardians()).to.deep.equal([])
      await details({ ...child, guardian: GUARDIAN })
      await details({ ...child, guardian: { ...GUARDIAN, phone: '310 555 0109' } })
      await details({ ...child, guardian: father })
      expect(world().namedGuardians()).to.deep.equal([
        [GUARDIAN.email.toLowerCase(), 'ana@example.com'],
        ['max@example.com', 'ana@example.com'],
      ])
    })

    it('take the agent of a check-in with name and number, and leave it alone where nothing is said of one [ACC-10]', async () => {
      await add()
      await details({ isRepresented: false, instagram_handle: '@ana' })
      const agent = { isRepresented: true, agent: 'Kim', agent_email: 'Kim@Example.com' }
      const save = (input: object) => world().call(saveAboutMe, ana, { ...ofAna(), ...ABOUT, ...input })
      expect((await refusalOf(save(agent))).fields).to.deep.equal({
        agent_phone: 'Agent Phone number required',
      })
      expect(await profile()).to.deep.include({ phone: null, isRepresented: false })
      await save({ ...agent, agent_phone: '310 555 0102' })
      const kept = { agent: 'Kim', agent_phone: '+13105550102', instagram_handle: '@ana' }
      expect(await profile()).to.deep.include(kept)
      await save({ phone: '(310) 555-0109' })
      expect(await profile()).to.deep.include({ ...kept, phone: '+13105550109' })
      await save({ isRepresented: false })
      expect(await profile()).to.deep.include({ isRepresented: false, agent: null, instagram_handle: '@ana' })
    })

    it('take name and number with a headshot, one fault at a time in the order of the form [ACC-10]', async () => {
      const save = (input: object) => world().call(saveAboutMe, ana, { ...ofAna(), ...input })
      const faultOf = async (input: object) => (await refusalOf(save(input))).fields
      expect(await faultOf({})).to.deep.equal({ first_name: 'First name required' })
      expect(await faultOf({ first_name: 'Ana' })).to.deep.equal({ last_name: 'Last name required' })
      expect(await faultOf({ ...ABOUT, phone: ' ' })).to.deep.equal({ phone: 'Phone number required' })
      expect(await faultOf({ ...ABOUT, phone: 'soon' })).to.deep.equal({
        phone: 'Please Enter a valid Phone number',
      })
      expect(await faultOf({ ...ABOUT, email: '' })).to.deep.equal({ email: 'Email required' })
      expect(await faultOf(ABOUT)).to.deep.equal({ photos: 'Please upload a Headshot' })
      await add()
      expect(await faultOf({ ...ABOUT, email: 'eve@example.com' })).to.have.property('email')
      const saved = await save({ ...ABOUT, email: 'ANA@example.com' })
      expect(saved).to.deep.include({ first_name: 'Ana', last_name: 'Lopez', phone: '+13105550100' })
      expect(await profile()).to.deep.equal(saved)
    })

    it('keep agent, sizes and handles, and nothing of an agent who is no more [ACC-10]', async () => {
      const agent = { agent: 'Kim', agent_email: 'Kim@Example.com', agent_phone: '310 555 0102' }
      const missing = async (input: object) => Object.values((await refusalOf(details(input))).fields ?? {})
      expect(await missing({ isRepresented: true })).to.deep.equal(['Agent name required'])
      expect(await missing({ isRepresented: true, ...agent, agent_email: '' })).to.deep.equal([
        'Invalid email',
      ])
      expect(await missing({ isRepresented: true, ...agent, agent_phone: '' })).to.deep.equal([
        'Agent Phone number required',
      ])
      const sizes = { clothes_type: 'women', sizes: { dress: 'TEEN_3', bust: 'IN_30' } }
      expect(await missing({ ...sizes, sizes: { chest: 'IN_30' } })).to.deep.equal(['Choose one of the list'])
      const saved = await details({
        isRepresented: true,
        ...agent,
        ...sizes,
        height: { ft: 5, inches: 7 },
        instagram_handle: ' @ana ',
        date_of_birth: '1990-02-28',
      })
      expect(saved).to.deep.include({
        agent: 'Kim',
        agent_email: 'kim@example.com',
        agent_phone: '+13105550102',
        height: { ft: 5, inches: 7 },
        instagram_handle: '@ana',
        tiktok_handle: null,
        date_of_birth: '1990-02-28',
        guardian: null,
      })
      expect(saved.clothes_size_object.dress).to.deep.equal({ value: 'TEEN_3', label: 'Teen 3' })
      expect(await profile()).to.deep.equal(saved)
      const after = await details({ ...agent })
      expect(after).to.deep.include({ isRepresented: false, agent: null, agent_email: null, height: null })
    })

    it('are not saved over a newer version of another device', async () => {
      const { version } = await details({ instagram_handle: '@old' })
      await details({ instagram_handle: '@new' })
      const late = details({ instagram_handle: '@late', version })
      expect((await refusalOf(late)).code).to.equal('profile_changed')
      expect((await profile()).instagram_handle).to.equal('@new')
    })

    describe('of talent under 18', () => {
      it('need a guardian who agrees, and no birth date lies ahead [ACC-17]', async () => {
        world().clock.set('2026-06-15T12:00:00Z')
        ana = await world().signedIn('ana')
        const faultOf = async (input: object) => (await refusalOf(details(input))).fields
        expect(await faultOf({ date_of_birth: '2026-12-31' })).to.deep.equal({
          date_of_birth: 'Date of birth cannot be in the future',
        })
        const child = { date_of_birth: '2015-01-31' }
        expect(await faultOf(child)).to.deep.equal({ 'guardian.name': 'Guardian name required' })
        expect(await faultOf({ ...child, guardian: { ...GUARDIAN, consent: false } })).to.deep.equal({
          'guardian.consent': 'Guardian consent required',
        })
        expect((await profile()).date_of_birth).to.equal(null)
        const { guardian } = await details({ ...child, guardian: GUARDIAN })
        expect(guardian).to.deep.equal({
          name: 'Eva Lopez',
          email: 'eva@example.com',
          phone: '+13105550101',
        })
      })

      it('name the guardian for messages until they are of age [ACC-17]', async () => {
        world().clock.set('2026-06-15T12:00:00Z')
        ana = await world().signedIn('ana')
        await details({ date_of_birth: '2008-06-20', guardian: GUARDIAN })
        const { talentProfiles } = world()
        expect(await talentProfiles.guardianOf('ana@example.com')).to.deep.include({
          userId: ana.userId,
          email: 'eva@example.com',
          phone: '+13105550101',
        })
        expect(await talentProfiles.guardianOf('nobody@example.com')).to.equal(null)
        world().clock.set('2026-06-20T12:00:00Z')
        expect(await talentProfiles.guardianOf('ana@example.com')).to.equal(null)
      })

      it('drop the guardian with a birth date of somebody of age [ACC-17]', async () => {
        await details({ date_of_birth: '2020-01-31', guardian: GUARDIAN })
        expect((await details({ date_of_birth: '1990-01-31', guardian: GUARDIAN })).guardian).to.equal(null)
      })
    })

    describe('headshots', () => {
      it('are four at most; the first one is the logo [ACC-10]', async () => {
        for (let count = 0; count < HEADSHOTS_LIMIT; count += 1) await add()
        const fifth = await refusalOf(add())
        expect(fifth.message).to.equal('At most 4 headshots can be added.')
        expect(world().logos.keys.size).to.equal(4)
        const { photos } = await profile()
        const [first, second, ...others] = photos.map(({ _id }) => _id)
        expect(await logoKey()).to.equal(`headshots/${ana.userId}/${first}.jpg`)
        const order = [second!, first!, ...others]
        const sorted = await world().call(orderHeadshots, ana, { ...ofAna(), order })
        expect(sorted.photos.map(({ _id }) => _id)).to.deep.equal(order)
        expect(await logoKey()).to.equal(`headshots/${ana.userId}/${second}.jpg`)
        expect(removals()).to.deep.equal([])
        const lost = world().call(orderHeadshots, ana, { ...ofAna(), order: order.slice(1) })
        expect((await refusalOf(lost)).code).to.equal('headshots_changed')
      })

      it('go with their file; the next one becomes the logo [ACC-10]', async () => {
        await add()
        const { photos } = await add()
        const [first, second] = photos.map(({ _id }) => _id)
        await world().call(removeHeadshot, ana, { ...ofAna(), headshot: first! })
        expect(removals().map(({ payload }) => payload)).to.deep.equal([
          { key: `headshots/${ana.userId}/${first}.jpg` },
        ])
        expect(await logoKey()).to.equal(`headshots/${ana.userId}/${second}.jpg`)
        const again = world().call(removeHeadshot, ana, { ...ofAna(), headshot: first! })
        expect((await refusalOf(again)).kind).to.equal('missing')
        await world().call(removeHeadshot, ana, { ...ofAna(), headshot: second! })
        expect(await logoKey()).to.equal(null)
      })

      it('are photos by their content; what cannot be read leaves no file', async () => {
        const refused = await refusalOf(add(new Uint8Array(200)))
        expect(refused.fields?.file).to.equal(PHOTO_UNREADABLE)
        expect(world().logos.keys.size).to.equal(0)
      })

      it('stay when a super admin gives the talent another logo', async () => {
        await add()
        await world().user('root', 'super_admin')
        const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
        const file = { contentType: 'image/png', bytes: PNG }
        await world().call(saveLogo, await world().signedIn('root'), { ...ofAna(), file })
        expect(removals()).to.deep.equal([])
        expect((await profile()).photos).to.have.length(1)
      })

      it('all go with the account, also one that an upload left behind [ACC-16]', async () => {
        await add()
        await world().logos.write(`headshots/${ana.userId}/left.jpg`)
        await details({ date_of_birth: '2020-01-31', guardian: GUARDIAN })
        await world().call(deleteAccount, ana, { ...ofAna(), password: PASSWORD })
        expect(removals().map(({ payload }) => payload)).to.deep.include({ user_id: ana.userId })
        await world().work(removeHeadshots, { user_id: ana.userId })
        expect([...world().logos.keys]).to.deep.equal([])
        expect(await world().talentProfiles.of(ana.userId)).to.equal(null)
      })

      race('are four at most, also when five come at once', async () => {
        const answers = await Promise.allSettled(Array.from({ length: HEADSHOTS_LIMIT + 1 }, () => add()))
        expect(answers.filter(({ status }) => status === 'rejected')).to.have.length(1)
        expect(world().logos.keys.size).to.equal(HEADSHOTS_LIMIT)
        expect((await profile()).photos).to.have.length(HEADSHOTS_LIMIT)
      })
    })
  })
}
