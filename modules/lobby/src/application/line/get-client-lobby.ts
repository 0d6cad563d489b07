import { BLOB_STORE, CLOCK, dayIn, useCase } from '@callboard/core'
import { getClientLobby } from '../../contract/index.ts'
import { inLineOrder } from '../../domain/index.ts'
import { groupView } from '../groups/group-view.ts'
import { LOBBY_STORE } from '../ports/index.ts'
import { WaitingRooms } from '../waiting-room/waiting-rooms.ts'
import { clientRecordView } from './record-view.ts'

export const GetClientLobby = useCase(
  getClientLobby,
  { store: LOBBY_STORE, waitingRoom: WaitingRooms, blobs: BLOB_STORE, clock: CLOCK },
  async ({ needs, subject: { session } }) => {
    const [records, group] = await needs.store.read(({ records, groups }) =>
      Promise.all([records.ofSession(session.id), groups.current(session.id)]),
    )
    const today = dayIn(session.timeZone, needs.clock.now())
    return {
      session: {
        _id: session.id,
        name: session.name,
        studio_name: session.projectName,
        studio_uri: session.projectUri,
        time_zone: session.timeZone,
        roles: [...session.roles],
        dates: session.dates.map(({ id, date }) => ({ _id: id, date })),
        today: session.dates.find(({ date }) => date === today)?.id ?? null,
        has_twr: needs.waitingRoom.isFor(session),
      },
      records: inLineOrder(records).map((record) => clientRecordView(record, needs.blobs)),
      current_group: group && groupView(group),
    }
  },
)
