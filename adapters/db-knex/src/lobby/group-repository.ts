import type { Group, GroupGuest, GroupRepository } from '@callboard/lobby'
import { insertInParts, type Query } from '../dialect/index.ts'
import {
  flag,
  instant,
  isText,
  json,
  listOf,
  number,
  objectOf,
  orNull,
  Rows,
  tableOf,
  text,
} from '../table/index.ts'

type GroupRow = Omit<Group, 'recordIds' | 'guests'> & { readonly guests: readonly GroupGuest[] | null }

const GROUPS = tableOf<GroupRow>().named(
  'lobby_group',
  {
    id: text('id'),
    sessionId: text('session_id'),
    number: number('number'),
    name: text('name'),
    named: flag('named'),
    guests: orNull(json('guests', listOf(objectOf<GroupGuest>({ id: isText, name: isText, role: isText })))),
    createdAt: instant('created_at'),
    finishedAt: orNull(instant('finished_at')),
    copiedFrom: orNull(text('copied_from')),
  },
  { current_of: (group) => (group.finishedAt === null ? group.sessionId : null) },
)
const MEMBERS = 'lobby_group_member'

const membersOf = ({ id, recordIds }: Group) =>
  recordIds.map((record_id, position) => ({ group_id: id, record_id, position }))

/** A group with one of its members; without any there is one row and no member. */
interface GroupWithMemberRow {
  readonly id: string
  readonly record_id: string | null
}

export function groupRepository(query: Query): GroupRepository {
  const rows = new Rows(GROUPS, query)

  async function list(where: Readonly<Record<string, string>>): Promise<readonly Group[]> {
    const found: GroupWithMemberRow[] = await query('lobby_group as g')
      .leftJoin(`${MEMBERS} as m`, 'm.group_id', 'g.id')
      .where(where)
      .orderBy([{ column: 'g.number' }, { column: 'm.position' }])
      .select('g.*', 'm.record_id')
    return [...Map.groupBy(found, (row) => row.id).values()].map((ofGroup) => {
      const group = GROUPS.fromRow(ofGroup[0]!)
      return {
        ...group,
        guests: group.guests ?? [],
        recordIds: ofGroup.flatMap((row) => row.record_id ?? []),
      }
    })
  }

  return {
    find: async (id) => (await list({ 'g.id': id }))[0] ?? null,
    current: async (sessionId) => (await list({ 'g.current_of': sessionId }))[0] ?? null,
    ofSession: (sessionId) => list({ 'g.session_id': sessionId }),
    lastNumber: async (sessionId) => {
      const row: { number: number } | undefined = await rows
        .where({ session_id: sessionId })
        .orderBy('number', 'desc')
        .first('number')
      return row?.number ?? 0
    },
    save: async (group) => {
      await rows.put(group, ['id'])
      await query(MEMBERS).where({ group_id: group.id }).delete()
      await insertInParts(query, MEMBERS, membersOf(group))
    },
    addAll: async (groups) => {
      await rows.addAll(groups)
      await insertInParts(query, MEMBERS, groups.flatMap(membersOf))
    },
  }
}
