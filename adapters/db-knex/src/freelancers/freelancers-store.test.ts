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

const FEW = 10
const MANY = 1_000
/** That a profile names. */
const DAYS = 400

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
        expect(before).to.deep.equal([6, 5])
      } finally {
        await stop()
      }
    })

    it('narrowed in any way take the same statements among a thousand profiles of 400 days as among ten [FRE-02]', async () => {
      const { database, store, stop } = await harness()
      try {
        const world = requestsWorld(store)
        await world.profile('mia')
        const first = (await store.read(({ profiles }) => profiles.find('user-mia')))!
        const day = (at: number) => new Date(Date.UTC(2026, 2, 1 + at)).toISOString().slice(0, 10)
        const days = Array.from({ length: DAYS }, (_, at) => day(at))
        const add = (from: number, to: number) =>
          store.write(async ({ profiles }) => {
            for (let at = from; at < to; at += 1)
              await profiles.save({
                ...first,
                userId: `user-${at}`,
                name: `Ana Number${at}`,
                availableDates: days.slice(at % 2, -1),
                nonAvailableDates: days.slice(-1),
                version: 0,
              })
          })
        const session = 'session-1'
        const lists = [
          ['root', {}],
          ['dora', {}],
          ['dora', { session }],
          ['dora', { session, name: 'number' }],
          ['dora', { session, name: 'mia' }],
          ['dora', { session, name: 'nobody' }],
          ['dora', { session, will_work_as: 'lobby_manager' as const }],
          ['dora', { session, free_on: '2026-03-04' }],
        ] as const
        const counts = async () => {
          const all: number[] = []
          for (const [who, input] of lists)
            all.push(await statementsOf(database, () => world.call(listProfiles, world.as(who), input)))
          return all
        }
        await add(0, FEW)
        const before = await counts()
        await add(FEW, MANY)
        expect(await counts()).to.deep.equal(before)
      } finally {
        await stop()
      }
    })
  })
})
