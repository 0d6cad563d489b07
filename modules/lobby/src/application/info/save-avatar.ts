import { PHOTO_UNREADABLE } from '@callboard/accounts/contract'
import { BLOB_STORE, IDS, invalid, PICTURES, useCase } from '@callboard/core'
import { saveAvatar } from '../../contract/index.ts'
import { changed } from '../../domain/index.ts'
import { PhotoFolders } from '../check-in/photo-folders.ts'
import { LobbySignals } from '../line/lobby-signals.ts'
import { lockedRecord } from '../line/locked-record.ts'
import { staffRecordView } from '../line/record-view.ts'
import { LOBBY_STORE } from '../ports/index.ts'

const LONGEST_SIDE = 1600

/**
 * Another photo in the place of that of today. The file of the former one stays: reviews and posting pages may show
 * its address, and files of check-ins are removed with their session only. It is settled, since to the clean-up of
 * photos without a check-in it would look unused.
 */
export const SaveAvatar = useCase(
  saveAvatar,
  {
    store: LOBBY_STORE,
    signals: LobbySignals,
    pictures: PICTURES,
    blobs: BLOB_STORE,
    folders: PhotoFolders,
    ids: IDS,
  },
  async ({ needs, input: { id, file }, subject: { session } }) => {
    const picture = await needs.pictures.toJpeg(file.bytes, LONGEST_SIDE)
    if (!picture) throw invalid('file', PHOTO_UNREADABLE)
    const key = `${needs.folders.of(session.id)}${id}/${needs.ids.next()}.jpg`
    await needs.blobs.write(key, picture.bytes, 'image/jpeg')
    try {
      return await needs.store.write(async (repositories, outbox) => {
        const record = await lockedRecord(repositories, session.id, id)
        const after = changed(record, { photoKey: key })
        await repositories.records.save(after)
        if (record.photoKey !== null) await repositories.photos.settle(record.photoKey)
        needs.signals.record(outbox, after)
        return outbox.answer(staffRecordView(after, needs.blobs))
      })
    } catch (error) {
      // The check-in was removed meanwhile: no record, no file.
      await needs.blobs.remove(key)
      throw error
    }
  },
)
