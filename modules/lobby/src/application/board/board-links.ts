import { CLOCK, IDS, PUBLIC_URL, SECRET_BOX, SECRET_HASHER, service } from '@callboard/core'
import type { SessionFacts } from '@callboard/projects/queries'
import type { BoardLink } from '../../contract/index.ts'
import type { Board } from '../../domain/index.ts'
import { LobbySignals } from '../line/lobby-signals.ts'
import type { LobbyRepositories } from '../ports/index.ts'

/** The key opens only beside the session that it was made for. */
const contextOf = (sessionId: string): string => `board:${sessionId}`

/** Keys of boards, and what staff are told of them. */
export class BoardLinks extends service({
  box: SECRET_BOX,
  hasher: SECRET_HASHER,
  ids: IDS,
  clock: CLOCK,
  publicUrl: PUBLIC_URL,
  signals: LobbySignals,
}) {
  newBoard(session: SessionFacts): Board {
    const { box, hasher, ids, clock } = this.needs
    const key = ids.secret()
    return {
      digest: hasher.digest(key),
      sessionId: session.id,
      projectId: session.projectId,
      room: this.needs.signals.boardRoomOf(session.id),
      lockedKey: box.lock(key, contextOf(session.id)),
      createdAt: clock.now(),
      revokedAt: null,
    }
  }

  async view({ boards }: LobbyRepositories, session: SessionFacts): Promise<BoardLink> {
    const board = await boards.ofSession(session.id)
    const key = board && this.#keyOf(board)
    return {
      address: key === null ? null : `${this.needs.publicUrl}/board/${key}`,
      made_at: board?.createdAt.toISOString() ?? null,
      shows_numbers: await boards.showsNumbers(session.projectId),
    }
  }

  /** @returns null when the secret of the install has changed since: a new link can be made */
  #keyOf({ lockedKey, sessionId }: Board): string | null {
    try {
      return this.needs.box.unlock(lockedKey, contextOf(sessionId))
    } catch {
      return null
    }
  }
}
