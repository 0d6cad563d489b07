import type { SessionViewer, SessionViewerRepository, SharedScheduleRepository } from '@callboard/projects'
import type { Query } from '../dialect/index.ts'
import { instant, Rows, tableOf, text } from '../table/index.ts'

const SHARES = tableOf<{ readonly dayId: string; readonly sharedAt: Date }>().named('shared_schedule', {
  dayId: text('day_id'),
  sharedAt: instant('shared_at'),
})

const VIEWERS = tableOf<SessionViewer>().named('session_viewer', {
  sessionId: text('session_id'),
  userId: text('user_id'),
  enteredAt: instant('entered_at'),
})

export function sharedScheduleRepository(query: Query): SharedScheduleRepository {
  const rows = new Rows(SHARES, query)
  return {
    note: async (dayId, at) => {
      await rows.addIfAbsent({ dayId, sharedAt: at })
    },
    among: async (dayIds) => {
      if (dayIds.length === 0) return new Set()
      const found: string[] = await query(SHARES.name)
        .whereIn('day_id', [...dayIds])
        .pluck('day_id')
      return new Set(found)
    },
  }
}

export function sessionViewerRepository(query: Query): SessionViewerRepository {
  const rows = new Rows(VIEWERS, query)
  return {
    note: (viewer) => rows.put(viewer, ['session_id', 'user_id']),
    of: (sessionId) => rows.all(rows.where({ session_id: sessionId }).orderBy('entered_at', 'desc')),
    ofUser: (userId) => rows.all(rows.where({ user_id: userId }).orderBy('entered_at', 'desc')),
    forget: (userId) => rows.remove({ user_id: userId }),
  }
}
