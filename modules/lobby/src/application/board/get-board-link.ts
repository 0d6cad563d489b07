import { useCase } from '@callboard/core'
import { getBoardLink } from '../../contract/index.ts'
import { LOBBY_STORE } from '../ports/index.ts'
import { BoardLinks } from './board-links.ts'

export const GetBoardLink = useCase(
  getBoardLink,
  { store: LOBBY_STORE, links: BoardLinks },
  ({ needs, subject: { session } }) =>
    needs.store.read((repositories) => needs.links.view(repositories, session)),
)
