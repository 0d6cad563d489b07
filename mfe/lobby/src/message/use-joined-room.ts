import type { TalentStatus } from '@callboard/lobby/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { LocalMedia } from '../meeting/local-media.ts'
import { nextRoom, type TalentRoom } from './room-plan.ts'

/** The room this page is in. A reload of a page that was in a room goes back into it. */
export function useJoinedRoom(status: TalentStatus | undefined, media: LocalMedia) {
  const record = status?.record_id
  const join = status?.join ?? null
  const [inside, setInside] = useState<TalentRoom | null>(null)
  const key = record === undefined ? undefined : `callboard-joined:${record}`

  const enter = useCallback(() => {
    if (!key || !join) return
    sessionStorage.setItem(key, 'yes')
    setInside(join)
  }, [key, join])
  const leave = useCallback(() => {
    if (key) sessionStorage.removeItem(key)
    setInside(null)
    media.close()
  }, [key, media])

  const isOpened = useRef(false)
  useEffect(() => {
    // Only when the page is opened: later the talent decides.
    if (!key || isOpened.current) return
    isOpened.current = true
    if (sessionStorage.getItem(key)) enter()
  }, [key, enter])
  const next = nextRoom(inside, join)
  useEffect(() => {
    if (status === undefined || next === inside) return
    if (next === null) leave()
    else setInside(next)
  }, [status, next, inside, leave])
  useEffect(() => () => media.close(), [media])
  return { inside, enter, leave }
}
