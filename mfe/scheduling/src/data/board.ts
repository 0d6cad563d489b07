import { defineAction, inAnswer } from '@callboard/kit/data'
import { getBoardLink, makeBoardLink } from '@callboard/lobby/contract'

/** Opens the board of the session: from now on its link shows it. */
export const makeBoardAction = (session: string) =>
  defineAction(makeBoardLink, {
    changes: (link) => [inAnswer(getBoardLink, { session }, () => link)],
    toasts: true,
  })
