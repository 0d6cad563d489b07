import { BLOB_STORE, chunksOf, type Outbox, SEALER, service } from '@callboard/core'
import {
  boardMoved,
  groupChanged,
  groupEdited,
  lineMoved,
  recordChanged,
  recordRemoved,
  recordsCleared,
  statusChanged,
  textNoted,
} from '../../contract/index.ts'
import { type CheckInRecord, type Group, isCurrent, talentState } from '../../domain/index.ts'
import { groupView } from '../groups/group-view.ts'
import { clientRecordView, staffRecordView } from './record-view.ts'

/** Ids in one signal: an import brings 2,000 talent, and a signal carries 64 KB. */
const CLEARED_AT_ONCE = 400

/** Signals changes to all connected clients, each with the fields of its audience. */
export class LobbySignals extends service({ blobs: BLOB_STORE, sealer: SEALER }) {
  /** Sessions whose boards a transaction has told already: once is enough. */
  readonly #toldBoards = new WeakMap<Outbox, Set<string>>()

  /** A record is new or has changed: to staff and clients. */
  record(outbox: Outbox, record: CheckInRecord): void {
    // Talent of a copied group are on no list.
    if (record.copiedFrom !== null) return
    const staff = staffRecordView(record, this.needs.blobs)
    outbox.signal(recordChanged, record.sessionId, {
      staff,
      client: clientRecordView(record, this.needs.blobs),
    })
    this.board(outbox, record.sessionId)
  }

  /** A record has changed: to staff, clients and the talent. */
  recordAndTalent(outbox: Outbox, record: CheckInRecord): void {
    this.record(outbox, record)
    this.talent(outbox, record)
  }

  /** A text to the talent has come further: to staff. */
  text(outbox: Outbox, { id, sessionId, textState }: CheckInRecord): void {
    outbox.signal(textNoted, sessionId, { staff: { _id: id, text_state: textState } })
  }

  removed(outbox: Outbox, record: CheckInRecord): void {
    const gone = { _id: record.id }
    outbox.signal(recordRemoved, record.sessionId, { staff: gone, client: gone })
    this.board(outbox, record.sessionId)
    this.talent(outbox, record)
  }

  /** Several records of a session are gone at once; their talent are told one by one. */
  cleared(outbox: Outbox, sessionId: string, records: readonly CheckInRecord[]): void {
    for (const some of chunksOf(records, CLEARED_AT_ONCE)) {
      const gone = { records: some.map(({ id }) => id) }
      outbox.signal(recordsCleared, sessionId, { staff: gone, client: gone })
    }
    this.line(outbox, sessionId)
  }

  currentGroup(outbox: Outbox, sessionId: string, group: Group | null): void {
    const view = { group: group && groupView(group) }
    outbox.signal(groupChanged, sessionId, { staff: view, client: view })
  }

  /** A group has been edited: to staff, and to clients if it is the current one. */
  edited(outbox: Outbox, group: Group): void {
    outbox.signal(groupEdited, group.sessionId, { staff: groupView(group) })
    if (isCurrent(group)) this.currentGroup(outbox, group.sessionId, group)
  }

  line(outbox: Outbox, sessionId: string): void {
    outbox.signal(lineMoved, sessionId, { talent: {} })
  }

  /**
   * Something that boards of the session show has changed. Its room has a name that follows from the session, so that
   * no write has to look for boards.
   */
  board(outbox: Outbox, sessionId: string): void {
    const told = this.#toldBoards.get(outbox) ?? new Set()
    if (told.has(sessionId)) return
    this.#toldBoards.set(outbox, told.add(sessionId))
    outbox.signal(boardMoved, this.boardRoomOf(sessionId), { talent: {} })
  }

  boardRoomOf(sessionId: string): string {
    return this.needs.sealer.mark('board', sessionId)
  }

  talent(outbox: Outbox, record: CheckInRecord): void {
    outbox.signal(statusChanged, record.id, { talent: { state: talentState(record) } })
  }
}
