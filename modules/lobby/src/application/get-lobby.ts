import { type Actor, type BlobStore, type Clock, dayIn } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import type { getLobby } from '../contract/index.ts'
import { inLineOrder } from '../domain/index.ts'
import { groupView } from './group-view.ts'
import type { LobbyStore, SessionFacts } from './ports/index.ts'
import { staffRecordView } from './record-view.ts'
import type { SessionGate } from './session-gate.ts'

type View = ReplyOf<typeof getLobby>

export class GetLobby {
  readonly #store: LobbyStore
  readonly #gate: SessionGate
  readonly #blobs: BlobStore
  readonly #clock: Clock

  constructor(store: LobbyStore, gate: SessionGate, blobs: BlobStore, clock: Clock) {
    this.#store = store
    this.#gate = gate
    this.#blobs = blobs
    this.#clock = clock
  }

  async run(actor: Actor, input: InputOf<typeof getLobby>): Promise<View> {
    const session = await this.#gate.staffSession(actor, input.id)
    const [records, group] = await this.#store.read(({ records, groups }) =>
      Promise.all([records.ofSession(session.id, input.day), groups.current(session.id)]),
    )
    return {
      session: this.#sessionView(session),
      records: inLineOrder(records).map((record) => staffRecordView(record, this.#blobs)),
      current_group: group && groupView(group),
    }
  }

  #sessionView(session: SessionFacts): View['session'] {
    const today = dayIn(session.timeZone, this.#clock.now())
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
    }
  }
}
