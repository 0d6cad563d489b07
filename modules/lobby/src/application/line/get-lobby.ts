import { TEXT_CONSENT } from '@callboard/admin/queries'
import { BLOB_STORE, CLOCK, DEMO, dayIn, type NeedsOf, useCase } from '@callboard/core'
import type { ReplyOf } from '@callboard/core/http-contract'
import type { SessionFacts } from '@callboard/projects/queries'
import { getLobby } from '../../contract/index.ts'
import { inLineOrder } from '../../domain/index.ts'
import { groupView } from '../groups/group-view.ts'
import { LOBBY_STORE } from '../ports/index.ts'
import { PagePresence } from '../presence/page-presence.ts'
import { WaitingRooms } from '../waiting-room/waiting-rooms.ts'
import { staffRecordView } from './record-view.ts'

type View = ReplyOf<typeof getLobby>

const NEEDS = {
  store: LOBBY_STORE,
  presence: PagePresence,
  waitingRoom: WaitingRooms,
  texts: TEXT_CONSENT,
  demo: DEMO,
  blobs: BLOB_STORE,
  clock: CLOCK,
}
type Needs = NeedsOf<typeof NEEDS>

export const GetLobby = useCase(getLobby, NEEDS, async ({ needs, input, subject: { session } }) => {
  const [records, group, presence] = await needs.store.read((repositories) =>
    Promise.all([
      repositories.records.ofSession(session.id, input.day),
      repositories.groups.current(session.id),
      needs.presence.ofSession(repositories, session.id),
    ]),
  )
  return {
    session: await sessionView(needs, session),
    records: inLineOrder(records).map((record) => staffRecordView(record, needs.blobs)),
    current_group: group && groupView(group),
    presence,
  }
})

async function sessionView(
  { clock, waitingRoom, texts, demo }: Needs,
  session: SessionFacts,
): Promise<View['session']> {
  const today = dayIn(session.timeZone, clock.now())
  return {
    _id: session.id,
    name: session.name,
    studio_name: session.projectName,
    studio_uri: session.projectUri,
    time_zone: session.timeZone,
    roles: [...session.roles],
    dates: session.dates.map((date) => ({
      _id: date.id,
      date: date.date,
      location_type: date.locationType,
    })),
    today: session.dates.find((date) => date.date === today)?.id ?? null,
    skip_virtual_lobby: session.skipVirtualLobby,
    local_recording_enabled: session.localRecording,
    sends_texts: await texts.sendsTexts(session),
    is_demo: demo.isShown,
    has_twr: waitingRoom.isFor(session),
  }
}
