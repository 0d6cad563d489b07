import { outcomeOf, type StoreHarness, type TestScope, testsOf } from '@callboard/core/testing'
import { groupFinished, talentLeftGroup } from '@callboard/lobby/contract'
import { expect } from 'chai'
import { closeAbandonedTake } from '../application/jobs.ts'
import type { ReviewStore } from '../application/ports/index.ts'
import * as api from '../contract/endpoints.ts'
import { machinesOver } from './fake-machines.ts'
import { type ReviewWorld, reviewWorld } from './review-world.ts'
import { inPieces, PHONE, recording, takeSteps } from './take-steps.ts'

/** Takes whose devices come and go. */
export function takeDevicesSuite(
  name: string,
  make: () => Promise<StoreHarness<ReviewStore>>,
  scope: TestScope = 'all',
): void {
  describe(`takes and their devices on ${name}`, () => {
    const { it, race } = testsOf(scope)
    let world: ReviewWorld
    beforeEach(async () => {
      world = await reviewWorld(machinesOver(make))
    })
    afterEach(() => world.stop())
    const steps = takeSteps(() => world)
    const { videos, put, confirm, send, finish, assemble, recordingTake } = steps

    const keptNumbers = async (take: string) =>
      (await world.blobs.list(`takes/${take}/kept/`)).map((key) => Number(/(\d+)-[^/]*$/.exec(key)?.[1]))

    describe('a device that dies', () => {
      const MINUTES = 60_000
      const close = (take: string) => world.work(closeAbandonedTake, { take })

      it('leaves its take open while pieces arrive', async () => {
        const take = await recordingTake()
        world.clock.advance(1.5 * MINUTES)
        await send(take, ['one'])
        world.clock.advance(1.5 * MINUTES)
        world.promised.length = 0
        await close(take)
        expect(
          world.promised.map((entry) => entry.kind === 'job' && [entry.name, entry.at?.toISOString()]),
        ).to.deep.equal([['review.close-abandoned-take', '2026-03-02T09:03:30.000Z']])
      })

      it('is found silent also by a process whose clock is a little behind', async () => {
        const take = await recordingTake()
        await send(take, [recording(2)])
        world.clock.advance(2 * MINUTES - 20)
        await close(take)
        await assemble(take)
        expect((await videos())[0]).to.include({ state: 'ready' })
      })

      it('leaves the pieces up to the first gap as the take, and the later ones stored', async () => {
        const take = await recordingTake()
        const pieces = inPieces(recording(4), 2)
        await send(take, pieces)
        await send(take, ['later'], 4)
        world.clock.advance(3 * MINUTES)
        await close(take)
        await assemble(take)
        expect((await videos())[0]).to.include({ state: 'ready', duration: 4 })
        expect(await keptNumbers(take)).to.deep.equal([1, 2, 4])
        const { takes } = await world.call(api.listOwnTakes, world.device('ann'), {})
        expect(takes[0]).to.include({
          state: 'done',
          reason: 'Piece 3 never arrived; 1 later pieces are kept.',
        })
      })

      it('before it said that it records, leaves its pieces as the take', async () => {
        const take = await steps.askedTake()
        expect(world.payloads('review.close-abandoned-take')).to.deep.include({ take })
        await send(take, [recording(2)])
        world.clock.advance(3 * MINUTES)
        await close(take)
        await assemble(take)
        expect((await videos())[0]).to.include({ state: 'ready', duration: 2 })
      })

      it('or that never answers leaves a lost take, so that Record works again', async () => {
        const take = await steps.askedTake()
        world.clock.advance(3 * MINUTES)
        await close(take)
        expect(await steps.askedTake()).not.to.equal(take)
      })

      it('and comes back without a piece finishes the pieces before it; the pieces behind it stay stored', async () => {
        const take = await recordingTake()
        await send(take, [recording(2)])
        await send(take, ['later'], 3)
        await finish(take, 1)
        await assemble(take)
        expect((await videos())[0]).to.include({ state: 'ready', duration: 2 })
        expect(await keptNumbers(take)).to.deep.equal([3])
        expect(await world.blobs.info(`takes/${take}/original.webm`)).not.to.equal(null)
      })

      it('may come back: the take is made again from all of its pieces', async () => {
        const take = await recordingTake()
        const whole = [...inPieces(recording(4), 2), '   ']
        await send(take, whole.slice(0, 2))
        world.clock.advance(3 * MINUTES)
        await close(take)
        await assemble(take)
        world.promised.length = 0
        await send(take, whole.slice(2), 3)
        expect(world.payloads('stop-local-recording')).to.deep.equal([{ talent: { take } }])
        expect(world.payloads('review.close-abandoned-take')).to.deep.equal([{ take }])
        expect((await finish(take, 3)).state).to.equal('done')
        await assemble(take)
        expect(await videos()).to.have.length(1)
        expect((await videos())[0]).to.include({ state: 'ready', size: whole.join('').length })
        expect(await world.blobs.list(`takes/${take}/`)).to.deep.equal([`takes/${take}/original.webm`])
      })

      /** @returns false when the making of the take has fewer calls than that, so that the device does not come back */
      async function comesBackAfter(calls: number): Promise<boolean> {
        let hasCome = false
        const take = await recordingTake()
        const whole = [...inPieces(recording(4), 2), '   ']
        await send(take, whole.slice(0, 2))
        world.clock.advance(3 * MINUTES)
        await close(take)
        world.afterCalls(calls, async () => {
          hasCome = true
          await send(take, whole.slice(2), 3)
          await finish(take, 3)
          await assemble(take)
        })
        await outcomeOf(assemble(take))
        await assemble(take)
        if (!hasCome) return false
        const video = (await videos()).at(-1)!
        const size = whole.join('').length
        expect(video, `after call ${calls}`).to.include({ state: 'ready', size })
        expect((await world.blobs.info(`videos/${video._id}/take.mp4`))?.size).to.equal(size)
        expect(video.url).to.contain('/take.mp4')
        return true
      }

      race(
        'may come back while its take is being made: the part never takes the place of the whole',
        async () => {
          let calls = 0
          while (await comesBackAfter(calls)) calls += 1
          expect(calls).to.be.above(5)
        },
      )

      it('loses the take when nothing ever came, until something does', async () => {
        const take = await recordingTake()
        world.clock.advance(3 * MINUTES)
        await close(take)
        const own = async () => (await world.call(api.listOwnTakes, world.device('ann'), {})).takes[0]
        expect(await own()).to.include({ state: 'lost', reason: 'Nothing arrived from the device.' })
        await send(take, [recording(2)])
        expect((await finish(take, 1)).state).to.equal('done')
      })
    })

    describe('a device of staff in the room', () => {
      const room = takeSteps(
        () => world,
        () => world.manager,
      )
      const startWithMe = async () => {
        const input = { session: world.session, include_me: true }
        const { takes } = await world.call(api.startTakes, world.manager, input)
        return takes
      }
      const inRoom = async () => (await startWithMe()).find(({ recorder }) => recorder === 'manager')!

      race('is asked once, beside the devices of the talent, which hear nothing of it [REC-02]', async () => {
        await Promise.all([startWithMe(), startWithMe()])
        const takes = await startWithMe()
        expect(takes.map(({ record, recorder }) => [record, recorder])).to.have.deep.members([
          ['ann', null],
          ['bob', null],
          ['ann', 'manager'],
        ])
        const own = takes.filter(({ recorder }) => recorder === null)
        expect(world.payloads('start-local-recording')).to.have.deep.members(
          own.map(({ _id }) => ({ talent: { take: _id } })),
        )
        const mine = async (actor: typeof world.manager) =>
          (await world.call(api.listOwnTakes, actor, {})).takes.map(({ record, recorder }) => [
            record,
            recorder,
          ])
        expect(await mine(world.device('ann'))).to.deep.equal([['ann', null]])
        expect(await mine(world.manager)).to.deep.equal([['ann', 'manager']])
        expect(await mine(world.director)).to.deep.equal([])
      })

      it('records the talent of the group, in pieces as a talent does [CHK-13] [REC-02]', async () => {
        const { _id: take } = await inRoom()
        await room.begin(take)
        const pieces = inPieces(recording(6), 3)
        await room.send(take, pieces.slice(0, 2))
        await room.put(take, 1, 'other bytes')
        await room.send(take, pieces.slice(2), 3)
        await room.finish(take, 3)
        await room.assemble(take)
        const [video] = await videos()
        expect(video).to.deep.include({
          state: 'ready',
          duration: 6,
          name: 'ann Lee, bob Lee, take 1 (in the room)',
          record_ids: ['ann', 'bob'],
        })
      })

      it('records guests of TWR, who have no device here, while one of them is in the group [CHK-13]', async () => {
        const group = world.group.facts!
        world.group.facts = { ...group, members: [], guests: ['Cy Fox', 'Dee Roe'] }
        expect(
          await outcomeOf(world.call(api.startTakes, world.manager, { session: world.session })),
        ).to.equal('rule guests_alone')
        const recorded = async () => {
          const { _id: take, record } = await inRoom()
          expect(record).to.equal(null)
          await room.begin(take)
          await room.send(take, [recording(2)])
          return take
        }
        const stateOf = async (take: string) => {
          const { takes } = await world.call(api.listOwnTakes, world.manager, {})
          return takes.find(({ _id }) => _id === take)?.state
        }
        const left = () => world.work(talentLeftGroup, { group_id: 'group', session_id: world.session })
        for (const number of [1, 2]) {
          world.group.facts = { ...group, members: [], guests: ['Dee Roe'] }
          const take = await recorded()
          await left()
          expect(await stateOf(take)).to.equal('recording')
          world.group.facts = { ...group, members: [], guests: [] }
          await left()
          expect(await stateOf(take)).to.equal('stopping')
          await room.finish(take, 1)
          await room.assemble(take)
          expect((await videos())[number - 1]).to.deep.include({
            state: 'ready',
            name: `Dee Roe, take ${number} (in the room)`,
            record_ids: [],
          })
        }
      })

      it('names guests of TWR behind the talent of the group', async () => {
        world.group.facts = { ...world.group.facts!, guests: ['Cy Fox'] }
        expect(await inRoom()).to.include({ record: 'ann', talent_name: 'ann Lee, bob Lee, Cy Fox' })
      })

      it('stops when the first talent of it leaves the group, as their own devices do [REC-02]', async () => {
        const { _id: take } = await inRoom()
        await room.begin(take)
        const [ann, bob] = world.group.facts!.members
        const leftWith = async (members: readonly (typeof ann)[]) => {
          world.group.facts = { ...world.group.facts!, members: members.flatMap((one) => one ?? []) }
          await world.work(talentLeftGroup, { group_id: 'group', session_id: world.session })
          const { takes } = await world.call(api.listTakes, world.director, { session: world.session })
          return takes.map(({ record, recorder, state }) => [record, recorder, state])
        }
        expect(await leftWith([ann])).to.have.deep.members([
          ['ann', null, 'asked'],
          ['bob', null, 'stopping'],
          ['ann', 'manager', 'recording'],
        ])
        expect(await leftWith([bob])).to.deep.include(['ann', 'manager', 'stopping'])
      })

      it('is finished by an account that has lost the session meanwhile, and not begun by it', async () => {
        const { _id: take } = await inRoom()
        await room.begin(take)
        await room.send(take, [recording(2)])
        await world.call(api.stopTakes, world.director, { session: world.session })
        const { _id: asked } = await inRoom()
        world.changeSession({ dates: [] })
        const begin = { id: asked, mime_type: 'video/webm;codecs=h264', device: PHONE }
        expect(await outcomeOf(world.call(api.takeStarted, world.manager, begin))).to.equal('missing missing')
        await room.finish(take, 1)
        await room.assemble(take)
        expect((await videos())[0]).to.include({ state: 'ready', duration: 2 })
      })

      it('belongs to the account that asked for it, and to no talent', async () => {
        const { _id: id } = await inRoom()
        const started = (actor: typeof world.manager) =>
          outcomeOf(
            world.call(api.takeStarted, actor, { id, mime_type: 'video/webm;codecs=h264', device: PHONE }),
          )
        expect(await started(world.device('ann'))).to.equal('missing missing')
        expect(await started(world.director)).to.equal('missing missing')
        expect(await started(world.manager)).to.equal('done')
      })

      it('stops when the group is finished, and when it falls silent its pieces are the take', async () => {
        const { _id: take } = await inRoom()
        await room.begin(take)
        await room.send(take, [recording(2)])
        await world.work(groupFinished, { group_id: 'group', session_id: world.session })
        const { takes } = await world.call(api.listOwnTakes, world.manager, {})
        expect(takes[0]).to.include({ _id: take, state: 'stopping' })
        world.clock.advance(3 * 60_000)
        await world.work(closeAbandonedTake, { take })
        await room.assemble(take)
        expect((await videos())[0]).to.include({ state: 'ready', duration: 2 })
      })

      it('shows staff what is wrong with a recording while it runs, from its own device only', async () => {
        const { _id: id } = await inRoom()
        const report = (trouble: 'silent' | null, device = PHONE) =>
          world.call(api.reportTakeTrouble, world.manager, { id, trouble, device })
        expect(await report('silent')).to.include({ trouble: null })
        await room.begin(id)
        world.promised.length = 0
        expect(await report('silent', 'another')).to.include({ trouble: null })
        expect(world.payloads('take')).to.deep.equal([])
        const shown = await report('silent')
        expect(shown).to.include({ trouble: 'silent' })
        await report('silent')
        expect(world.payloads('take')).to.deep.equal([{ staff: shown }])
        expect(await report(null)).to.include({ trouble: null })
        await report('silent')
        await world.call(api.stopTakes, world.director, { session: world.session })
        expect((await world.call(api.listOwnTakes, world.manager, {})).takes[0]).to.include({ trouble: null })
      })
    })

    describe('a talent with several devices', () => {
      const LAPTOP = 'laptop'
      const interrupt = (id: string, device?: string) =>
        world.call(api.takeInterrupted, world.device('ann'), { id, reason: 'Not in the room.', device })

      race(
        'records each take with one of them, whole; no other writes over it or ends it [REC-08]',
        async () => {
          const take = await recordingTake()
          const whole = inPieces(recording(4), 3)
          await send(take, whole.slice(0, 2))
          // The addresses it had got before were good for pieces of its own only.
          await put(take, 1, 'another recording', LAPTOP)
          const refused = 'conflict other_device'
          expect(await outcomeOf(steps.begin(take, LAPTOP))).to.equal(refused)
          expect(await outcomeOf(confirm(take, 1, 'another recording', LAPTOP))).to.equal(refused)
          expect(await outcomeOf(confirm(take, 1, whole[0]!, LAPTOP))).to.equal(refused)
          expect(await outcomeOf(finish(take, 0, LAPTOP))).to.equal(refused)
          const addresses = { id: take, from: 1, count: 1, device: LAPTOP }
          expect(await outcomeOf(world.call(api.pieceAddresses, world.device('ann'), addresses))).to.equal(
            refused,
          )
          expect((await interrupt(take, LAPTOP)).state).to.equal('recording')
          expect((await interrupt(take)).state).to.equal('recording')
          await send(take, whole.slice(2), 3)
          await finish(take, 3)
          await assemble(take)
          expect((await videos())[0]).to.include({ state: 'ready', duration: 4 })
        },
      )

      it('gives addresses to the first that asks, for as many pieces as a recording so long can have', async () => {
        const take = await steps.askedTake()
        const ask = (from: number, device = PHONE) =>
          world.call(api.pieceAddresses, world.device('ann'), { id: take, from, count: 10, device })
        const numbers = async (from: number) => (await ask(from)).addresses.map(({ piece }) => piece)
        expect(await numbers(1)).to.have.length(10)
        expect(await outcomeOf(ask(1, LAPTOP))).to.equal('conflict other_device')
        expect(await outcomeOf(steps.begin(take, LAPTOP))).to.equal('conflict other_device')
        expect(await numbers(96)).to.deep.equal([96, 97, 98, 99, 100])
        expect(await outcomeOf(ask(101))).to.equal('rule too_much')
        world.clock.advance(60_000)
        expect(await numbers(101)).to.have.length(10)
      })

      race(
        'may have one that is late to say that it records, after another said that it cannot',
        async () => {
          const take = await steps.askedTake()
          expect(await interrupt(take)).to.include({ state: 'lost', reason: 'Not in the room.' })
          expect((await steps.begin(take)).state).to.equal('recording')
          await send(take, inPieces(recording(2), 2))
          expect((await finish(take, 2)).state).to.equal('done')
        },
      )

      race(
        'may have one that hears of it too late, when it was recorded again: nothing is thrown away',
        async () => {
          const take = await steps.askedTake()
          await interrupt(take)
          const again = await recordingTake()
          expect(again).not.to.equal(take)
          expect((await steps.begin(take, LAPTOP)).state).to.equal('stopping')
          await send(take, [recording(2)], 1, LAPTOP)
          expect((await finish(take, 1, LAPTOP)).state).to.equal('done')
          await send(again, [recording(3)])
          expect((await finish(again, 1)).state).to.equal('done')
          expect(await videos()).to.have.length(2)
        },
      )

      race('gets what the second recorded when the first came to nothing', async () => {
        const take = await recordingTake()
        expect(await finish(take, 0)).to.include({ state: 'lost' })
        await send(take, [recording(2)], 1, LAPTOP)
        expect((await finish(take, 1, LAPTOP)).state).to.equal('done')
        await assemble(take)
        expect((await videos())[0]).to.include({ state: 'ready', duration: 2 })
      })
    })
  })
}
