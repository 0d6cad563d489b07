import type {
  CheckInRecord,
  CheckInRecordRepository,
  FirstInLine,
  HeldFinish,
  LatestCheckIn,
  StepBack,
} from '@callboard/lobby'
import { RECORD_STATES, RECORD_TEXT_STATES } from '@callboard/lobby/contract'
import { LOCATION_TYPES } from '@callboard/projects/contract'
import type { Knex } from 'knex'
import { inParts, insertIfAbsent, nameKeys, pointReads, type Query } from '../dialect/index.ts'
import {
  type Column,
  flag,
  instant,
  isNumber,
  isText,
  json,
  listOf,
  number,
  objectOf,
  oneOf,
  orNone,
  orNull,
  Rows,
  readInstant,
  tableOf,
  text,
} from '../table/index.ts'

const isFlag = (value: unknown) => typeof value === 'boolean'
const isState = (value: unknown): value is CheckInRecord['state'] =>
  RECORD_STATES.some((state) => state === value)
const isHeld = objectOf<HeldFinish>({ group: isText, state: isState, auditioned: isFlag })

type StepTime = {
  [Field in keyof StepBack]: StepBack[Field] extends Date | null ? Field : never
}[keyof StepBack]
type StoredStep = Omit<StepBack, StepTime> & {
  readonly [Time in StepTime]: StepBack[Time] extends Date ? string : string | null
}
const isStoredStep = objectOf<StoredStep>({
  version: isNumber,
  inGroup: isFlag,
  state: isState,
  auditioned: isFlag,
  groupId: orNone(isText),
  groupName: orNone(isText),
  checkedInTime: isText,
  arrivedTime: orNone(isText),
  seenTime: orNone(isText),
  joinedTime: orNone(isText),
  signedOutTime: orNone(isText),
})
const storedStep = json('step_back', isStoredStep)
const timeOf = (stored: string | null) => (stored === null ? null : readInstant(stored))

/** Its times are ISO texts in the JSON. */
const STEP_BACK: Column<StepBack, 'step_back'> = {
  name: 'step_back',
  read: (stored) => {
    const step = storedStep.read(stored)
    return {
      ...step,
      checkedInTime: readInstant(step.checkedInTime),
      arrivedTime: timeOf(step.arrivedTime),
      seenTime: timeOf(step.seenTime),
      joinedTime: timeOf(step.joinedTime),
      signedOutTime: timeOf(step.signedOutTime),
    }
  },
  write: (step) => JSON.stringify(step),
}

/** The conditions of `isInLine`. */
const inLineOn =
  (...dayIds: readonly string[]) =>
  (line: Knex.QueryBuilder) =>
    line
      .whereIn('day_id', [...dayIds])
      .where({ auditioned: false })
      .whereIn('state', ['waiting', 'on_deck'])
      .whereNot({ location_type: 'Video Submission' })
      .whereNull('deleted_at')

const keysOf = ({ firstName, lastName }: CheckInRecord) => nameKeys(`${firstName} ${lastName}`)

const RECORDS = tableOf<CheckInRecord>().named(
  'lobby_record',
  {
    id: text('id'),
    sessionId: text('session_id'),
    dayId: text('day_id'),
    date: text('date'),
    locationType: oneOf('location_type', LOCATION_TYPES),
    userId: orNull(text('user_id')),
    firstName: text('first_name'),
    lastName: text('last_name'),
    email: text('email'),
    phone: orNull(text('phone')),
    role: text('role'),
    limeliteRoleId: orNull(text('limelite_role_id')),
    photoKey: orNull(text('photo_key')),
    headshotKeys: json('headshot_keys', listOf(isText)),
    sagNumber: orNull(text('sag_number')),
    interviewNo: orNull(number('interview_no')),
    actualCall: orNull(text('actual_call')),
    agent: orNull(text('agent')),
    agentEmail: orNull(text('agent_email')),
    agentPhone: orNull(text('agent_phone')),
    instagramHandle: orNull(text('instagram_handle')),
    tiktokHandle: orNull(text('tiktok_handle')),
    optIn: flag('opt_in'),
    textState: oneOf('text_state', RECORD_TEXT_STATES),
    state: oneOf('state', RECORD_STATES),
    checkedInTime: instant('checked_in_time'),
    arrivedTime: orNull(instant('arrived_time')),
    callInTime: orNull(instant('call_in_time')),
    calls: number('calls'),
    seenTime: orNull(instant('seen_time')),
    joinedTime: orNull(instant('joined_time')),
    signedOutTime: orNull(instant('signed_out_time')),
    groupId: orNull(text('group_id')),
    groupName: orNull(text('group_name')),
    auditioned: flag('auditioned'),
    held: orNull(json('held', isHeld)),
    stepBack: orNull(STEP_BACK),
    deletedAt: orNull(instant('deleted_at')),
    copiedFrom: orNull(text('copied_from')),
    ticketNonce: text('ticket_nonce'),
    version: number('version'),
  },
  {
    name_key: (record) => keysOf(record)[0],
    name_rest_key: (record) => keysOf(record)[1],
    last_word_key: (record) => keysOf(record)[2],
  },
)

const LATEST = tableOf<LatestCheckIn>().named('lobby_record', {
  sessionId: text('session_id'),
  firstName: text('first_name'),
  lastName: text('last_name'),
  photoKey: orNull(text('photo_key')),
  count: number('checked_in'),
})

const FIRST = tableOf<FirstInLine>().named('lobby_record', {
  dayId: text('day_id'),
  firstName: text('first_name'),
  lastName: text('last_name'),
  role: text('role'),
  actualCall: orNull(text('actual_call')),
  earliestCall: orNull(text('earliest_call')),
  waiting: number('waiting'),
})

