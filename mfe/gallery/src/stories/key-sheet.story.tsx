import { useKeys } from '@callboard/kit/keys'
import { Button, openKeyList } from '@callboard/kit/ui'
import { useEffect } from 'react'
import { nothing } from './nothing.ts'

/** The keys of the live room, which has most of them. */
function OfTheRoom() {
  useKeys('list', { next: nothing, previous: nothing, menu: nothing })
  useKeys('line', { callNext: nothing, callAgain: nothing, deck: nothing, toLobby: nothing, skip: nothing })
  useKeys('room', { record: nothing, finish: nothing, fold: nothing, alone: nothing })
  useEffect(openKeyList, [])
  return <Button onClick={openKeyList}>Show the keys</Button>
}

export const keySheet = {
  name: 'KeySheet',
  states: [['as opened, with the keys of a screen and those of every page', <OfTheRoom key="room" />]],
} as const
