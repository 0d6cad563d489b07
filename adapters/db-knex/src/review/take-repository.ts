import {
  type Piece,
  type PieceRepository,
  runningKey,
  TAKE_CLOSERS,
  TAKE_TROUBLES,
  type Take,
  type TakeRepository,
} from '@callboard/review'
import { TAKE_STATES } from '@callboard/review/contract'
import type { Query } from '../dialect/query.ts'
import { instant, isText, json, listOf, number, oneOf, orNull, Rows, tableOf, text } from '../table/index.ts'

const TAKES = tableOf<Take>().named(
  'take',
  {
    id: text('id'),
    sessionId: text('session_id'),
    groupId: text('group_id'),
    recordId: orNull(text('record_id')),
    recorderId: orNull(text('recorder_id')),
    alsoRecords: orNull(json('also_records', listOf(isText))),
    trouble: orNull(oneOf('trouble', TAKE_TROUBLES)),
    talentName: text('talent_name'),
    number: number('number'),
    state: oneOf('state', TAKE_STATES),
    mimeType: orNull(text('mime_type')),
    device: orNull(text('device')),
    askedAt: instant('asked_at'),
    askedBy: orNull(text('asked_by')),
    startedAt: orNull(instant('started_at')),
    stoppedAt: orNull(instant('stopped_at')),
    endedAt: orNull(instant('ended_at')),
    lastPieceAt: orNull(instant('last_piece_at')),
    pieces: number('pieces'),
    bytes: number('bytes'),
    joined: number('joined'),
    closedBy: orNull(oneOf('closed_by', TAKE_CLOSERS)),
    reason: orNull(text('reason')),
  },
  { running_record: runningKey },
)

export function takeRepository(query: Query): TakeRepository {
  const rows = new Rows(TAKES, query)
  return {
    find: (id) => rows.find({ id }),
    lock: (id) => rows.lock({ id }),
    addIfAbsent: (take) => rows.addIfAbsent(take),
    save: (take) => rows.save(take),
    list: ({ sessionId, groupId, recordIds, recorderId, states }) => {
      const found = query(TAKES.name).where((all) => {
        if (sessionId !== undefined) all.where('session_id', sessionId)
        if (groupId !== undefined) all.where('group_id', groupId)
        if (recorderId !== undefined) all.where('recorder_id', recorderId)
        if (recordIds !== undefined) all.whereIn('record_id', [...recordIds])
        if (states !== undefined) all.whereIn('state', [...states])
      })
      return rows.all(found.orderBy('id'))
    },
    lastNumbers: async (recordIds) => {
      const counted: { record_id: string; last: number }[] = await query(TAKES.name)
        .whereIn('record_id', [...recordIds])
        .select('record_id')
        .max({ last: 'number' })
        .groupBy('record_id')
      return new Map(counted.map((row) => [row.record_id, Number(row.last)]))
    },
  }
}

const PIECES = tableOf<Piece>().named('take_piece', {
  takeId: text('take_id'),
  number: number('number'),
  size: number('size'),
  sha256: text('sha256'),
  key: orNull(text('blob_key')),
  confirmedAt: instant('confirmed_at'),
})

export function pieceRepository(query: Query): PieceRepository {
  const rows = new Rows(PIECES, query)
  return {
    find: (takeId, number) => rows.find({ take_id: takeId, number }),
    add: (piece) => rows.add(piece),
    ofTake: (takeId) => rows.all(rows.where({ take_id: takeId }).orderBy('number')),
  }
}
