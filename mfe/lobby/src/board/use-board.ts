import type { ReplyOf } from '@callboard/core/http-contract'
import { does, type Follow, useAnswer } from '@callboard/kit/data'
import { boardMoved, boardRoom, getBoard } from '@callboard/lobby/contract'
import { useMemo, useState } from 'react'
import { boardSoon } from '../data/board.ts'

/** Catches what no signal tells of, such as midnight, and loads a board that could not be loaded. Milliseconds. */
const EVERY = 60_000

/** The board of a key, kept true for as long as the page is open. */
export function useBoard(key: string) {
  const [room, setRoom] = useState<string>()
  const soon = useMemo(() => boardSoon(key), [key])
  const follows: readonly Follow<ReplyOf<typeof getBoard>>[] = [
    { room: boardRoom, id: room, signals: [does(boardMoved, soon)] },
  ]
  const state = useAnswer(getBoard, { key }, { every: EVERY, follows })
  const known = state.kind === 'ready' ? state.data.board?.room : undefined
  if (known !== room) setRoom(known)
  return state
}
