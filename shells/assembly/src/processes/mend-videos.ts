import type { StuckVideos } from '@callboard/review'

const FIVE_MINUTES = 300_000

export interface MendingSettings {
  readonly videos: Pick<StuckVideos, 'resume'>
  readonly logger: { error(details: object, message: string): void }
}

/** At the start and every five minutes: videos that nothing works on any more are made after all. */
export function startMending({ videos, logger }: MendingSettings) {
  const mend = () => {
    videos.resume().catch((err) => logger.error({ err }, 'Stuck videos could not be looked for'))
  }
  mend()
  const timer = setInterval(mend, FIVE_MINUTES).unref()
  return { stop: () => clearInterval(timer) }
}
