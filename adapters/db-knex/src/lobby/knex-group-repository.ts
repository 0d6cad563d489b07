import type { Group, GroupRepository } from '@callboard/lobby'
import { type Query, upsert } from '../dialect/index.ts'
import { type GroupWithMemberRow, groupsFromRows, groupToRow, type LobbyGroupRow } from './lobby-group.row.ts'

export class KnexGroupRepository implements GroupRepository {
  readonly #query: Query

  constructor(query: Query) {
    this.#query = query
  }

  async find(id: string): Promise<Group | null> {
    return (await this.#list({ 'g.id': id }))[0] ?? null
  }

  async current(sessionId: string): Promise<Group | null> {
    return (await this.#list({ 'g.current_of': sessionId }))[0] ?? null
  }

  async ofSession(sessionId: string): Promise<readonly Group[]> {
    return await this.#list({ 'g.session_id': sessionId })
  }

  async lastNumber(sessionId: string): Promise<number> {
    const row: Pick<LobbyGroupRow, 'number'> | undefined = await this.#query('lobby_group')
      .where({ session_id: sessionId })
      .orderBy('number', 'desc')
      .first('number')
    return row?.number ?? 0
  }

  async save(group: Group): Promise<void> {
    await upsert(this.#query, 'lobby_group', { ...groupToRow(group) }, ['id'])
    await this.#query('lobby_group_member').where({ group_id: group.id }).delete()
    const members = group.recordIds.map((recordId, position) => ({
      group_id: group.id,
      record_id: recordId,
      position,
    }))
    if (members.length > 0) await this.#query('lobby_group_member').insert(members)
  }

  async #list(where: Readonly<Record<string, string>>): Promise<readonly Group[]> {
    const rows: GroupWithMemberRow[] = await this.#query('lobby_group as g')
      .leftJoin('lobby_group_member as m', 'm.group_id', 'g.id')
      .where(where)
      .orderBy([{ column: 'g.number' }, { column: 'm.position' }])
      .select('g.*', 'm.record_id')
    return groupsFromRows(rows)
  }
}
