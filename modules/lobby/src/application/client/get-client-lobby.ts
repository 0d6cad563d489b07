import { type Actor, BLOB_STORE, CLOCK, dayIn, useCase } from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { getClientLobby } from '../../contract/index.ts'
import { inLineOrder } from '../../domain/index.ts'
import { groupView } from '../groups/group-view.ts'
import { clientRecordView, staffRecordView } from '../line/record-view.ts'
import { LOBBY_STORE } from '../ports/index.ts'
import { WaitingRooms } from '../waiting-room/waiting-rooms.ts'

export class GetClientLobby extends useCase(getClientLobby, {
  store: LOBBY_STORE,
  waitingRoom: WaitingRooms,
  blobs: BLOB_STORE,
  clock: CLOCK,
}) {
  async run(
    _actor: Actor,
    _input: InputOf<typeof getClientLobby>,
    { session }: SubjectOf<typeof getClientLobby>,
  ): Promise<ReplyOf<typeof getClientLobby>> {
    const [records, group] = await this.needs.store.read(({ records, groups }) =>
      Promise.all([records.ofSession(session.id), groups.current(session.id)]),
    )
    const today = dayIn(session.timeZone, this.needs.clock.now())
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
        has_twr: this.needs.waitingRoom.isFor(session),
      },
      records: inLineOrder(records).map((record) =>
        clientRecordView(staffRecordView(record, this.needs.blobs)),
      ),
      current_group: group && groupView(group),
    }
  }
}