export function checkInRecordRepository(query: Query): CheckInRecordRepository {
  const rows = new Rows(RECORDS, query)
  const select = () => query(RECORDS.name).select([...RECORDS.columns])
  const find = pointReads(
    query,
    ({ id }: CheckInRecord) => id,
    (ids) => rows.all(select().whereIn('id', ids)),
  )
  return {
    find,
    latestOfUser: (userId, dayId) =>
      rows.first(
        select()
          .where({ user_id: userId, ...(dayId === undefined ? {} : { day_id: dayId }) })
          .whereNull('deleted_at')
          .orderBy([
            { column: 'checked_in_time', order: 'desc' },
            { column: 'id', order: 'desc' },
          ])
          .limit(1),
      ),
    byTicket: (nonce) => rows.first(select().where({ ticket_nonce: nonce })),
    byPerson: (person) => rows.first(select().where({ person_key: person })),
    many: async (ids) => (ids.length === 0 ? [] : await rows.all(select().whereIn('id', [...ids]))),
    ofSession: (sessionId, dayId) => {
      const where = dayId === undefined ? { session_id: sessionId } : { session_id: sessionId, day_id: dayId }
      return rows.all(select().where(where).whereNull('deleted_at').whereNull('copied_from'))
    },
    countByRole: async (sessionIds) => {
      const found = await inParts(
        sessionIds,
        (ids): PromiseLike<{ role: string; count: number }[]> =>
          query(RECORDS.name)
            .whereIn('session_id', ids)
            .whereNull('deleted_at')
            .whereNotNull('arrived_time')
            .groupBy('role')
            .select('role')
            .count({ count: '*' }),
      )
      const counts = new Map<string, number>()
      for (const { role, count } of found) counts.set(role, (counts.get(role) ?? 0) + Number(count))
      return counts
    },
    latest: async (sessionIds, most) => {
      if (sessionIds.length === 0) return []
      const numbered = query(RECORDS.name)
        .whereIn('session_id', [...sessionIds])
        .whereNull('deleted_at')
        .whereNotNull('arrived_time')
        .select(
          'session_id',
          'first_name',
          'last_name',
          'photo_key',
          query.raw('count(*) over (partition by session_id) as checked_in'),
          query.raw(
            'row_number() over (partition by session_id order by checked_in_time desc, id desc) as place',
          ),
        )
      const found: object[] = await query(numbered.as('numbered'))
        .where('place', '<=', most)
        .orderBy(['session_id', 'place'])
      return found.map(LATEST.fromRow)
    },
    listed: async (sessionIds, most, addresses) => {
      if (sessionIds.length === 0) return []
      const latest = select()
        .whereIn('session_id', [...sessionIds])
        .whereNull('deleted_at')
        .whereNot('email', '')
        .orderBy([
          { column: 'checked_in_time', order: 'desc' },
          { column: 'id', order: 'desc' },
        ])
        .limit(most)
      return await rows.all(addresses ? latest.whereIn('email', [...addresses]) : latest)
    },
    lineHeads: async (dayIds) => {
      if (dayIds.length === 0) return []
      const numbered = query(RECORDS.name)
        .where(inLineOn(...dayIds))
        .select(
          'day_id',
          'first_name',
          'last_name',
          'role',
          'actual_call',
          query.raw('count(*) over (partition by day_id) as waiting'),
          // `HH:mm`: in the order of the letters, too.
          query.raw('min(actual_call) over (partition by day_id) as earliest_call'),
          query.raw('row_number() over (partition by day_id order by state, checked_in_time, id) as place'),
        )
      const found: object[] = await query(numbered.as('numbered')).where({ place: 1 })
      return found.map(FIRST.fromRow)
    },
    firstInLine: (dayId, most) =>
      // By its name 'on_deck' comes before 'waiting', so that the index has the rows in this order.
      rows.all(select().where(inLineOn(dayId)).orderBy(['state', 'checked_in_time', 'id']).limit(most)),
    aheadOf: async (record) => {
      const { id, state, checked_in_time: since } = RECORDS.toRow(record)
      const earlier = (line: Knex.QueryBuilder) =>
        line
          .where({ state })
          .where((one) =>
            one
              .where('checked_in_time', '<', since)
              .orWhere((same) => same.where('checked_in_time', since).where('id', '<', id)),
          )
      const [found] = await query(RECORDS.name)
        .where(inLineOn(record.dayId))
        .where((ahead) =>
          state === 'on_deck' ? ahead.where(earlier) : ahead.where({ state: 'on_deck' }).orWhere(earlier),
        )
        .count({ count: '*' })
      return Number(found?.count)
    },
    plannedCalls: (dayId) =>
      query(RECORDS.name)
        .where({ day_id: dayId })
        .whereNull('deleted_at')
        .whereNotNull('actual_call')
        .distinct()
        .pluck('actual_call'),
    add: (record, person) =>
      insertIfAbsent(query, RECORDS.name, { ...RECORDS.toRow(record), person_key: person }),
    addCopies: (copies) => rows.addAll(copies),
    noteText: async (id, state, at) => {
      const changed: number = await rows
        .where({ id })
        .where((known) => known.whereNull('text_at').orWhere('text_at', '<=', at))
        .update({ text_state: state, text_at: at })
      return changed === 1
    },
    save: async (record) => {
      const { id, ...row } = RECORDS.toRow(record)
      const freed = record.deletedAt === null ? {} : { person_key: null }
      const changed: number = await rows
        .where({ id, version: record.version - 1 })
        .update({ ...row, ...freed })
      if (changed !== 1) throw new Error(`Check-in ${record.id} was changed outside its session's lock.`)
    },
  }
}
