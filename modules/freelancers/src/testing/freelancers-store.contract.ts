import { eachTest, type StoreHarness } from '@callboard/core/testing'
import { expect } from 'chai'
import type { FreelancersStore, ProfileSearch } from '../application/ports/index.ts'
import { blankProfile, type Profile } from '../domain/profile.ts'

const profileOf = (name: string, changes: Partial<Profile> = {}): Profile => ({
  ...blankProfile(`user-${name.toLowerCase()}`, `${name} Example`, 'America/Los_Angeles'),
  ...changes,
})

export function freelancersStoreContract(
  name: string,
  make: () => Promise<StoreHarness<FreelancersStore>>,
): void {
  describe(`freelancers store: ${name}`, () => {
    const harness = eachTest(make)
    const store = () => harness().store
    const save = (profile: Profile) => store().write(({ profiles }) => profiles.save(profile))
    const find = (userId: string) => store().read(({ profiles }) => profiles.find(userId))
    const namesOf = async (search: ProfileSearch, skip = 0, limit = 20) =>
      (await store().read(({ profiles }) => profiles.page(search, skip, limit))).map((one) => one.name)

    it('gives back a profile as it was saved, one version further', async () => {
      const ana = profileOf('Ana', {
        willWorkAs: ['lobby_manager'],
        experience: 'Ten years',
        availableDates: ['2026-03-02'],
        nonAvailableDates: ['2026-03-03'],
        availabilityNotes: 'Mornings',
        phone: '+13105550100',
        receiveEmail: false,
        showTo: ['user-a', 'user-b'],
      })
      expect(await find(ana.userId)).to.equal(null)
      expect(await save(ana)).to.equal(true)
      expect(await find(ana.userId)).to.deep.equal({ ...ana, version: 1 })
      const changed = { ...ana, version: 1, showTo: ['user-b'], experience: 'Eleven years' }
      expect(await save(changed)).to.equal(true)
      expect(await find(ana.userId)).to.deep.equal({ ...changed, version: 2 })
    })

    it('saves one of many that change the same version at once', async () => {
      const attempts = (version: number) =>
        Promise.all(
          Array.from({ length: 10 }, (_, index) =>
            save(profileOf('Ana', { version, experience: `${version}:${index}`, showTo: ['user-a'] })),
          ),
        )
      expect((await attempts(0)).filter(Boolean)).to.have.length(1)
      expect((await attempts(1)).filter(Boolean)).to.have.length(1)
      expect((await find('user-ana'))?.version).to.equal(2)
      expect(await save(profileOf('Ben', { version: 3 }))).to.equal(false)
      expect(await find('user-ben')).to.equal(null)
    })

    it('pages the profiles a viewer may see, by name', async () => {
      await save(profileOf('Zoe', { showToAll: true, willWorkAs: ['session_runner'] }))
      await save(profileOf('Ana', { showTo: ['director-1', 'director-2'], willWorkAs: ['lobby_manager'] }))
      await save(profileOf('Ben', { showTo: ['director-2'] }))
      await save(profileOf('A%b'))
      const director = { userId: 'director-1' }
      expect(await namesOf({ viewer: 'all' })).to.deep.equal([
        'A%b Example',
        'Ana Example',
        'Ben Example',
        'Zoe Example',
      ])
      expect(await namesOf({ viewer: director })).to.deep.equal(['Ana Example', 'Zoe Example'])
      expect(await namesOf({ viewer: { userId: 'user-ben' } })).to.deep.equal(['Ben Example', 'Zoe Example'])
      expect(await namesOf({ viewer: 'all' }, 1, 2)).to.deep.equal(['Ana Example', 'Ben Example'])
      expect(await namesOf({ viewer: 'all', name: 'oe ex' })).to.deep.equal(['Zoe Example'])
      expect(await namesOf({ viewer: 'all', name: '%' })).to.deep.equal(['A%b Example'])
      expect(await namesOf({ viewer: director, willWorkAs: 'lobby_manager' })).to.deep.equal(['Ana Example'])
      expect(await namesOf({ viewer: director, name: 'ben' })).to.deep.equal([])
      const [ana] = await store().read(({ profiles }) => profiles.page({ viewer: 'all', name: 'ana' }, 0, 1))
      expect(ana?.showTo).to.deep.equal(['director-1', 'director-2'])
    })

    it('erases a person from their profile and from other lists', async () => {
      await save(profileOf('Ana', { showTo: ['user-ben', 'user-cat'] }))
      await save(profileOf('Ben', { showTo: ['user-cat'] }))
      await store().write(({ profiles }) => profiles.erase('user-ben'))
      expect(await find('user-ben')).to.equal(null)
      expect((await find('user-ana'))?.showTo).to.deep.equal(['user-cat'])
    })
  })
}
