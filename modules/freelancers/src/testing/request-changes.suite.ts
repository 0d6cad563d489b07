import {
  eachTest,
  SAMPLE_UNDO_SECONDS,
  type StoreHarness,
  type TestScope,
  testsOf,
} from '@callboard/core/testing'
import { projectArchived, sessionChanged, sessionDeleted } from '@callboard/projects/contract'
import { expect } from 'chai'
import { followSession } from '../application/jobs.ts'
import type { FreelancersStore } from '../application/ports/index.ts'
import {
  askFreelancer,
  bookFreelancer,
  getRequestInfo,
  type RequestResponse,
  setFreelancerResponse,
  updateRequest,
} from '../contract/index.ts'
import { requestsWorld } from './requests-world.ts'

type World = ReturnType<typeof requestsWorld>

/** All states that a request comes to: who has said No is never booked. */
const STATES = [
  'none none',
  'none yes',
  'none second-hold',
  'none no',
  'book none',
  'book yes',
  'book second-hold',
  'reject none',
  'reject yes',
  'reject second-hold',
  'reject no',
] as const
type State = (typeof STATES)[number]

/** A state and the message that tells of it; `-`: the request stays as it is, and nobody is told. */
type Outcome = `${State}: ${'changed' | 'changed, asks again' | 'released'}` | `${State}: -` | '-'

const SESSION = { session_id: 'session-1', project_id: 'project-1' }
const DUTIES = { 'day-4': ['session_runner' as const], 'day-5': ['session_runner' as const] }

const datesWith = (world: World, day: string, changes: object) => ({
  dates: world.session().dates.map((date) => (date.id === day ? { ...date, ...changes } : date)),
})
const datesWithout = (world: World, ...days: readonly string[]) => ({
  dates: world.session().dates.filter(({ id }) => !days.includes(id)),
})

/** The session changes, which is heard and followed twice, as after a crash. */
const follows = (changes: (world: World) => Parameters<World['change']>[0]) => async (world: World) => {
  world.change(changes(world))
  for (const _ of [1, 2]) await world.work(sessionChanged, SESSION)
  world.clock.advance(SAMPLE_UNDO_SECONDS * 1000)
  for (const _ of [1, 2]) await world.work(followSession, { session_id: 'session-1' })
}

const ASKED_AGAIN: Readonly<Record<State, Outcome>> = {
  'none none': 'none none: changed',
  'none yes': 'none none: changed, asks again',
  'none second-hold': 'none none: changed, asks again',
  'none no': '-',
  'book none': 'book none: changed',
  'book yes': 'book yes: changed',
  'book second-hold': 'book second-hold: changed',
  'reject none': '-',
  'reject yes': '-',
  'reject second-hold': '-',
  'reject no': '-',
}
const RELEASED: Readonly<Record<State, Outcome>> = {
  ...ASKED_AGAIN,
  'none none': 'reject none: released',
  'none yes': 'reject yes: released',
  'none second-hold': 'reject second-hold: released',
  'none no': 'reject no: -',
  'book none': 'reject none: released',
  'book yes': 'reject yes: released',
  'book second-hold': 'reject second-hold: released',
}

interface Change {
  readonly title: string
  readonly happen: (world: World) => Promise<void>
  readonly outcomes: Readonly<Record<State, Outcome>>
}

/** What becomes of a request for two dates. */
const CHANGES: readonly Change[] = [
  {
    title: 'whose date moves to another day [SCH-14]',
    happen: follows((world) => datesWith(world, 'day-4', { date: '2026-03-09' })),
    outcomes: ASKED_AGAIN,
  },
  {
    title: 'whose date begins at another time [SCH-14]',
    happen: follows((world) => datesWith(world, 'day-4', { startTime: '12:00' })),
    outcomes: ASKED_AGAIN,
  },
  {
    title: 'whose date takes place elsewhere [SCH-14]',
    happen: follows((world) =>
      datesWith(world, 'day-4', { locationType: 'In Person', inPersonLocation: 'Stage 4' }),
    ),
    outcomes: ASKED_AGAIN,
  },
  {
    title: 'that loses one of its dates [SCH-14]',
    happen: follows((world) => datesWithout(world, 'day-4')),
    outcomes: {
      ...ASKED_AGAIN,
      'none yes': 'none yes: changed',
      'none second-hold': 'none second-hold: changed',
    },
  },
  {
    title: 'that loses all of its dates [SCH-14]',
    happen: follows((world) => datesWithout(world, 'day-4', 'day-5')),
    outcomes: RELEASED,
  },
  {
    title: 'whose session is deleted [SCH-14]',
    happen: async (world) => {
      world.change(null)
      for (const _ of [1, 2]) await world.work(sessionDeleted, SESSION)
    },
    outcomes: RELEASED,
  },
  {
    title: 'whose project is archived [PRJ-07]',
    happen: async (world) => {
      world.change({ archived: true, lastArchivedAt: world.clock.now() })
      for (const _ of [1, 2]) await world.work(projectArchived, { project_id: 'project-1' })
    },
    outcomes: { ...RELEASED, 'book none': '-', 'book yes': '-', 'book second-hold': '-' },
  },
]

