import { roomGuard, SECRET_HASHER, subjectLoader } from '@callboard/core'
import { SESSION_DIRECTORY } from '@callboard/projects/queries'
import { boardRoom, boardSubject } from '../../contract/index.ts'
import { LOBBY_STORE } from '../ports/index.ts'

/** A board by the key of its link. It has no session once it is closed: revoked, or its project is archived or gone. */
export const BoardLoader = subjectLoader(
  boardSubject,
  { store: LOBBY_STORE, sessions: SESSION_DIRECTORY, hasher: SECRET_HASHER },
  async ({ needs, ids: { key } }) => {
    const digest = needs.hasher.digest(key)
    const board = await needs.store.read(({ boards }) => boards.byDigest(digest))
    if (!board) return null
    const found = board.revokedAt === null ? await needs.sessions.session(board.sessionId) : null
    return { subject: { session: found?.archived ? null : found }, ground: { openByLink: true } }
  },
)

/** Whoever was told the id of the room holds a link; the room is empty once no link of the session is good. */
export const BoardRoomGuard = roomGuard(boardRoom, { store: LOBBY_STORE }, async ({ needs, id }) => {
  const isOpen = await needs.store.read(({ boards }) => boards.isOpenRoom(id))
  return isOpen ? { audience: 'talent' } : null
})
