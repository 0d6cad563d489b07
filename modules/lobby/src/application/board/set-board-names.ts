import { useCase } from '@callboard/core'
import { setBoardNames } from '../../contract/index.ts'
import { LobbySignals } from '../line/lobby-signals.ts'
import { LOBBY_STORE } from '../ports/index.ts'
import { BoardLinks } from './board-links.ts'

/** The choice is the project's: all its boards follow at once. */
export const SetBoardNames = useCase(
  setBoardNames,
  { store: LOBBY_STORE, links: BoardLinks, signals: LobbySignals },
  ({ needs: { store, links, signals }, input: { shows_numbers }, subject: { session } }) =>
    store.write(async (repositories, outbox) => {
      const { boards } = repositories
      await boards.setShowsNumbers(session.projectId, shows_numbers)
      for (const sessionId of await boards.sessionsOf(session.projectId)) signals.board(outbox, sessionId)
      return outbox.answer(await links.view(repositories, session))
    }),
)
