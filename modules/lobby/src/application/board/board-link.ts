import { CLOCK, useCase } from '@callboard/core'
import { getBoardLink, makeBoardLink, revokeBoardLink, setBoardNames } from '../../contract/index.ts'
import { LobbySignals } from '../line/lobby-signals.ts'
import { LOBBY_STORE } from '../ports/index.ts'
import { BoardLinks } from './board-links.ts'

export const GetBoardLink = useCase(
  getBoardLink,
  { store: LOBBY_STORE, links: BoardLinks },
  ({ needs, subject: { session } }) =>
    needs.store.read((repositories) => needs.links.view(repositories, session)),
)

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
