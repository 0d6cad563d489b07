import { Actor } from '@callboard/core'
import { outcomeOf, type StoreHarness, type TestScope, testsOf } from '@callboard/core/testing'
import { videosSubmitted } from '@callboard/lobby/contract'
import { expect } from 'chai'
import { processUpload, sweepUpload } from '../application/jobs.ts'
import type { ReviewStore } from '../application/ports/index.ts'
import {
  getReview,
  PIECE_TYPE,
  retryVideo,
  UPLOAD_LIMIT_BYTES,
  UPLOAD_PART_BYTES,
  UPLOAD_QUOTAS,
} from '../contract/index.ts'
import * as api from '../contract/upload-endpoints.ts'
import { partKey } from '../domain/upload.ts'
import { machinesOver } from './fake-machines.ts'
import { type ReviewWorld, reviewWorld, sha256 } from './review-world.ts'
import { recording } from './take-steps.ts'

const DAY = 24 * 3_600_000

/** A video as the fake media tool reads it, with the first bytes of an MP4. */
const video = (seconds: number, size = 0) =>
  new TextEncoder().encode(`{  "ftyp":"mp42",${recording(seconds).slice(1)}`.padEnd(size, ' '))

/** Files in parts: self-tapes, and videos that staff add. */
export function uploadsSuite(
  name: string,
  make: () => Promise<StoreHarness<ReviewStore>>,
  scope: TestScope = 'all',
): void {
  describe(`uploads on ${name}`, () => {
    const { it, race } = testsOf(scope)
    let world: ReviewWorld
    beforeEach(async () => {
      world = await reviewWorld(machinesOver(make))
    })
    afterEach(() => world.stop())

    interface Begun {
      readonly id: string
      readonly key?: string
      readonly actor: Actor
    }
    const file = (size: number, fileName = 'take.mp4', type = 'video/mp4') => ({ name: fileName, size, type })
    const byStaff = async (size: number, fileName?: string, actor = world.director): Promise<Begun> => {
      const input = { id: 'group', ...file(size, fileName) }
      return { id: (await world.call(api.beginGroupUpload, actor, input))._id, actor }
    }
    const takesTapes = () => {
      const [date] = world.sessionFacts().dates
      world.changeSession({ dates: [{ ...date!, locationType: 'Video Submission' }] })
    }
    const selfTape = async (size: number, ticket = 'ticket', fileName?: string): Promise<Begun> => {
      takesTapes()
      const input = { ticket, ...file(size, fileName) }
      const { upload, key } = await world.call(api.beginSelfTape, Actor.anonymous, input)
      return { id: upload._id, key, actor: Actor.anonymous }
    }
    const ref = ({ id, key }: Begun) => (key === undefined ? { id } : { id, key })
    const put = (begun: Begun, part: number, bytes: Uint8Array) =>
      world.blobs.write(partKey(begun.id, part), bytes, PIECE_TYPE)
    const confirm = (begun: Begun, part: number, bytes: Uint8Array) =>
      world.call(api.confirmUploadPart, begun.actor, { ...ref(begun), part, sha256: sha256(bytes) })
    const addresses = (begun: Begun, parts: number[]) =>
      world.call(api.uploadPartAddresses, begun.actor, { ...ref(begun), parts })
    const state = (begun: Begun) => world.call(api.lookUpUpload, begun.actor, ref(begun))
    const complete = (begun: Begun) => world.call(api.completeUpload, begun.actor, ref(begun))
    const partsOf = (bytes: Uint8Array) =>
      Array.from({ length: Math.ceil(bytes.length / UPLOAD_PART_BYTES) }, (_, index) =>
        bytes.subarray(index * UPLOAD_PART_BYTES, (index + 1) * UPLOAD_PART_BYTES),
      )
    const send = async (begun: Begun, bytes: Uint8Array) => {
      for (const [index, part] of partsOf(bytes).entries()) {
        await put(begun, index + 1, part)
        await confirm(begun, index + 1, part)
      }
    }
    const process = (begun: Begun) => world.mortalWork(processUpload, { upload: begun.id })
    const videos = async () => {
      const { groups } = await world.call(getReview, world.director, { session: world.session })
      return groups.flatMap((group) => group.videos)
    }
    const filesOf = ({ id }: Begun) => world.blobs.list(`uploads/${id}/`)
    const large = video(6, UPLOAD_PART_BYTES + 5)
    const whole = async (begun: Begun, bytes: Uint8Array) => {
      await send(begun, bytes)
      await complete(begun)
      return begun
    }
    const submit = (uploads: string[], record = 'ann') =>
      world.work(videosSubmitted, {
        record_id: record,
        session_id: world.session,
        group_id: 'group',
        uploads,
      })
    const sweep = ({ id }: Begun) => world.work(sweepUpload, { upload: id })

    it('become a video by the call of the sources, for whoever began them, in their own group [API-01]', async () => {
      const begun = await byStaff(large.length)
      await send(begun, large)
      const entry = (more: object = {}, actor = world.director) =>
        world.call(api.addVideoEntry, actor, {
          key: begun.id,
          group: 'group',
          session: world.session,
          thumbKey: null,
          ...more,
        })
      for (const refused of [
        entry({ group: 'other' }),
        entry({ session: 'other' }),
        entry({ key: 'elsewhere' }),
        entry({}, world.manager),
      ])
        expect(await outcomeOf(refused)).to.equal('missing missing')
      expect(await videos()).to.deep.equal([])
      expect(await entry()).to.include({ state: 'whole' })
      await entry()
      expect(await videos()).to.have.length(1)
    })

    it('bring a file of several parts into a group, once, however often they are ended [REC-07, INT-01]', async () => {
      const begun = await byStaff(large.length, 'A take 🎬 #1.mp4')
      await send(begun, large)
      expect(await complete(begun)).to.include({ state: 'whole' })
      expect(await complete(begun)).to.include({ state: 'whole' })
      expect(await videos()).to.have.length(1)
      expect((await videos())[0]).to.include({ state: 'processing', name: 'A take 🎬 #1' })
      expect(world.payloads('review.process-upload')).to.deep.equal([{ upload: begun.id }])
      await process(begun)
      expect(await filesOf(begun)).to.deep.equal([`uploads/${begun.id}/original`])
      expect(await world.blobs.sha256(`uploads/${begun.id}/original`)).to.equal(sha256(large))
    })

    it('are refused when parts are missing, and say which are here [CHK-10]', async () => {
      const begun = await byStaff(large.length)
      await put(begun, 1, partsOf(large)[0]!)
      await confirm(begun, 1, partsOf(large)[0]!)
      expect(await outcomeOf(complete(begun))).to.equal('conflict parts_missing')
      expect((await state(begun)).parts).to.deep.equal([
        { part: 1, size: UPLOAD_PART_BYTES, sha256: sha256(partsOf(large)[0]!) },
      ])
      expect((await addresses(begun, [1, 2])).addresses.map(({ part }) => part)).to.deep.equal([2])
    })

    it('take no part that is damaged, of another length, or not there', async () => {
      const begun = await byStaff(large.length)
      const [first] = partsOf(large)
      expect(await outcomeOf(confirm(begun, 1, first!))).to.equal('missing missing')
      await put(begun, 1, first!.slice(1))
      expect(await outcomeOf(confirm(begun, 1, first!.slice(1)))).to.equal('conflict part_damaged')
      await put(begun, 1, first!.toReversed())
      expect(await outcomeOf(confirm(begun, 1, first!))).to.equal('conflict part_damaged')
      expect(await outcomeOf(addresses(begun, [3]))).to.equal('invalid invalid')
      expect(await filesOf(begun)).to.deep.equal([])
    })

    it('keep a confirmed part out of reach of everything that is put later [SEC-05]', async () => {
      const begun = await byStaff(large.length)
      await send(begun, large)
      await put(begun, 1, partsOf(large)[0]!.toReversed())
      expect(await outcomeOf(confirm(begun, 1, partsOf(large)[0]!.toReversed()))).to.equal(
        'conflict part_differs',
      )
      await confirm(begun, 1, partsOf(large)[0]!)
      await complete(begun)
      await process(begun)
      expect(await world.blobs.sha256(`uploads/${begun.id}/original`)).to.equal(sha256(large))
    })

    it('know a video by its content: a text renamed to .mp4 has failed in plain words [SEC-04]', async () => {
      const text = new TextEncoder().encode('Only words, whatever the name says.')
      const begun = await byStaff(text.length)
      await send(begun, text)
      expect(await complete(begun)).to.include({ state: 'failed', reason: 'This file is not a video.' })
      expect(await videos()).to.deep.equal([])
    })

    it('lose nothing when the process dies at any point of making them playable [REC-06]', async () => {
      const begun = await whole(await byStaff(large.length), large)
      for (let calls = 0; (await videos())[0]?.state !== 'ready'; calls += 1) {
        expect(calls).to.be.below(40)
        world.dieAfter(calls)
        await outcomeOf(process(begun))
        world.live()
        const [found] = await videos()
        // A person presses Retry when all tries are used up.
        if (found?.state === 'failed') await world.call(retryVideo, world.director, { id: found._id })
      }
      expect(await world.blobs.sha256(`uploads/${begun.id}/original`)).to.equal(sha256(large))
      expect((await videos())[0]).to.include({ state: 'ready', duration: 6 })
    })

    it("are nobody else's business [SEC-05]", async () => {
      const begun = await byStaff(9)
      const asOther = { ...begun, actor: world.manager }
      expect(await outcomeOf(state(asOther))).to.equal('missing missing')
      expect(await outcomeOf(state({ ...begun, actor: world.stranger }))).to.equal('missing missing')
      const tape = await selfTape(9)
      const other = await selfTape(9, 'another ticket')
      expect(await outcomeOf(state({ ...tape, key: other.key }))).to.equal('missing missing')
      expect(await outcomeOf(state({ ...tape, key: undefined }))).to.equal('missing missing')
      expect(await state(tape)).to.include({ state: 'sending' })
    })

    it('of a self-tape belong to a Video Submission only, and appear with its check-in [CHK-12]', async () => {
      const input = { ticket: 'ticket', ...file(9) }
      expect(await outcomeOf(world.call(api.beginSelfTape, Actor.anonymous, input))).to.equal(
        'rule no_submission',
      )
      const bytes = video(4)
      const tape = await whole(await selfTape(bytes.length), bytes)
      expect(await videos()).to.deep.equal([])
      await submit([tape.id])
      await submit([tape.id])
      await process(tape)
      expect(await videos()).to.have.length(1)
      expect((await videos())[0]).to.include({ state: 'ready', duration: 4 })
      expect((await videos())[0]?.record_ids).to.deep.equal(['ann'])
      expect(await outcomeOf(world.call(api.removeUpload, tape.actor, ref(tape)))).to.equal(
        'conflict upload_kept',
      )
    })

    it('are given to the check-in of one person, whole ones of its date only', async () => {
      const day = world.sessionFacts().dates[0]!.id
      const bytes = video(1)
      const tape = await whole(await selfTape(bytes.length), bytes)
      const half = await selfTape(bytes.length)
      const keys = [tape.key!, half.key!, 'forged', tape.key!]
      expect(await world.tapes.claim(keys, 'another day', 'ann')).to.deep.equal([])
      expect(await world.tapes.claim(keys, day, 'ann')).to.deep.equal([tape.id])
      expect(await world.tapes.claim(keys, day, 'ann')).to.deep.equal([tape.id])
      expect(await world.tapes.claim(keys, day, 'bob')).to.deep.equal([])
    })

    it('vanish after a day of no activity, and not before [CHK-10]', async () => {
      const begun = await byStaff(large.length)
      world.clock.advance(DAY - 1000)
      await put(begun, 1, partsOf(large)[0]!)
      await confirm(begun, 1, partsOf(large)[0]!)
      world.clock.advance(2000)
      await sweep(begun)
      expect((await state(begun)).parts).to.have.length(1)
      world.clock.advance(DAY)
      await sweep(begun)
      expect(await outcomeOf(state(begun))).to.equal('missing missing')
      expect(await filesOf(begun)).to.deep.equal([])
    })

    it('that are videos never vanish', async () => {
      const begun = await whole(await byStaff(large.length), large)
      world.clock.advance(3 * DAY)
      await sweep(begun)
      await process(begun)
      await put(begun, 1, partsOf(large)[0]!)
      await sweep(begun)
      expect(await filesOf(begun)).to.deep.equal([`uploads/${begun.id}/original`])
      expect((await videos())[0]).to.include({ state: 'ready' })
    })

    it('taken back leave nothing', async () => {
      const begun = await byStaff(large.length)
      await put(begun, 1, partsOf(large)[0]!)
      await confirm(begun, 1, partsOf(large)[0]!)
      await world.call(api.removeUpload, begun.actor, ref(begun))
      expect(await filesOf(begun)).to.deep.equal([])
      expect(await outcomeOf(state(begun))).to.equal('missing missing')
      await put(begun, 1, partsOf(large)[0]!)
      await sweep(begun)
      expect(await filesOf(begun)).to.deep.equal([])
    })

    race('of one check-in page are at most ten, also when they begin at once [SEC-04]', async () => {
      takesTapes()
      const begun = await Promise.all(
        Array.from({ length: UPLOAD_QUOTAS.talent.files + 3 }, () => outcomeOf(selfTape(9))),
      )
      expect(begun.filter((outcome) => outcome === 'done')).to.have.length(UPLOAD_QUOTAS.talent.files)
      expect(begun.filter((outcome) => outcome === 'rule too_much')).to.have.length(3)
    })

    race('confirmed and ended twice at once are one video', async () => {
      const begun = await byStaff(large.length)
      const [first, second] = partsOf(large)
      await put(begun, 1, first!)
      await put(begun, 2, second!)
      await Promise.all([confirm(begun, 1, first!), confirm(begun, 1, first!), confirm(begun, 2, second!)])
      await Promise.all([complete(begun), complete(begun)])
      expect(await videos()).to.have.length(1)
    })

    it('answer also the call that ends them while another one has done so, and their parts are joined [REC-07]', async () => {
      const begun = await byStaff(large.length)
      await send(begun, large)
      const { read } = world.blobs
      world.blobs.read = async (...wanted) => {
        world.blobs.read = read
        await complete(begun)
        await process(begun)
        return await read.call(world.blobs, ...wanted)
      }
      expect(await complete(begun)).to.include({ state: 'whole' })
      expect(await videos()).to.have.length(1)
    })

    it('refuse what is no video, empty or too large before any byte [SEC-04]', async () => {
      const begin = (input: ReturnType<typeof file>) =>
        outcomeOf(world.call(api.beginGroupUpload, world.director, { id: 'group', ...input }))
      expect(await begin(file(5, 'notes.txt', 'text/plain'))).to.equal('invalid invalid')
      expect(await begin(file(0))).to.equal('invalid invalid')
      expect(await begin(file(UPLOAD_LIMIT_BYTES + 1))).to.equal('invalid invalid')
    })
  })
}
