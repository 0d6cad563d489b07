import { type Actor, BLOB_STORE, CLOCK, jobHandler, SCRATCH_SPACE } from '@callboard/core'
import type { PayloadOf } from '@callboard/core/http-contract'
import { videoUpdated } from '../../contract/index.ts'
import { originalKey, originalType, type Take } from '../../domain/take.ts'
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

/**
 * Joins the pieces of a take to its original and makes that playable. It may be killed anywhere and run again,
 * also beside another run of the same take: the original is stored whole or not at all, and the row is written last.
 */
export class AssembleTake extends jobHandler(assembleTake, {
  store: REVIEW_STORE,
  blobs: BLOB_STORE,
  scratch: SCRATCH_SPACE,
  files: WORK_FILES,
  maker: PlayableMaker,
  views: ReviewViews,
  sweeper: PieceSweeper,
  clock: CLOCK,
}) {
  async run(_actor: Actor, input: PayloadOf<typeof assembleTake>, ending?: AbortSignal): Promise<void> {
    const work = await this.#begin(input.take)
    if (!work) return
    const all = { ...work, ending }
    await this.#settle(all, await this.#outcomeOf(all))
  }

  /** Counts the try. @returns null when there is nothing to do */
  async #begin(takeId: string): Promise<Omit<Work, 'ending'> | null> {
    return await this.needs.store.write(async ({ takes, videos, pieces }, outbox) => {
      const take = await takes.lock(takeId)
      const video = await videos.byTake(takeId)
      if (take?.state !== 'done' || !video || video.state === 'ready') return null
      const trying = nextAttempt(video, this.needs.clock.now())
      await videos.save(trying)
      if (trying.state !== video.state) {
        outbox.signal(videoUpdated, take.sessionId, { staff: this.needs.views.video(trying) })
      }
      return { ...workOn(take, await pieces.ofTake(takeId)), videoId: video.id }
    })
  }

  #outcomeOf(work: Work): Promise<Outcome> {
    return this.needs.scratch.within(async (folder): Promise<Outcome> => {
      const source = `${folder}/source`
      await this.#bringOriginal(work, source)
      const { take, videoId, ending } = work
      const making = {
        videoId,
        sessionId: take.sessionId,
        originalKey: originalKey(take),
        playableKey: playableKey(videoId, take),
        thumbnailKey: thumbnailKey(videoId, take),
        ending,
      }
      return await this.needs.maker.make(making, folder, source)
    })
  }

  /** Leaves the original in the store and in `source`; its bytes are read from the store once only. */
  async #bringOriginal({ take, keys, behind, size }: Work, source: string): Promise<void> {
    const { blobs, files } = this.needs
    const key = originalKey(take)
    if ((await blobs.info(key))?.size === size) await files.write(source, await blobs.read(key))
    else {
      await files.write(source, this.#joined(keys))
      const stored = await blobs.write(key, files.read(source), originalType(take))
      if (stored !== size) throw new Error(`The original of take ${take.id} was not stored whole.`)
    }
    if (take.closedBy === 'device') await this.needs.sweeper.sweep(take, behind)
  }

  async *#joined(keys: readonly string[]): AsyncIterable<Uint8Array> {
    for (const key of keys) yield* await this.needs.blobs.read(key)
  }

  /**
   * When the take has changed since the work began, its result is outdated: the change has brought a job of its own.
   */
  async #settle(work: Work, outcome: Outcome): Promise<void> {
    await this.needs.store.write(async ({ takes, videos }, outbox) => {
      const take = await takes.lock(work.take.id)
      const isSame =
        take?.state === 'done' && take.joined === work.take.joined && take.closedBy === work.take.closedBy
      if (!isSame) return
      await this.needs.maker.settle({ videos }, outbox, work.videoId, outcome)
    })
  }
}
