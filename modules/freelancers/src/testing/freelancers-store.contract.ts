import { eachTest, type StoreHarness } from '@callboard/core/testing'
import { expect } from 'chai'
import type {
  FreelancersRepositories,
  FreelancersStore,
  ProfileSearch,
  RequestSearch,
} from '../application/ports/index.ts'
import { blankProfile, type Profile } from '../domain/profile.ts'
import type { FreelancerRequest, RequestComment } from '../domain/request.ts'

const profileOf = (name: string, changes: Partial<Profile> = {}): Profile => ({
  ...blankProfile(`user-${name.toLowerCase()}`, `${name} Example`, 'America/Los_Angeles'),
  ...changes,
})

const requestOf = (id: string, changes: Partial<FreelancerRequest> = {}): FreelancerRequest => ({
  id,
  sessionId: 'session-1',
  requestedPerson: 'user-ana',
  requestedBy: 'director-1',
  status: 'none',
  response: 'none',
  dates: [
    {
      dayId: 'day-1',
      date: '2026-03-04',
      startTime: '10:00',
      zone: 'America/Los_Angeles',
      place: 'Online',
      roles: ['session_runner', 'lobby_manager'],
      booked: [],
    },
  ],
  createdAt: new Date(`2026-03-01T10:00:0${id.at(-1)}.000Z`),
  version: 1,
  ...changes,
})

