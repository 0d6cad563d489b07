import { type Actor, useCase } from '@callboard/core'
import type { InputOf, SubjectOf } from '@callboard/core/http-contract'
import { type BoardLink, setBoardNames } from '../../contract/index.ts'
import { LobbySignals } from '../line/lobby-signals.ts'
import { LOBBY_STORE } from '../ports/index.ts'
import { BoardLinks } from './board-links.ts'

/** The choice is the project's: all its boards follow at once. */
export class SetBoardNames extends useCase(setBoardNames, {
  store: LOBBY_STORE,
  links: BoardLinks,
  signals: LobbySignals,
}) {
  async run(
    _actor: Actor,
    { shows_numbers }: InputOf<typeof setBoardNames>,
    { session }: SubjectOf<typeof setBoardNames>,
  ): Promise<BoardLink> {
    const { store, links, signals } = this.needs
    return await store.write(async (repositories, outbox) => {
      const { boards } = repositories
      await boards.setShowsNumbers(session.projectId, shows_numbers)
      for (const sessionId of await boards.sessionsOf(session.projectId)) signals.board(outbox, sessionId)
      return outbox.answer(await links.view(repositories, session))
    })
  }
}
