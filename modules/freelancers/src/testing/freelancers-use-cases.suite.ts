import { accountDeleted } from '@callboard/accounts/contract'
import {
  AccountLoader,
  USER_DIRECTORY,
  type UserDirectory,
  type UserFacts,
} from '@callboard/accounts/queries'
import { CLOCK, PHONE_NUMBERS, PUBLIC_URL, RICH_TEXT, UNDO_SECONDS, type UserType } from '@callboard/core'
import {
  double,
  e164Phones,
  eachTest,
  manualClock,
  personNamed,
  plainRichText,
  refusalOf,
  SAMPLE_UNDO_SECONDS,
  type StoreHarness,
  signedInAs,
  type TestScope,
  testsOf,
  wired,
} from '@callboard/core/testing'
import { DATE_MANAGERS } from '@callboard/projects/commands'
import { SESSION_DIRECTORY } from '@callboard/projects/queries'
import { APPOINTMENT_QUERIES } from '@callboard/scheduling/queries'
import { expect } from 'chai'
import { FREELANCERS_STORE, type FreelancersStore } from '../application/ports/index.ts'
import {
  getOwnProfile,
  getVisibility,
  listProfiles,
  saveOwnProfile,
  saveVisibility,
} from '../contract/index.ts'
import { freelancersModule } from '../module.ts'
import { FREELANCER_DAYS } from '../queries/index.ts'

const person = (name: string, userType: UserType) => ({
  ...personNamed(name, userType, { id: name }),
  phone: null,
})

const PEOPLE = [
  person('root', 'super_admin'),
  person('mia', 'session_manager'),
  person('noah', 'session_manager'),
  person('dora', 'casting_director'),
  person('eli', 'casting_director'),
  person('cleo', 'client'),
]

/** Counts how often it is asked, since a list must not ask per row. */
class CountingDirectory implements Pick<UserDirectory, 'find' | 'many'> {
  asked = 0

  async find(id: string): Promise<UserFacts | null> {
    return (await this.many([id]))[0] ?? null
  }

  async many(ids: readonly string[]): Promise<readonly UserFacts[]> {
    this.asked += 1
    return PEOPLE.filter(({ id }) => ids.includes(id))
  }
}

function actorNamed(name: string) {
  const facts = PEOPLE.find(({ id }) => id === name)
  if (!facts) throw new Error(`There is no ${name}.`)
  return signedInAs(facts)
}

const FIELDS = {
  will_work_as: ['session_runner' as const],
  experience: 'Ten years',
  available_dates: ['2026-03-05', '2026-03-04'],
  non_available_dates: [] as string[],
  availability_notes: '',
  timezone: 'America/Denver',
  phone: '+13105550100',
  receive_email: true,
  receive_text: false,
  show_to_all: false,
  show_to: [] as string[],
  version: 0,
}

