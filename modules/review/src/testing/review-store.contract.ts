import { eachTest, second } from '@callboard/core/testing'
import { expect } from 'chai'
import type { ReviewRepositories, ReviewStore } from '../application/ports/index.ts'
import type { Archive } from '../domain/archive.ts'
import type { FileSync } from '../domain/file-sync.ts'
import { asked, stopped, type Take } from '../domain/take.ts'
import { type Video, videoOfTake } from '../domain/video.ts'

const take = (id: string, recordId: string, fields: Partial<Take> = {}): Take => ({
  ...asked({
    id,
    sessionId: 'session',
    groupId: 'group',
    recordId,
    talentName: 'Zoë Lee',
    number: 1,
    askedAt: second(0),
    askedBy: 'director',
  }),
  ...fields,
})

const video = (id: string, order: number, fields: Partial<Video> = {}): Video => ({
  ...videoOfTake(take(`take-of-${id}`, 'ann'), id, order, second(0)),
  ...fields,
})

const archive = (id: string, fields: Partial<Archive> = {}): Archive => ({
  id,
  sessionId: 'session',
  requestedBy: 'director',
  email: 'director@example.com',
  fileName: 'videos',
  selection: 'a'.repeat(64),
  videoIds: ['video'],
  state: 'building',
  reason: null,
  progress: 0,
  fileCount: 0,
  leftOutCount: 0,
  attempts: 0,
  createdAt: second(0),
  expiresAt: null,
  ...fields,
})

