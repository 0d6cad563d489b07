import { CLOCK, useCase } from '@callboard/core'
import { revokeBoardLink } from '../../contract/index.ts'
import { LobbySignals } from '../line/lobby-signals.ts'
import { LOBBY_STORE } from '../ports/index.ts'
import { BoardLinks } from './board-links.ts'

/** Open boards are told to ask again, and learn that they are closed. */
export const RevokeBoardLink = useCase(
  revokeBoardLink,
  { store: LOBBY_STORE, links: BoardLinks, signals: LobbySignals, clock: CLOCK },
  ({ needs: { store, links, signals, clock }, subject: { session } }) =>
    store.write(async (repositories, outbox) => {
      await repositories.lockSession(session.id)
      if (await repositories.boards.revoke(session.id, clock.now())) signals.board(outbox, session.id)
      return outbox.answer(await links.view(repositories, session))
    }),
)
