import { type Actor, CLOCK, useCase } from '@callboard/core'
import type { InputOf, SubjectOf } from '@callboard/core/http-contract'
import { type BoardLink, revokeBoardLink } from '../../contract/index.ts'
import { LobbySignals } from '../line/lobby-signals.ts'
import { LOBBY_STORE } from '../ports/index.ts'
import { BoardLinks } from './board-links.ts'

/** Open boards are told to ask again, and learn that they are closed. */
export class RevokeBoardLink extends useCase(revokeBoardLink, {
  store: LOBBY_STORE,
  links: BoardLinks,
  signals: LobbySignals,
  clock: CLOCK,
}) {
  async run(
    _actor: Actor,
    _input: InputOf<typeof revokeBoardLink>,
    { session }: SubjectOf<typeof revokeBoardLink>,
  ): Promise<BoardLink> {
    const { store, links, signals, clock } = this.needs
    return await store.write(async (repositories, outbox) => {
      await repositories.lockSession(session.id)
      if (await repositories.boards.revoke(session.id, clock.now())) signals.board(outbox, session.id)
      return outbox.answer(await links.view(repositories, session))
    })
  }
}
