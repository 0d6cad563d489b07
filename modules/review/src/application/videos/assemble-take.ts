import { BLOB_STORE, CLOCK, jobHandler, type NeedsOf, SCRATCH_SPACE } from '@callboard/core'
import { videoUpdated } from '../../contract/index.ts'
import { originalKey, originalType, type Take, takePosterKey } from '../../domain/take.ts'
import { nextAttempt, playableKey, thumbnailKey } from '../../domain/video.ts'
import { assembleTake } from '../jobs.ts'
import { type Piece, REVIEW_STORE, WORK_FILES } from '../ports/index.ts'
import { keyOfPiece, PieceSweeper } from '../takes/piece-sweeper.ts'
import { type Outcome, PlayableMaker } from './playable-maker.ts'
import { ReviewViews } from './review-view.ts'

interface Work {
  readonly take: Take
  readonly videoId: string
  /** Of the pieces that make the take, by number. */
  readonly keys: readonly string[]
  /** Of the pieces behind a gap, which are in no file. */
  readonly behind: readonly string[]
  /** Bytes of the pieces that make the take. */
  readonly size: number
  /** The time of this try is up. */
  readonly ending: AbortSignal | undefined
}

function workOn(take: Take, pieces: readonly Piece[]): Omit<Work, 'videoId' | 'ending'> {
  const keysOf = (some: readonly Piece[]) => some.map((piece) => keyOfPiece(take, piece))
  const joined = pieces.filter((piece) => piece.number <= take.joined)
  return {
    take,
    keys: keysOf(joined),
    behind: keysOf(pieces.filter((piece) => piece.number > take.joined)),
    size: joined.reduce((sum, piece) => sum + piece.size, 0),
  }
}

const NEEDS = {
  store: REVIEW_STORE,
  blobs: BLOB_STORE,
  scratch: SCRATCH_SPACE,
  files: WORK_FILES,
  maker: PlayableMaker,
  views: ReviewViews,
  sweeper: PieceSweeper,
  clock: CLOCK,
}
type Needs = NeedsOf<typeof NEEDS>

/**
 * Joins the pieces of a take to its original and makes that playable. It may be killed anywhere and run again,
 * also beside another run of the same take: the original is stored whole or not at all, and the row is written last.
 */
export const AssembleTake = jobHandler(assembleTake, NEEDS, async ({ needs, payload, ending }) => {
  const work = await begin(needs, payload.take)
  if (!work) return
  const all = { ...work, ending }
  await settle(needs, all, await outcomeOf(needs, all))
})

/** Counts the try. @returns null when there is nothing to do */
async function begin(needs: Needs, takeId: string): Promise<Omit<Work, 'ending'> | null> {
  return await needs.store.write(async ({ takes, videos, pieces }, outbox) => {
    const take = await takes.lock(takeId)
    const video = await videos.byTake(takeId)
    if (take?.state !== 'done' || !video || video.state === 'ready') return null
    const trying = nextAttempt(video, needs.clock.now())
    await videos.save(trying)
    if (trying.state !== video.state) {
      outbox.signal(videoUpdated, take.sessionId, { staff: needs.views.video(trying) })
    }
    return { ...workOn(take, await pieces.ofTake(takeId)), videoId: video.id }
  })
}

function outcomeOf(needs: Needs, work: Work): Promise<Outcome> {
  return needs.scratch.within(async (folder): Promise<Outcome> => {
    const source = `${folder}/source`
    await bringOriginal(needs, work, source)
    const { take, videoId, ending } = work
    const making = {
      videoId,
      sessionId: take.sessionId,
      originalKey: originalKey(take),
      playableKey: playableKey(videoId, take),
      thumbnailKey: thumbnailKey(videoId, take),
      posterKey: takePosterKey(take.id),
      ending,
    }
    return await needs.maker.make(making, folder, source)
  })
}

/** Leaves the original in the store and in `source`; its bytes are read from the store once only. */
async function bringOriginal(
  needs: Needs,
  { take, keys, behind, size }: Work,
  source: string,
): Promise<void> {
  const { blobs, files } = needs
  const key = originalKey(take)
  if ((await blobs.info(key))?.size === size) await files.write(source, await blobs.read(key))
  else {
    await files.write(source, joined(needs, keys))
    const stored = await blobs.write(key, files.read(source), originalType(take))
    if (stored !== size) throw new Error(`The original of take ${take.id} was not stored whole.`)
  }
  if (take.closedBy === 'device') await needs.sweeper.sweep(take, behind)
}

async function* joined({ blobs }: Needs, keys: readonly string[]): AsyncIterable<Uint8Array> {
  for (const key of keys) yield* await blobs.read(key)
}

/**
 * When the take has changed since the work began, its result is outdated: the change has brought a job of its own.
 */
async function settle({ store, maker }: Needs, work: Work, outcome: Outcome): Promise<void> {
  await store.write(async ({ takes, videos }, outbox) => {
    const take = await takes.lock(work.take.id)
    const isSame =
      take?.state === 'done' && take.joined === work.take.joined && take.closedBy === work.take.closedBy
    if (!isSame) return
    await maker.settle({ videos }, outbox, work.videoId, outcome)
  })
}
