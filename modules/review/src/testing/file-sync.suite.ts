import { Actor } from '@callboard/core'
import { outcomeOf, type StoreHarness, type TestScope, testsOf } from '@callboard/core/testing'
import { expect } from 'chai'
import { assembleTake } from '../application/jobs.ts'
import type { ReviewStore } from '../application/ports/index.ts'
import { archiveVideo } from '../contract/endpoints.ts'
import * as api from '../contract/file-sync-endpoints.ts'
import { machinesOver } from './fake-machines.ts'
import { type ReviewWorld, reviewWorld, sha256 } from './review-world.ts'
import { recording, takeSteps } from './take-steps.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const GONE = 'missing missing'

/** Folders of computers that are kept in step with the videos of a session. */
export function fileSyncSuite(
  name: string,
  make: () => Promise<StoreHarness<ReviewStore>>,
  scope: TestScope = 'all',
): void {
  describe(`file sync on ${name}`, () => {
    const { it, race } = testsOf(scope)
    let world: ReviewWorld
    beforeEach(async () => {
      world = await reviewWorld(machinesOver(make))
    })
    afterEach(() => world.stop())
    const { readyVideo } = takeSteps(() => world)

    const set = (sync: boolean, actor = world.director) =>
      world.call(api.setFileSync, actor, { session: world.session, sync })
    const get = (actor = world.director) => world.call(api.getFileSync, actor, { session: world.session })
    const begin = (token: string) =>
      world.call(api.beginFileSync, Actor.anonymous, { token, computer: 'Studio iMac' })
    const begun = async (actor = world.director) => (await begin((await set(true, actor)).token!)).key
    const list = (key: string) => world.call(api.listSyncedVideos, Actor.anonymous, { key })
    const file = (key: string, video: string) =>
      world.call(api.getSyncedFile, Actor.anonymous, { key, video })
    const end = (key: string) => world.call(api.endFileSync, Actor.anonymous, { key })

    it('lists the videos of the session, and gives a file with what to check it by [INT-03]', async () => {
      const { video } = await readyVideo()
      const key = await begun()
      const { session, groups, videos } = await list(key)
      expect(session).to.deep.equal({ _id: world.session, name: 'Day one' })
      expect(groups).to.deep.equal([{ _id: 'group', name: 'Group 1' }])
      expect(videos).to.have.length(1)
      expect(videos[0]).to.include({ _id: video._id, group: 'group', name: video.name, size: video.size })
      const given = await file(key, video._id)
      expect(given).to.include({
        version: videos[0]!.version,
        size: video.size,
        sha256: sha256(recording(6)),
      })
      expect(given.url).to.equal(video.url)
      expect(world.signed.get(`videos/${video._id}/take.mp4`)).to.equal(300)
    })

    it('lists a video without a version while it has no file, and none that is archived [INT-03]', async () => {
      const { take, video } = await readyVideo()
      const key = await begun()
      await world.store.write(async ({ videos }) => {
        const stored = await videos.lock(video._id)
        await videos.save({ ...stored!, state: 'processing' })
      })
      expect((await list(key)).videos).to.deep.include({
        _id: video._id,
        group: 'group',
        name: video.name,
        version: null,
        size: video.size,
      })
      expect(await outcomeOf(file(key, video._id))).to.equal(GONE)
      await world.mortalWork(assembleTake, { take })
      await world.call(archiveVideo, world.director, { id: video._id, is_archived: true })
      expect((await list(key)).videos).to.deep.equal([])
      expect(await outcomeOf(file(key, video._id))).to.equal(GONE)
      await world.call(archiveVideo, world.director, { id: video._id, is_archived: false })
      await world.store.write(({ groupReviews }) =>
        groupReviews.save({
          groupId: 'group',
          sessionId: world.session,
          viewed: false,
          copied: false,
          archived: true,
          order: null,
          thumbnailKey: null,
        }),
      )
      expect(await list(key)).to.deep.include({ groups: [], videos: [] })
      expect(await outcomeOf(file(key, video._id))).to.equal(GONE)
    })

    it('begins with a token that is good once, and for five minutes only [INT-03]', async () => {
      const { token } = await set(true)
      expect(await outcomeOf(list(token!))).to.equal(GONE)
      world.clock.advance(5 * MINUTE - 1)
      const { key } = await begin(token!)
      expect(await outcomeOf(begin(token!))).to.equal(GONE)
      expect(await outcomeOf(begin(key))).to.equal(GONE)
      const late = (await set(true)).token!
      world.clock.advance(5 * MINUTE)
      expect(await outcomeOf(begin(late))).to.equal(GONE)
      expect((await list(key)).session._id).to.equal(world.session)
    })

    race('gives one key for a token that two ask for at the same time', async () => {
      const { token } = await set(true)
      const outcomes = await Promise.all([1, 2, 3, 4].map(() => outcomeOf(begin(token!))))
      expect(outcomes.filter((outcome) => outcome === GONE)).to.have.length(3)
    })

    it('opens nothing of another session [INT-03]', async () => {
      const { video } = await readyVideo()
      const key = await begun()
      await world.store.write(async ({ videos }) => {
        const stored = await videos.lock(video._id)
        await videos.save({ ...stored!, sessionId: 'another' })
      })
      expect((await list(key)).videos).to.deep.equal([])
      expect(await outcomeOf(file(key, video._id))).to.equal(GONE)
    })

    it('ends with the sign-in, the role and the session that it came by [INT-03]', async () => {
      const ends: (() => void)[] = [
        () => world.endedSignIns.add('sign-in-manager'),
        () => world.accounts.set('manager', 'client'),
        () => world.accounts.delete('manager'),
        () => world.changeSession({ dates: [] }),
        () => world.changeSession({ id: 'another' }),
      ]
      for (const happens of ends) {
        const before = { facts: world.sessionFacts(), accounts: new Map(world.accounts) }
        const key = await begun(world.manager)
        const { token } = await set(true, world.manager)
        happens()
        expect(await outcomeOf(list(key)), String(happens)).to.equal(GONE)
        expect(await outcomeOf(begin(token!)), String(happens)).to.equal(GONE)
        world.changeSession(before.facts)
        world.endedSignIns.clear()
        for (const [id, type] of before.accounts) world.accounts.set(id, type)
        expect((await list(key)).session._id).to.equal(before.facts.id)
      }
    })

    it('ends when its helper gives the key back, or the person ends all of their own [INT-03]', async () => {
      const [one, another, ofManager] = [await begun(), await begun(), await begun(world.manager)]
      const { token } = await set(true)
      await end(one)
      expect(await outcomeOf(list(one))).to.equal(GONE)
      expect((await list(another)).session._id).to.equal(world.session)
      expect(await set(false)).to.deep.equal({ token: null })
      for (const key of [another, one]) expect(await outcomeOf(list(key))).to.equal(GONE)
      expect(await outcomeOf(begin(token!))).to.equal(GONE)
      expect((await list(ofManager)).session._id).to.equal(world.session)
    })

    it('tells a person the own computers only, and when each was last seen to the minute [INT-03]', async () => {
      const at = world.clock.now().toISOString()
      const key = await begun()
      await set(true)
      await begun(world.manager)
      const [own, ...others] = (await get()).syncs
      expect(others).to.deep.equal([])
      expect(own).to.include({ computer: 'Studio iMac', started_at: at, seen_at: at })
      world.clock.advance(MINUTE - 1)
      await list(key)
      expect((await get()).syncs[0]!.seen_at).to.equal(at)
      world.clock.advance(1)
      await list(key)
      expect((await get()).syncs[0]!.seen_at).to.equal(world.clock.now().toISOString())
      world.endedSignIns.add('sign-in-director')
      expect((await get()).syncs).to.deep.equal([])
    })

    it('is forgotten when nothing has asked for it for longer than a sign-in lasts', async () => {
      const key = await begun()
      world.clock.advance(40 * DAY)
      await set(true, world.manager)
      expect(await outcomeOf(list(key))).to.equal(GONE)
    })
  })
}
