import { type Actor, useCase } from '@callboard/core'
import type { InputOf, SubjectOf } from '@callboard/core/http-contract'
import { type BoardLink, getBoardLink } from '../../contract/index.ts'
import { LOBBY_STORE } from '../ports/index.ts'
import { BoardLinks } from './board-links.ts'

export class GetBoardLink extends useCase(getBoardLink, { store: LOBBY_STORE, links: BoardLinks }) {
  async run(
    _actor: Actor,
    _input: InputOf<typeof getBoardLink>,
    { session }: SubjectOf<typeof getBoardLink>,
  ): Promise<BoardLink> {
    return await this.needs.store.read((repositories) => this.needs.links.view(repositories, session))
  }
}