/** The use cases of the module over a real store: run by every adapter of the store. */
export function freelancersUseCasesSuite(
  name: string,
  make: () => Promise<StoreHarness<FreelancersStore>>,
  scope: TestScope = 'all',
): void {
  describe(`freelancers: ${name}`, () => {
    const { it } = testsOf(scope)
    const harness = eachTest(async () => {
      const { store, stop } = await make()
      const users = new CountingDirectory()
      const clock = manualClock('2026-03-01T12:00:00.000Z')
      const doubles = [
        double(FREELANCERS_STORE, store),
        double(USER_DIRECTORY, users),
        double(RICH_TEXT, plainRichText),
        double(PHONE_NUMBERS, e164Phones),
        double(SESSION_DIRECTORY, {}),
        double(DATE_MANAGERS, {}),
        double(APPOINTMENT_QUERIES, {}),
        double(CLOCK, clock),
        double(UNDO_SECONDS, SAMPLE_UNDO_SECONDS),
        double(PUBLIC_URL, 'https://callboard.example'),
      ]
      const { call, work, query } = wired(freelancersModule, doubles, [AccountLoader])
      return {
        users,
        clock,
        call,
        work,
        days: query(FREELANCER_DAYS),
        stop,
      }
    })
    const save = (who: string, changes: Partial<typeof FIELDS> = {}) =>
      harness().call(saveOwnProfile, actorNamed(who), { ...FIELDS, ...changes })
    const seenBy = async (who: string, input = {}) =>
      (await harness().call(listProfiles, actorNamed(who), input)).profiles.map(({ _id }) => _id)

    describe('the visibility of a profile', () => {
      const visibility = (who: string, id: string) => harness().call(getVisibility, actorNamed(who), { id })
      const show = (who: string, id: string, changes: object = {}) =>
        harness().call(saveVisibility, actorNamed(who), {
          id,
          show_to_all: false,
          show_to: ['dora'],
          version: 0,
          ...changes,
        })

      it('is decided by a super admin, too, also of a profile that is still blank [ADM-03]', async () => {
        expect(await visibility('root', 'mia')).to.deep.equal({ show_to_all: false, show_to: [], version: 0 })
        const shown = await show('root', 'mia')
        expect(shown.show_to.map(({ _id }) => _id)).to.deep.equal(['dora'])
        expect(await visibility('root', 'mia')).to.deep.equal(shown)
        expect(await seenBy('dora')).to.deep.equal(['mia'])
        await show('root', 'mia', { show_to_all: true, version: 1 })
        expect(await seenBy('eli')).to.deep.equal(['mia'])
      })

      it('leaves the rest of the profile as its owner saved it', async () => {
        await save('mia')
        await show('root', 'mia', { version: 1 })
        const own = await harness().call(getOwnProfile, actorNamed('mia'))
        expect(own).to.deep.include({ experience: 'Ten years', show_to: ['dora'], version: 2 })
      })

      it('is not changed by others, over a newer version, for accounts without a profile or to a client', async () => {
        expect((await refusalOf(show('noah', 'mia'))).kind).to.be.oneOf(['denied', 'missing'])
        expect((await refusalOf(visibility('noah', 'mia'))).kind).to.be.oneOf(['denied', 'missing'])
        expect((await refusalOf(visibility('root', 'cleo'))).kind).to.equal('missing')
        expect((await refusalOf(show('root', 'mia', { show_to: ['cleo'] }))).fields).to.have.property(
          'show_to',
        )
        await show('root', 'mia')
        const refused = await refusalOf(show('root', 'mia', { show_to_all: true }))
        expect(refused.code).to.equal('profile_changed')
        expect(refused.current).to.deep.equal(await visibility('root', 'mia'))
      })
    })

    it('is blank until it is saved, then as it was saved', async () => {
      const mia = actorNamed('mia')
      const blank = await harness().call(getOwnProfile, mia)
      expect(blank).to.deep.include({ _id: 'mia', email: 'mia@example.com', version: 0, show_to_all: false })
      const saved = await save('mia', { show_to: ['dora'] })
      expect(saved).to.deep.include({
        version: 1,
        phone: '+13105550100',
        available_dates: ['2026-03-04', '2026-03-05'],
        show_to: ['dora'],
        can: { edit: true },
      })
      expect(await harness().call(getOwnProfile, mia)).to.deep.equal(saved)
    })

    it('refuses a change to an older version and shows the current one', async () => {
      await save('mia')
      await save('mia', { version: 1, experience: 'Eleven years' })
      const refused = await refusalOf(save('mia', { version: 1 }))
      expect(refused.kind).to.equal('conflict')
      expect(refused.current).to.deep.include({ version: 2, experience: 'Eleven years' })
    })

    it('checks phone, zone and the viewers it is shown to', async () => {
      expect((await refusalOf(save('mia', { phone: 'soon' }))).fields).to.have.property('phone')
      expect((await refusalOf(save('mia', { timezone: 'Mars/Olympus' }))).fields).to.have.property('timezone')
      expect((await refusalOf(save('mia', { show_to: ['cleo'] }))).fields).to.have.property('show_to')
      expect((await refusalOf(save('mia', { show_to: ['nobody'] }))).fields).to.have.property('show_to')
    })

    it('takes days from today on, and keeps those that have passed since [FRE-01]', async () => {
      await save('mia')
      harness().clock.set('2026-03-05T12:00:00.000Z')
      expect((await save('mia', { version: 1 })).available_dates).to.deep.equal(['2026-03-04', '2026-03-05'])
      const refusal = await refusalOf(save('mia', { version: 2, non_available_dates: ['2026-03-03'] }))
      expect(refusal.fields).to.deep.equal({ non_available_dates: 'Past dates cannot be chosen' })
    })

    it('is for session managers and super admins', async () => {
      for (const who of ['dora', 'cleo']) {
        expect((await refusalOf(save(who))).kind).to.equal('denied')
        expect((await refusalOf(harness().call(getOwnProfile, actorNamed(who)))).kind).to.equal('denied')
      }
      expect((await refusalOf(harness().call(listProfiles, actorNamed('cleo'), {}))).kind).to.equal('denied')
    })

    it('shows e-mail and phone to those who may book its owner only [FRE-02]', async () => {
      await save('mia', { show_to_all: true })
      const contactFor = async (who: string) => {
        const { profiles } = await harness().call(listProfiles, actorNamed(who), {})
        return profiles.map(({ email, phone }) => [email, phone])
      }
      const contact = [['mia@example.com', '+13105550100']]
      for (const who of ['dora', 'root', 'mia']) expect(await contactFor(who)).to.deep.equal(contact)
      expect(await contactFor('noah')).to.deep.equal([[null, null]])
    })

    it('takes texts only with a phone number', async () => {
      expect((await refusalOf(save('mia', { receive_text: true, phone: '' }))).fields).to.have.property(
        'phone',
      )
      expect((await save('mia', { receive_text: true })).receive_text).to.equal(true)
    })

    it('is seen by those its owner chose, on the server [FRE-02]', async () => {
      await save('mia', { show_to: ['dora'] })
      await save('noah', { show_to_all: true, show_to: ['nobody'] })
      expect(await seenBy('dora')).to.deep.equal(['mia', 'noah'])
      expect(await seenBy('eli')).to.deep.equal(['noah'])
      expect(await seenBy('mia')).to.deep.equal(['mia', 'noah'])
      expect(await seenBy('noah')).to.deep.equal(['noah'])
      expect(await seenBy('root')).to.deep.equal(['mia', 'noah'])
      expect(await seenBy('dora', { name: 'MI' })).to.deep.equal(['mia'])
      expect(await seenBy('dora', { will_work_as: 'lobby_manager' })).to.deep.equal([])
    })

    it('does not tell one casting director of the others', async () => {
      await save('mia', { show_to: ['dora', 'eli'] })
      const showTo = async (who: string) =>
        (await harness().call(listProfiles, actorNamed(who), {})).profiles.map(({ show_to, can }) => ({
          show_to,
          can,
        }))
      expect(await showTo('dora')).to.deep.equal([{ show_to: [], can: { edit: false } }])
      expect(await showTo('root')).to.deep.equal([{ show_to: ['dora', 'eli'], can: { edit: false } }])
    })

    it('comes in pages, with one question to the accounts for each', async () => {
      await save('mia', { show_to_all: true })
      await save('noah', { show_to_all: true })
      harness().users.asked = 0
      const page = await harness().call(listProfiles, actorNamed('dora'), { take: 1 })
      expect([page.profiles.length, page.has_more, harness().users.asked]).to.deep.equal([1, true, 1])
      const rest = await harness().call(listProfiles, actorNamed('dora'), { take: 1, skip: 1 })
      expect([rest.profiles[0]?._id, rest.has_more]).to.deep.equal(['noah', false])
    })

    it('tells other modules its days [CAL-03]', async () => {
      await save('mia', { non_available_dates: ['2026-03-09'] })
      expect(await harness().days.of('mia')).to.deep.equal({
        available: ['2026-03-04', '2026-03-05'],
        notAvailable: ['2026-03-09'],
      })
      expect(await harness().days.of('noah')).to.deep.equal({ available: [], notAvailable: [] })
    })

    it('goes when its account is deleted', async () => {
      await save('mia', { show_to_all: true })
      await harness().work(accountDeleted, { user_id: 'mia', email: 'mia@example.com' })
      expect(await seenBy('root')).to.deep.equal([])
    })
  })
}
