import { BLOB_STORE, holdOn, service } from '@callboard/core'
import { sessionSubject } from '@callboard/projects/contract'
import type { CheckInFaces, SessionFaces } from '../../queries/index.ts'
import { LOBBY_STORE } from '../ports/index.ts'

const PHOTO_SECONDS = 3600

export class StoredCheckInFaces
  extends service({ store: LOBBY_STORE, blobs: BLOB_STORE })
  implements CheckInFaces
{
  async bySession(sessionIds: readonly string[], most: number): Promise<ReadonlyMap<string, SessionFaces>> {
    const found = await this.needs.store.read(({ records }) => records.latest(sessionIds, most))
    const bySession = Map.groupBy(found, ({ sessionId }) => sessionId)
    return new Map(
      [...bySession].map(([sessionId, latest]) => [
        sessionId,
        {
          count: latest[0]!.count,
          faces: latest.map(({ firstName, lastName, photoKey }) => ({
            name: `${firstName} ${lastName}`,
            photoUrl:
              photoKey === null
                ? null
                : this.needs.blobs.signGet(photoKey, {
                    seconds: PHOTO_SECONDS,
                    hold: holdOn(sessionSubject, { id: sessionId }),
                  }),
          })),
        },
      ]),
    )
  }
}
