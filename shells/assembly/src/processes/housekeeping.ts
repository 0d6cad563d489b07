import type { SignIns } from '@callboard/accounts'
import type { Clock, ReplayStore, SignalStore } from '@callboard/core'
import type { EndedNames, UnusedPhotos } from '@callboard/lobby'
import type { UnusedDocuments } from '@callboard/projects'
import type { RemovedMedia } from '@callboard/review'

const HOUR = 3_600_000

export interface HousekeepingSettings {
  readonly signals: SignalStore
  readonly replays: ReplayStore
  readonly signIns: Pick<SignIns, 'prune'>
  /** Writes that a crash cut off are removed from here. */
  readonly blobs: { removeAbandoned(before: Date): Promise<unknown> }
  readonly photos: Pick<UnusedPhotos, 'remove'>
  readonly names: Pick<EndedNames, 'remove'>
  readonly documents: Pick<UnusedDocuments, 'remove'>
  readonly media: Pick<RemovedMedia, 'remove'>
  /** The write-ahead log of the database, where deleted rows stay until it is emptied. */
  readonly log: { empty(): Promise<unknown> }
  readonly clock: Clock
  readonly logger: { error(details: object, message: string): void }
}

/**
 * Hourly: forgets signals after a day (a client that was away longer loads afresh), answers after two, ended sign-ins,
 * cut-off writes after one, photos that no check-in came with and files that became no document after one, names on
 * sign-in sheets whose time is over, files of
 * videos that were deleted for good, and what the write-ahead log of SQLite still has of deleted rows.
 */
export function startHousekeeping(settings: HousekeepingSettings) {
  const { signals, replays, signIns, blobs, photos, names, documents, media, log, clock, logger } = settings
  const before = (hours: number) => new Date(clock.now().getTime() - hours * HOUR)
  const tidy = () => {
    const chores = [
      signals.prune(before(24)),
      replays.prune(before(48)),
      signIns.prune(),
      blobs.removeAbandoned(before(24)),
      photos.remove(before(24)),
      names.remove(),
      documents.remove(before(24)),
      media.remove(),
      log.empty(),
    ]
    for (const chore of chores) chore.catch((err) => logger.error({ err }, 'Housekeeping failed'))
  }
  const timer = setInterval(tidy, HOUR).unref()
  return { stop: () => clearInterval(timer) }
}
