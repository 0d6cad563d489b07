import { CLOCK, useCase } from '@callboard/core'
import { makeBoardLink } from '../../contract/index.ts'
import { LobbySignals } from '../line/lobby-signals.ts'
import { LOBBY_STORE } from '../ports/index.ts'
import { BoardLinks } from './board-links.ts'

export const MakeBoardLink = useCase(
  makeBoardLink,
  { store: LOBBY_STORE, links: BoardLinks, signals: LobbySignals, clock: CLOCK },
  ({ needs: { store, links, signals, clock }, subject: { session } }) =>
    store.write(async (repositories, outbox) => {
      await repositories.lockSession(session.id)
      await repositories.boards.revoke(session.id, clock.now())
      await repositories.boards.add(links.newBoard(session))
      signals.board(outbox, session.id)
      return outbox.answer(await links.view(repositories, session))
    }),
)
