import type { Board, BoardRepository } from '@callboard/lobby'
import { insertIfAbsent, type Query } from '../dialect/index.ts'
import { instant, noteChange, orNull, Rows, type Told, tableOf, text } from '../table/index.ts'

const BOARDS = tableOf<Board>().named('lobby_board', {
  digest: text('digest'),
  sessionId: text('session_id'),
  projectId: text('project_id'),
  room: text('room'),
  lockedKey: text('locked_key'),
  createdAt: instant('created_at'),
  revokedAt: orNull(instant('revoked_at')),
})
/** Projects whose boards show interview numbers. */
const NUMBERED = 'lobby_numbered_board'

const TOLD_NUMBERS: Told<{ readonly projectId: string; readonly showsNumbers: boolean }> = {
  thing: 'board',
  idOf: ({ projectId }) => projectId,
  fields: { projectId: 'untold', showsNumbers: 'shown' },
}

export function boardRepository(query: Query): BoardRepository {
  const rows = new Rows(BOARDS, query)
  const open = () => query(BOARDS.name).whereNull('revoked_at')
  const isNumbered = async (projectId: string) =>
    (await query(NUMBERED).where({ project_id: projectId }).first('project_id')) !== undefined
  return {
    byDigest: (digest) => rows.find({ digest }),
    ofSession: (sessionId) => rows.first(open().where({ session_id: sessionId })),
    isOpenRoom: async (room) => (await open().where({ room }).first('digest')) !== undefined,
    sessionsOf: (projectId) => open().where({ project_id: projectId }).pluck('session_id'),
    add: (board) => rows.add(board),
    revoke: async (sessionId, at) => {
      const revoked: number = await open().where({ session_id: sessionId }).update({ revoked_at: at })
      return revoked > 0
    },
    showsNumbers: isNumbered,
    setShowsNumbers: async (projectId, showsNumbers) => {
      const before = { projectId, showsNumbers: await isNumbered(projectId) }
      noteChange(query, TOLD_NUMBERS, before, { projectId, showsNumbers })
      if (showsNumbers) await insertIfAbsent(query, NUMBERED, { project_id: projectId })
      else await query(NUMBERED).where({ project_id: projectId }).delete()
    },
  }
}