const at = (seconds: number) => new Date(Date.UTC(2026, 2, 1, 11, 0, seconds))
const commentBy = (by: string, seconds: number, requestId = 'request-1'): RequestComment => ({
  id: `comment-${by}-${seconds}`,
  requestId,
  by,
  content: `Said at ${seconds}`,
  at: at(seconds),
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
      expect(await namesOf({ viewer: 'all', name: 'zoe ex' })).to.deep.equal(['Zoe Example'])
      expect(await namesOf({ viewer: 'all', name: 'exám' }, 1, 2)).to.deep.equal([
        'Ana Example',
        'Ben Example',
      ])
      expect(await namesOf({ viewer: 'all', name: 'oe' })).to.deep.equal([])
      expect(await namesOf({ viewer: 'all', name: 'exam zoe' })).to.deep.equal(['Zoe Example'])
      expect(await namesOf({ viewer: 'all', name: 'zoe ana' })).to.deep.equal([])
      expect(await namesOf({ viewer: 'all', name: 'a%' })).to.deep.equal(['A%b Example'])
      expect(await namesOf({ viewer: director, willWorkAs: 'lobby_manager' })).to.deep.equal(['Ana Example'])
      expect(await namesOf({ viewer: director, name: 'ben' })).to.deep.equal([])
      const [ana] = await store().read(({ profiles }) => profiles.page({ viewer: 'all', name: 'ana' }, 0, 1))
      expect(ana?.showTo).to.deep.equal(['director-1', 'director-2'])
    })

    it('are found by several words among more of one name than are looked up by it', async () => {
      await save(profileOf('Abe'))
      for (let at = 1; at <= 201; at += 1) await save(profileOf(`Kim-${String(at).padStart(3, '0')}`))
      for (const name of ['kim', 'exa kim', 'kim ex'])
        expect(await namesOf({ viewer: 'all', name }, 1, 2), name).to.deep.equal([
          'Kim-002 Example',
          'Kim-003 Example',
        ])
      expect(await namesOf({ viewer: 'all', name: 'example 107 kim' })).to.deep.equal(['Kim-107 Example'])
    })

    describe('requests', () => {
      const write = <T>(work: (repositories: FreelancersRepositories) => Promise<T>) => store().write(work)
      const read = <T>(work: (repositories: FreelancersRepositories) => Promise<T>) => store().read(work)
      const idsOf = (requests: readonly FreelancerRequest[]) => requests.map(({ id }) => id)
      const fill = () =>
        write(async ({ requests }) => {
          await requests.add(requestOf('request-2', { requestedPerson: 'user-ben' }))
          await requests.add(requestOf('request-1'))
          await requests.add(requestOf('request-3', { sessionId: 'session-2' }))
        })

      it('come back as they were stored', async () => {
        const request = requestOf('request-1', { response: 'second-hold' })
        await write(({ requests }) => requests.add(request))
        expect(await read(({ requests }) => requests.find('request-1'))).to.deep.equal(request)
        const booked = { ...request, status: 'book' as const, version: 2 }
        await write(({ requests }) => requests.save(booked))
        expect(await read(({ requests }) => requests.find('request-1'))).to.deep.equal(booked)
        expect(await read(({ requests }) => requests.find('other'))).to.equal(null)
      })

      it('are found by session, person and what the profile of the person says, in pages', async () => {
        await fill()
        await save(profileOf('Ana', { willWorkAs: ['lobby_manager'] }))
        const page = async (search: RequestSearch, skip = 0, limit = 9) =>
          idsOf(await read(({ requests }) => requests.page(search, skip, limit)))
        expect(await page({ sessionId: 'session-1' })).to.deep.equal(['request-1', 'request-2'])
        expect(await page({ sessionId: 'session-1' }, 1, 1)).to.deep.equal(['request-2'])
        expect(await page({ requestedPerson: 'user-ana' })).to.deep.equal(['request-3', 'request-1'])
        expect(await page({ sessionId: 'session-1', name: 'ana' })).to.deep.equal(['request-1'])
        expect(await page({ sessionId: 'session-1', name: 'example ana' })).to.deep.equal(['request-1'])
        expect(await page({ sessionId: 'session-1', willWorkAs: 'lobby_manager' })).to.deep.equal([
          'request-1',
        ])
        expect(await page({ sessionId: 'session-1', willWorkAs: 'session_runner' })).to.deep.equal([])
        expect(idsOf(await write(({ requests }) => requests.lockedOfSession('session-1')))).to.deep.equal([
          'request-1',
          'request-2',
        ])
      })

      it('have comments, and remember who has read them until when', async () => {
        await fill()
        await write(async ({ requests }) => {
          for (const comment of [
            commentBy('user-ana', 1),
            commentBy('director-1', 3),
            commentBy('user-ana', 2),
          ])
            await requests.addComment(comment)
          await requests.noteReading({ requestId: 'request-1', by: 'user-ana', at: at(1) })
          await requests.noteReading({ requestId: 'request-1', by: 'user-ana', at: at(4) })
        })
        const comments = await read(({ requests }) => requests.comments('request-1', 2))
        expect(comments).to.deep.equal([commentBy('user-ana', 2), commentBy('director-1', 3)])
        const ids = ['request-1', 'request-2']
        const last = (reader: string) => read(({ requests }) => requests.lastComments(ids, reader))
        expect([...(await last('user-ana'))]).to.deep.equal([['request-1', at(3)]])
        expect([...(await last('director-1'))]).to.deep.equal([['request-1', at(2)]])
        expect(await read(({ requests }) => requests.readings(ids))).to.deep.equal([
          { requestId: 'request-1', by: 'user-ana', at: at(4) },
        ])
      })

      it('are erased with the person, of one session or all', async () => {
        await fill()
        await write(async ({ requests }) => {
          await requests.addComment(commentBy('user-ana', 1))
          await requests.addComment(commentBy('user-ana', 2, 'request-2'))
          await requests.noteReading({ requestId: 'request-2', by: 'user-ana', at: at(1) })
          await requests.eraseOf('session-1', 'user-ana')
        })
        expect(await read(({ requests }) => requests.sessionsOf('user-ana'))).to.deep.equal(['session-2'])
        expect(await read(({ requests }) => requests.comments('request-2', 9))).to.have.length(1)
        await write(({ requests }) => requests.erase('user-ana'))
        expect(await read(({ requests }) => requests.sessionsOf('user-ana'))).to.deep.equal([])
        expect(await read(({ requests }) => requests.comments('request-2', 9))).to.deep.equal([])
        expect(await read(({ requests }) => requests.readings(['request-2']))).to.deep.equal([])
        expect(await read(({ requests }) => requests.find('request-2'))).to.not.equal(null)
      })
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
