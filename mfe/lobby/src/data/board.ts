import { defineAction, inAnswer, refresh } from '@callboard/kit/data'
import {
  type BoardLink,
  getBoard,
  getBoardLink,
  makeBoardLink,
  revokeBoardLink,
  setBoardNames,
} from '@callboard/lobby/contract'

/** A board that hears of many changes at once asks for them together. Milliseconds. */
const PAUSE = 700

/** @returns a function that asks for the board again, at most once in a while however often it is called */
export function boardSoon(key: string): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  return () => {
    if (waiting !== undefined) return
    waiting = setTimeout(() => {
      waiting = undefined
      void refresh(getBoard, { key })
    }, PAUSE)
  }
}

const changes = (session: string) => (link: BoardLink) => [inAnswer(getBoardLink, { session }, () => link)]

export const makeBoardAction = (session: string) =>
  defineAction(makeBoardLink, { changes: changes(session), toasts: true })

export const revokeBoardAction = (session: string) =>
  defineAction(revokeBoardLink, {
    changes: changes(session),
    says: () => 'The board is closed.',
    toasts: true,
  })

export const setBoardNamesAction = (session: string) =>
  defineAction(setBoardNames, {
    shows: ({ shows_numbers }) => [inAnswer(getBoardLink, { session }, (now) => ({ ...now, shows_numbers }))],
    changes: changes(session),
    toasts: true,
  })
