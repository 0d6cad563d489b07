import type {
  CheckInRecord,
  CheckInRecordRepository,
  GroupRepository,
  TraceRepository,
} from '@callboard/lobby'
import { inParts, type Query } from '../dialect/index.ts'

const RECORDS = 'lobby_record'

/** Columns that say something of a person, also those that nothing reads. */
const NOTHING = {
  user_id: null,
  first_name: '',
  last_name: '',
  name_key: '',
  name_rest_key: null,
  last_word_key: null,
  person_key: null,
  email: '',
  phone: null,
  photo_key: null,
  headshot_keys: '[]',
  sag_number: null,
  agent: null,
  agent_email: null,
  agent_phone: null,
  instagram_handle: null,
  tiktok_handle: null,
  opt_in: false,
  guardian_name: null,
  guardian_phone: null,
  height_ft: null,
  height_in: null,
  clothes_type: null,
  clothes_sizes: null,
  note_to_casting_director: null,
  browser_info: null,
  last_message: null,
  phone_fault: null,
  group_name: null,
  held: null,
  step_back: null,
}

const MOST_GUESTS = 200

const OF_RECORD = [
  'lobby_page_key',
  'lobby_page_link',
  'lobby_push',
  'lobby_presence',
  'lobby_time_correction',
  'lobby_group_member',
]

export function traceRepository(
  query: Query,
  records: Pick<CheckInRecordRepository, 'many'>,
  groups: Pick<GroupRepository, 'find'>,
): TraceRepository {
  const copiesOf = (ids: readonly string[]) =>
    inParts(
      ids,
      (part): PromiseLike<string[]> =>
        query(RECORDS)
          .whereIn('copied_from', [...part])
          .pluck('id'),
    )

  async function erase(found: readonly CheckInRecord[], at: Date): Promise<void> {
    const ids = found.map(({ id }) => id)
    await query('lobby_photo')
      .whereIn(
        'ticket_nonce',
        found.map(({ ticketNonce }) => ticketNonce),
      )
      .delete()
    for (const table of OF_RECORD) await query(table).whereIn('record_id', ids).delete()
    await query(RECORDS)
      .whereIn('id', ids)
      .update({
        ...NOTHING,
        deleted_at: query.raw('coalesce(deleted_at, ?)', [at]),
        version: query.raw('version + 1'),
      })
  }

  return {
    recordsOf: async (userId) => {
      const own: string[] = await query(RECORDS).where({ user_id: userId }).pluck('id')
      const all = new Set(own)
      // A copy may have been copied again.
      for (let last: readonly string[] = own; last.length > 0; ) {
        const copies = (await copiesOf(last)).filter((id) => !all.has(id))
        for (const id of copies) all.add(id)
        last = copies
      }
      return await records.many([...all])
    },
    groupsWith: async (ids) => {
      const found: string[] = await query('lobby_group_member')
        .whereIn('record_id', [...ids])
        .distinct()
        .pluck('group_id')
      const all = await Promise.all(found.toSorted().map((id) => groups.find(id)))
      return all.flatMap((group) => group ?? [])
    },
    guestsWith: async (address) => {
      const ids: string[] = await query(RECORDS)
        .where({ ...address })
        .whereNull('user_id')
        .whereNull('copied_from')
        .orderBy('checked_in_time', 'desc')
        .limit(MOST_GUESTS)
        .pluck('id')
      const found = await records.many(ids)
      return found.toSorted((a, b) => b.checkedInTime.getTime() - a.checkedInTime.getTime())
    },
    claim: (ids, userId) =>
      query(RECORDS)
        .whereIn('id', [...ids])
        .whereNull('user_id')
        .update({ user_id: userId }),
    removeGroup: async (id) => {
      await query('lobby_group_member').where({ group_id: id }).delete()
      await query('lobby_group').where({ id }).delete()
    },
    erase,
    countChat: async (userId) => {
      const [found] = await query('lobby_chat_message').where({ user_id: userId }).count({ count: '*' })
      return Number(found?.count)
    },
    forgetStaff: async (userId) => {
      await query('lobby_chat_message').where({ user_id: userId }).delete()
      await query('lobby_time_correction').where({ by_id: userId }).update({ by_name: 'Deleted user' })
    },
  }
}
