import { type Stretch, type TakeView, type TakeViewRepository, VIEWER_KINDS } from '@callboard/posting'
import type { Query } from '../dialect/query.ts'
import { alone } from '../dialect/statements.ts'
import {
  flag,
  instant,
  json,
  listOf,
  number,
  oneOf,
  Rows,
  readInstant,
  tableOf,
  text,
} from '../table/index.ts'

const isStretch = (value: unknown): value is Stretch =>
  Array.isArray(value) && value.length === 2 && value.every((second) => typeof second === 'number')

const VIEWS = tableOf<TakeView>().named('posting_take_view', {
  id: text('id'),
  key: text('view_key'),
  linkId: text('link_id'),
  pageId: text('page_id'),
  groupId: text('group_id'),
  videoId: text('video_id'),
  viewerKind: oneOf('viewer_kind', VIEWER_KINDS),
  viewerId: text('viewer_id'),
  startedAt: instant('started_at'),
  lastAt: instant('last_at'),
  watched: json('watched', listOf(isStretch)),
  share: number('share'),
  namesLink: flag('names_link'),
})

interface CountRow {
  readonly viewer_id: string
  readonly takes: number
  readonly last_at: unknown
}

export function takeViewRepository(query: Query): TakeViewRepository {
  const rows = new Rows(VIEWS, query)
  return {
    locked: async (key) => {
      await alone(query, `take view ${key}`)
      return await rows.find({ view_key: key })
    },
    put: (view) => rows.put(view, ['id']),
    ofLink: (linkId, limit, before) => {
      const found = rows.where({ link_id: linkId }).orderBy('id', 'desc').limit(limit)
      return rows.all(before === undefined ? found : found.where('id', '<', before))
    },
    by: (viewerId) => rows.all(rows.where({ viewer_id: viewerId }).orderBy('id')),
    counts: async (linkId) => {
      const counted: CountRow[] = await rows
        .where({ link_id: linkId })
        .groupBy('viewer_id')
        .select('viewer_id')
        .countDistinct({ takes: 'video_id' })
        .max({ last_at: 'last_at' })
      return counted.map(({ viewer_id, takes, last_at }) => ({
        viewerId: viewer_id,
        takes: Number(takes),
        lastAt: readInstant(last_at),
      }))
    },
  }
}
