import { CLOCK, eventHandler, jobHandler, keptUntil } from '@callboard/core'
import { sessionDeleted } from '@callboard/projects/contract'
import { SESSION_DIRECTORY } from '@callboard/projects/queries'
import { ArchiveEnder } from '../archives/archives.ts'
import { removeSessionMedia } from '../jobs.ts'
import { REVIEW_STORE } from '../ports/index.ts'
import { RemovedMedia } from './removed-media.ts'

/** Its archives end at once; its takes stay for as long as a deleted video does. */
export const OnSessionDeleted = eventHandler(
  sessionDeleted,
  'review.end-session',
  { store: REVIEW_STORE, archives: ArchiveEnder, clock: CLOCK },
  async ({ needs, payload: { session_id } }) => {
    await needs.archives.end({ sessionId: session_id })
    const at = keptUntil(needs.clock.now())
    await needs.store.write(async (_repositories, outbox) =>
      outbox.enqueue(removeSessionMedia, { session: session_id }, { at, key: session_id }),
    )
  },
)

/** Copies on posting pages have ended with the session. One that is there again keeps everything. */
export const RemoveSessionMedia = jobHandler(
  removeSessionMedia,
  { sessions: SESSION_DIRECTORY, media: RemovedMedia },
  async ({ needs, payload: { session } }) => {
    if (await needs.sessions.session(session)) return
    await needs.media.ofSession(session)
  },
)