export function reviewStoreContract(
  name: string,
  make: () => Promise<{ store: ReviewStore; stop(): Promise<void> }>,
): void {
  describe(`review store: ${name}`, () => {
    const harness = eachTest(make)
    const write = <T>(work: (repositories: ReviewRepositories) => Promise<T>) => harness().store.write(work)
    const read = <T>(work: (repositories: ReviewRepositories) => Promise<T>) => harness().store.read(work)

    it('keeps file syncs by their digest, and ends those of one person and session', async () => {
      const sync = (id: string, fields: Partial<FileSync> = {}): FileSync => ({
        id,
        sessionId: 'session',
        userId: 'director',
        signInId: 'sign-in',
        digest: id.padEnd(64, '0'),
        computer: 'Zoë’s iMac 🎬',
        createdAt: second(0),
        seenAt: second(1),
        ...fields,
      })
      const others = [
        sync('b', { userId: 'manager' }),
        sync('c', { sessionId: 'another', seenAt: second(9) }),
      ]
      await write(async ({ fileSyncs }) => {
        for (const one of [sync('a'), ...others]) await fileSyncs.add(one)
        await fileSyncs.save(sync('a', { computer: null, digest: 'f'.repeat(64) }))
        await fileSyncs.seen('b', second(5))
      })
      const byDigest = (digest: string) => read(({ fileSyncs }) => fileSyncs.byDigest(digest))
      const ofDirector = () => read(({ fileSyncs }) => fileSyncs.of('director', 'session'))
      expect(await byDigest('a'.padEnd(64, '0'))).to.equal(null)
      expect(await byDigest('f'.repeat(64))).to.deep.equal(
        sync('a', { computer: null, digest: 'f'.repeat(64) }),
      )
      expect((await ofDirector()).map(({ id }) => id)).to.deep.equal(['a'])
      await write(({ fileSyncs }) => fileSyncs.endAll('director', 'session'))
      expect(await ofDirector()).to.deep.equal([])
      expect((await byDigest('b'.padEnd(64, '0')))?.seenAt).to.deep.equal(second(5))
      await write(({ fileSyncs }) => fileSyncs.prune(second(5)))
      expect(await byDigest('b'.padEnd(64, '0'))).to.equal(null)
      await write(({ fileSyncs }) => fileSyncs.end('c'))
      expect(await byDigest('c'.padEnd(64, '0'))).to.equal(null)
    })

    it('lets each record have one running take, also when many are added at once', async () => {
      const added = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          write(({ takes }) => takes.addIfAbsent(take(`take-${index}`, 'ann'))),
        ),
      )
      expect(added.filter(Boolean)).to.have.length(1)
      const [running] = await read(({ takes }) => takes.list({ recordIds: ['ann'] }))
      await write(({ takes }) => takes.save(stopped(running!, second(1))))
      expect(await write(({ takes }) => takes.addIfAbsent(take('take-next', 'ann', { number: 2 })))).to.equal(
        true,
      )
      expect(await read(({ takes }) => takes.lastNumbers(['ann', 'bob']))).to.deep.equal(
        new Map([['ann', 2]]),
      )
    })

    it('finds takes by session, group, record and state, oldest first', async () => {
      const ann = take('take-1', 'ann', {
        state: 'done',
        joined: 3,
        closedBy: 'cleanup',
        startedAt: second(1),
      })
      const bob = take('take-2', 'bob', { groupId: 'other', lastPieceAt: second(2), mimeType: 'video/mp4' })
      await write(async ({ takes }) => {
        await takes.addIfAbsent(bob)
        await takes.addIfAbsent(ann)
      })
      await read(async ({ takes }) => {
        expect(await takes.list({ sessionId: 'session' })).to.deep.equal([ann, bob])
        expect(await takes.list({ groupId: 'other' })).to.deep.equal([bob])
        expect(await takes.list({ recordIds: ['ann', 'bob'], states: ['done'] })).to.deep.equal([ann])
        expect(await takes.list({ recordIds: [] })).to.deep.equal([])
        expect(await takes.find('take-1')).to.deep.equal(ann)
      })
      expect(await write(({ takes }) => takes.lock('none'))).to.equal(null)
    })

    it('keeps pieces by number, each once', async () => {
      const piece = (number: number) => ({
        takeId: 'take',
        number,
        size: 5,
        sha256: 'b'.repeat(64),
        key: number === 2 ? null : `takes/take/kept/${number}`,
        confirmedAt: second(0),
      })
      await write(async ({ pieces }) => {
        for (const number of [10, 2]) await pieces.add(piece(number))
      })
      expect(await read(({ pieces }) => pieces.ofTake('take'))).to.deep.equal([piece(2), piece(10)])
      expect(await read(({ pieces }) => pieces.find('take', 2))).to.deep.equal(piece(2))
      const again = write(({ pieces }) => pieces.add(piece(2)))
      expect(
        await again.then(
          () => 'added',
          () => 'refused',
        ),
      ).to.equal('refused')
    })

    it('brings videos through unchanged, in order, one for each take', async () => {
      const first = video('video-b', 1, {
        liked: true,
        size: 5_000_000_000,
        duration: 1.5,
        thumbnailKey: 'k',
      })
      const next = video('video-a', 2, { groupId: 'other', archived: true })
      await write(async ({ videos }) => {
        await videos.addIfAbsent(next)
        expect(await videos.addIfAbsent(first)).to.equal(true)
        expect(await videos.addIfAbsent({ ...first, id: 'double' })).to.equal(false)
        expect(await videos.nextOrder('other')).to.equal(3)
        expect(await videos.nextOrder('empty')).to.equal(1)
      })
      await read(async ({ videos }) => {
        expect(await videos.list({ sessionId: 'session' })).to.deep.equal([first, next])
        expect(await videos.list({ groupIds: ['other'] })).to.deep.equal([next])
        expect(await videos.list({ ids: ['video-b', 'none'] })).to.deep.equal([first])
        expect(await videos.byTake('take-of-video-a')).to.deep.equal(next)
      })
    })

    it('leaves out deleted videos, and finds those whose files are still there', async () => {
      const kept = video('kept', 1)
      const gone = (id: string, at: number, fields: Partial<Video> = {}) =>
        video(id, 2, { deletedAt: second(at), playableKey: 'k', originalKey: 'o', ...fields })
      await write(async ({ videos }) => {
        await videos.addIfAbsent(kept)
        await videos.addIfAbsent(gone('a', 3))
        await videos.addIfAbsent(gone('b', 1))
        await videos.addIfAbsent(gone('c', 2, { playableKey: null }))
        await videos.addIfAbsent(gone('d', 2, { playableKey: null, originalKey: null }))
      })
      await read(async ({ videos }) => {
        const idsOf = (found: readonly Video[]) => found.map(({ id }) => id).sort()
        expect(await videos.find('a')).to.equal(null)
        expect(await videos.findAny('a')).to.deep.equal(gone('a', 3))
        expect(idsOf(await videos.list({ sessionId: 'session' }))).to.deep.equal(['kept'])
        expect(idsOf(await videos.list({ sessionId: 'session', ever: true }))).to.deep.equal([
          ...['a', 'b', 'c', 'd'],
          'kept',
        ])
        expect((await videos.mediaBySession(['session'])).get('session')?.unviewedTakes).to.equal(1)
        const left = async (after: string, most = 9) => idsOf(await videos.leftBehind(second(3), after, most))
        expect(await left('')).to.deep.equal(['b', 'c'])
        expect([await left('', 1), await left('b', 1), await left('c')]).to.deep.equal([['b'], ['c'], []])
      })
      await write(async ({ videos }) => {
        expect(await videos.lock('a')).to.equal(null)
        expect((await videos.lockAny('a'))?.id).to.equal('a')
      })
    })

    it('finds the archives of a session or of an account that are not gone', async () => {
      const ready = { state: 'ready' as const, expiresAt: second(9) }
      await write(async ({ archives }) => {
        await archives.addIfAbsent(archive('one'))
        await archives.addIfAbsent(archive('two', ready))
        await archives.addIfAbsent(
          archive('three', { ...ready, sessionId: 'other', requestedBy: 'somebody' }),
        )
        await archives.addIfAbsent(archive('four', { ...ready, expiresAt: second(5) }))
      })
      await read(async ({ archives }) => {
        const living = async (of: Parameters<typeof archives.living>[0]) =>
          (await archives.living(of, second(5))).map(({ id }) => id).sort()
        const { sessionId, requestedBy } = archive('one')
        expect(await living({ sessionId })).to.deep.equal(['one', 'two'])
        expect(await living({ requestedBy })).to.deep.equal(['one', 'two'])
        expect(await living({ requestedBy: 'somebody' })).to.deep.equal(['three'])
      })
    })

    it('adds up the stored videos of sessions, and those that were not viewed, as they come and go [PRJ-09]', async () => {
      const big = 3_000_000_000
      await write(async ({ videos, groupReviews }) => {
        await videos.addIfAbsent(video('a', 1, { groupId: 'seen', size: big }))
        await videos.addIfAbsent(video('b', 2, { groupId: 'new', size: big }))
        await videos.addIfAbsent(video('c', 3, { groupId: 'new', size: 7, archived: true }))
        await videos.addIfAbsent(video('d', 4, { sessionId: 'other', groupId: 'far', size: 1 }))
        const review = {
          sessionId: 'session',
          copied: false,
          archived: false,
          order: null,
          thumbnailKey: null,
        }
        await groupReviews.save({ ...review, groupId: 'seen', viewed: true })
        await groupReviews.save({ ...review, groupId: 'new', viewed: false })
      })
      const media = () => read(({ videos }) => videos.mediaBySession(['session', 'other', 'empty']))
      expect(await media()).to.deep.equal(
        new Map([
          ['session', { bytes: 2 * big + 7, unviewedTakes: 1 }],
          ['other', { bytes: 1, unviewedTakes: 1 }],
        ]),
      )
      await write(({ videos }) => videos.addIfAbsent(video('e', 5, { groupId: 'new', size: 100 })))
      expect((await media()).get('session')).to.deep.equal({ bytes: 2 * big + 107, unviewedTakes: 2 })
      await write(({ videos }) => videos.save(video('e', 5, { groupId: 'new', size: 0, archived: true })))
      expect((await media()).get('session')).to.deep.equal({ bytes: 2 * big + 7, unviewedTakes: 1 })
      expect(await read(({ videos }) => videos.mediaBySession([]))).to.deep.equal(new Map())
    })

    it('keeps the review of a group, and one archive of a selection in the making', async () => {
      const review = {
        groupId: 'group',
        sessionId: 'session',
        copied: true,
        archived: false,
        thumbnailKey: null,
      }
      await write(async ({ groupReviews, archives }) => {
        await groupReviews.save({ ...review, viewed: false, order: null })
        await groupReviews.save({ ...review, viewed: true, order: 4 })
        expect(await archives.addIfAbsent(archive('one'))).to.equal(true)
        expect(await archives.addIfAbsent(archive('two'))).to.equal(false)
        await archives.save(archive('one', { state: 'ready', expiresAt: second(9), fileCount: 1 }))
        expect(await archives.addIfAbsent(archive('two'))).to.equal(true)
      })
      await read(async ({ groupReviews, archives }) => {
        expect(await groupReviews.bySession('session')).to.deep.equal([{ ...review, viewed: true, order: 4 }])
        expect(await archives.building('a'.repeat(64))).to.deep.equal(archive('two'))
        expect((await archives.find('one'))?.expiresAt).to.deep.equal(second(9))
      })
    })

    it('keeps the progress of an archive and the names left out [OPS-08]', async () => {
      const far = archive('far', { progress: 40, leftOutCount: 2, attempts: 1 })
      await write(async ({ archives }) => {
        await archives.addIfAbsent(archive('far'))
        await archives.save(far)
      })
      expect(await read(({ archives }) => archives.find('far'))).to.deep.equal(far)
    })

    it("finds a person's requests in a session since an instant, newest first [OPS-08]", async () => {
      const asked = (id: string, fields: Partial<Archive> = {}) =>
        archive(id, { selection: id, createdAt: second(5), ...fields })
      await write(async ({ archives }) => {
        await archives.addIfAbsent(asked('z-first'))
        await archives.addIfAbsent(asked('a-second', { createdAt: second(6), state: 'failed' }))
        await archives.addIfAbsent(asked('before', { createdAt: second(4) }))
        await archives.addIfAbsent(asked('elsewhere', { sessionId: 'other' }))
        await archives.addIfAbsent(asked('of-another', { requestedBy: 'manager' }))
      })
      const filter = { requestedBy: 'director', sessionId: 'session', since: second(4) }
      const found = await read(({ archives }) => archives.list(filter))
      expect(found.map(({ id }) => id)).to.deep.equal(['a-second', 'z-first'])
    })
  })
}