/** What changes of a session make of the requests for it, and who is told of them, over a real store. */
export function requestChangesSuite(
  name: string,
  make: () => Promise<StoreHarness<FreelancersStore>>,
  scope: TestScope = 'all',
): void {
  describe(`freelancers, changes of a session: ${name}`, () => {
    const { it } = testsOf(scope)
    const harness = eachTest(async () => {
      const { store, stop } = await make()
      const world = requestsWorld(store)
      for (const who of ['mia', 'noah']) await world.profile(who)
      return { world, stop }
    })
    const world = () => harness().world
    const stateOf = async (who: string, id: string) => {
      const { request } = await world().call(getRequestInfo, world().as(who), { id })
      return `${request.status} ${request.response}`
    }
    const ask = async (who: string, dates: Partial<typeof DUTIES> = DUTIES) => {
      world().clock.advance(1_000)
      const asked = { session: 'session-1', requested_person: `user-${who}`, dates: dates as typeof DUTIES }
      return (await world().call(askFreelancer, world().as('dora'), asked))._id
    }
    const answer = (who: string, id: string, response: RequestResponse) =>
      world().call(setFreelancerResponse, world().as(who), { id, response })
    const bring = async (who: string, state: State) => {
      const id = await ask(who)
      const [status, response] = state.split(' ') as ['none' | 'book' | 'reject', RequestResponse]
      await answer(who, id, response)
      if (status === 'book') await world().call(bookFreelancer, world().as('dora'), { id, dates: DUTIES })
      if (status === 'reject') await world().call(updateRequest, world().as('dora'), { id, status })
      expect(await stateOf(who, id)).to.equal(state)
      return id
    }
    /** Messages since the work began. */
    const toldBy = async (work: () => Promise<unknown>) => {
      const before = world().messages().length
      await work()
      return world()
        .messages()
        .slice(before)
        .map(({ template, to, values }) => {
          const asksAgain = values.ASKS_AGAIN === '' ? '' : ', asks again'
          return `${to.split('@')[0]} ${template}${asksAgain}`
        })
    }
    const WORDS = { changed: 'FREELANCER_DATES_CHANGED', released: 'FREELANCER_RELEASED' }
    const messagesOf = (outcome: Outcome) => {
      const [, told = '-'] = outcome.split(': ')
      return told === '-'
        ? []
        : [`mia ${told.replace(/changed|released/, (word) => WORDS[word as keyof typeof WORDS])}`]
    }

    for (const { title, happen, outcomes } of CHANGES)
      for (const state of STATES)
        it(`a request of ${state}, ${title}: ${outcomes[state]}`, async () => {
          const id = await bring('mia', state)
          const told = await toldBy(() => happen(world()))
          expect(told).to.deep.equal(messagesOf(outcomes[state]))
          const [after] = outcomes[state].split(': ')
          expect(await stateOf('mia', id)).to.equal(after === '-' ? state : after)
        })

    for (const { title, happen } of CHANGES)
      it(`a second hold behind a yes does not come first by a change of both, a request ${title}`, async () => {
        await bring('mia', 'none yes')
        const second = await ask('noah', { 'day-4': DUTIES['day-4'] })
        await answer('noah', second, 'second-hold')
        const told = await toldBy(() => happen(world()))
        expect(told.filter((message) => message.includes('FIRST_HOLD'))).to.deep.equal([])
        expect(await stateOf('noah', second)).to.not.equal('none yes')
      })

    it('a second hold for one date comes first when the yes before it is asked again for another that moved [FRE-09]', async () => {
      await bring('mia', 'none yes')
      const second = await ask('noah', { 'day-5': DUTIES['day-5'] })
      await answer('noah', second, 'second-hold')
      const moves = follows((one) => datesWith(one, 'day-4', { date: '2026-03-09' }))
      expect((await toldBy(() => moves(world()))).toSorted()).to.deep.equal([
        'mia FREELANCER_DATES_CHANGED, asks again',
        'noah FREELANCER_FIRST_HOLD',
      ])
      expect(await stateOf('noah', second)).to.equal('none yes')
    })
  })
}
