import { type Actor, CLOCK, useCase } from '@callboard/core'
import type { InputOf, SubjectOf } from '@callboard/core/http-contract'
import { type BoardLink, makeBoardLink } from '../../contract/index.ts'
import { LobbySignals } from '../line/lobby-signals.ts'
import { LOBBY_STORE } from '../ports/index.ts'
import { BoardLinks } from './board-links.ts'

export class MakeBoardLink extends useCase(makeBoardLink, {
  store: LOBBY_STORE,
  links: BoardLinks,
  signals: LobbySignals,
  clock: CLOCK,
}) {
  async run(
    _actor: Actor,
    _input: InputOf<typeof makeBoardLink>,
    { session }: SubjectOf<typeof makeBoardLink>,
  ): Promise<BoardLink> {
    const { store, links, signals, clock } = this.needs
    return await store.write(async (repositories, outbox) => {
      await repositories.lockSession(session.id)
      await repositories.boards.revoke(session.id, clock.now())
      await repositories.boards.add(links.newBoard(session))
      signals.board(outbox, session.id)
      return outbox.answer(await links.view(repositories, session))
    })
  }
}
