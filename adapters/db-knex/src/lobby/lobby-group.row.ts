import type { Group } from '@callboard/lobby'
import { instantFromRow, instantOrNullFromRow } from '../dialect/index.ts'

/** A row of the table `lobby_group`. */
export interface LobbyGroupRow {
  readonly id: string
  readonly session_id: string
  readonly current_of: string | null
  readonly number: number
  readonly name: string
  readonly created_at: unknown
  readonly finished_at: unknown
}

/** A group with one of its members; without any there is one row and no member. */
export interface GroupWithMemberRow extends LobbyGroupRow {
  readonly record_id: string | null
}

export const groupToRow = (group: Group): LobbyGroupRow => ({
  id: group.id,
  session_id: group.sessionId,
  current_of: group.finishedAt === null ? group.sessionId : null,
  number: group.number,
  name: group.name,
  created_at: group.createdAt,
  finished_at: group.finishedAt,
})

/** @param rows by group, members in their order */
export function groupsFromRows(rows: readonly GroupWithMemberRow[]): readonly Group[] {
  return [...Map.groupBy(rows, (row) => row.id).values()].map(([first, ...others]) => ({
    id: first!.id,
    sessionId: first!.session_id,
    number: first!.number,
    name: first!.name,
    recordIds: [first!, ...others].flatMap((row) => row.record_id ?? []),
    createdAt: instantFromRow(first!.created_at),
    finishedAt: instantOrNullFromRow(first!.finished_at),
  }))
}
