import { askFreelancer, listProfiles, listRequests } from '@callboard/freelancers/contract'
import {
  freelancersStoreContract,
  freelancersUseCasesSuite,
  requestChangesSuite,
  requestsSuite,
  requestsWorld,
} from '@callboard/freelancers/testing'
import { expect } from 'chai'
import { statementsOf } from '../testing/statements-of.ts'
import { onEachStore } from '../testing/temporary-store.ts'
import { freelancersRepositories } from './freelancers-repositories.ts'

onEachStore(freelancersRepositories, (name, harness, scope) => {
  freelancersStoreContract(name, harness)
  freelancersUseCasesSuite(name, harness, scope)
  requestsSuite(name, harness, scope)
  requestChangesSuite(name, harness, scope)

  describe(`freelancers, lists: ${name}`, () => {
    it('take the same statements for fifty rows as for one, beside the questions to other modules [FRE-02]', async () => {
      const { database, store, stop } = await harness()
      try {
        const world = requestsWorld(store)
        await world.profile('mia')
        const { _id } = await world.call(askFreelancer, world.as('dora'), {
          session: 'session-1',
          requested_person: 'user-mia',
          dates: { 'day-4': ['session_runner'] },
        })
        const requests = () => world.call(listRequests, world.as('dora'), { session: 'session-1', take: 60 })
        const profiles = () => world.call(listProfiles, world.as('dora'), { take: 50, session: 'session-1' })
        const counts = async () => [
          await statementsOf(database, requests),
          await statementsOf(database, profiles),
        ]
        const before = await counts()
        await store.write(async (repositories) => {
          const first = await repositories.requests.find(_id)
          const profile = await repositories.profiles.find('user-mia')
          if (!first || !profile) throw new Error('The first request or profile is missing.')
          for (let at = 0; at < 50; at += 1) {
            await repositories.requests.add({ ...first, id: `request-${at}` })
            await repositories.profiles.save({ ...profile, userId: `user-${at}`, version: 0 })
          }
        })
        expect((await requests()).requests).to.have.length(51)
        expect(await counts()).to.deep.equal(before)
        expect(before).to.deep.equal([5, 3])
      } finally {
        await stop()
      }
    })
  })
})
