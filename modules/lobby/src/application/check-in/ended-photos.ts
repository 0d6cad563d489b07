import { BLOB_STORE, CLOCK, defineJob, eventHandler, jobHandler, keptUntil } from '@callboard/core'
import { sessionDeleted } from '@callboard/projects/contract'
import { SESSION_DIRECTORY } from '@callboard/projects/queries'
import { Type } from '@sinclair/typebox'
import { LOBBY_STORE } from '../ports/index.ts'
import { PhotoFolders } from './photo-folders.ts'

/** When a deleted session cannot come back any more. */
export const removeSessionPhotos = defineJob({
  name: 'lobby.remove-session-photos',
  queue: 'events',
  payload: Type.Object({ session: Type.String() }),
  attempts: 8,
  backoff: 60_000,
  timeout: 600_000,
})

export const OnSessionDeleted = eventHandler(
  sessionDeleted,
  'lobby.end-session',
  { store: LOBBY_STORE, clock: CLOCK },
  async ({ needs, payload: { session_id } }) => {
    const at = keptUntil(needs.clock.now())
    await needs.store.write(async (_repositories, outbox) =>
      outbox.enqueue(removeSessionPhotos, { session: session_id }, { at, key: session_id }),
    )
  },
)

/** Photos of a session that is there again stay. Copies on posting pages have ended with it. */
export const RemoveSessionPhotos = jobHandler(
  removeSessionPhotos,
  { sessions: SESSION_DIRECTORY, blobs: BLOB_STORE, folders: PhotoFolders },
  async ({ needs, payload: { session } }) => {
    if (await needs.sessions.session(session)) return
    for (const folder of needs.folders.everyOf(session))
      for (const key of await needs.blobs.list(folder)) await needs.blobs.remove(key)
  },
)
