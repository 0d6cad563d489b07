import { BLOB_STORE, type BlobStore, eventHandler } from '@callboard/core'
import { groupCopied } from '../../contract/index.ts'
import type { CheckInRecord } from '../../domain/index.ts'
import { PhotoFolders } from '../check-in/photo-folders.ts'
import { LOBBY_STORE } from '../ports/index.ts'

/** Photos and sizes of copied talent are their own: they stay when the session that they came from has ended. */
export const OnGroupCopied = eventHandler(
  groupCopied,
  'lobby.complete-copied-talent',
  { store: LOBBY_STORE, blobs: BLOB_STORE, folders: PhotoFolders },
  async ({ needs, payload: { session_id, records } }) => {
    const own = (key: string) => key.replace(/^photos\/[^/]+\//, needs.folders.of(session_id))
    for (const { from, to } of records) {
      const copy = await needs.store.read((repositories) => repositories.records.find(to))
      if (!copy) continue
      await copyPhotos(needs.blobs, copy, own)
      await needs.store.write(async (repositories) => {
        await repositories.lockSession(session_id)
        const record = await repositories.records.find(to)
        // What staff have corrected since stays.
        if (record?.version !== 1) return
        await repositories.records.save({
          ...record,
          photoKey: record.photoKey && own(record.photoKey),
          headshotKeys: record.headshotKeys.map(own),
          version: 2,
        })
        await repositories.details.save({ ...(await repositories.details.of(from)), id: to })
      })
    }
  },
)

async function copyPhotos(
  blobs: BlobStore,
  { photoKey, headshotKeys }: CheckInRecord,
  own: (key: string) => string,
): Promise<void> {
  const keys = photoKey === null ? headshotKeys : [photoKey, ...headshotKeys]
  for (const key of keys) {
    // A photo that its talent has taken away meanwhile is not there.
    if (own(key) !== key && (await blobs.info(key))) await blobs.copy(key, own(key))
  }
}
