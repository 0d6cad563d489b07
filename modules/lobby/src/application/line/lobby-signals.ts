import { BLOB_STORE, type Outbox, service } from '@callboard/core'
import { groupChanged, lineMoved, recordChanged, recordRemoved, statusChanged } from '../../contract/index.ts'
import { type CheckInRecord, type Group, talentState } from '../../domain/index.ts'
import { groupView } from '../groups/group-view.ts'
import { clientRecordView, staffRecordView } from './record-view.ts'

/** Signals changes to all connected clients, each with the fields of its audience. */
export class LobbySignals extends service({ blobs: BLOB_STORE }) {
  /** A record is new or has changed: to staff and clients. */
  record(outbox: Outbox, record: CheckInRecord): void {
    const staff = staffRecordView(record, this.needs.blobs)
    outbox.signal(recordChanged, record.sessionId, { staff, client: clientRecordView(staff) })
  }

  /** A record has changed: to staff, clients and the talent. */
  recordAndTalent(outbox: Outbox, record: CheckInRecord): void {
    this.record(outbox, record)
    this.talent(outbox, record)
  }

  removed(outbox: Outbox, record: CheckInRecord): void {
    const gone = { _id: record.id }
    outbox.signal(recordRemoved, record.sessionId, { staff: gone, client: gone })
    this.talent(outbox, record)
  }

  currentGroup(outbox: Outbox, sessionId: string, group: Group | null): void {
    const view = { group: group && groupView(group) }
    outbox.signal(groupChanged, sessionId, { staff: view, client: view })
  }

  line(outbox: Outbox, sessionId: string): void {
    outbox.signal(lineMoved, sessionId, { talent: {} })
  }

  talent(outbox: Outbox, record: CheckInRecord): void {
    outbox.signal(statusChanged, record.id, { talent: { state: talentState(record) } })
  }
}
