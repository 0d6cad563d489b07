import { confirm } from '@callboard/kit/ui'
import type { TalentStatus } from '@callboard/lobby/contract'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { LocalMedia } from '../meeting/local-media.ts'
import { nextRoom, type TalentRoom } from './room-plan.ts'
import { roomSeat } from './room-seat.ts'

/** Two tabs in a room hear each other, and look like two people. */
const INSTEAD = {
  title: 'Join here instead?',
  text: 'You are in the room in another tab already. It leaves the room when you join here.',
  action: 'Join here',
}

/** The room this page is in. A reload of a page that was in a room goes back into it. */
export function useJoinedRoom(status: TalentStatus | undefined, media: LocalMedia) {
  const record = status?.record_id
  const join = status?.join ?? null
  const [inside, setInside] = useState<TalentRoom | null>(null)
  const key = record === undefined ? undefined : `callboard-joined:${record}`

  const leave = useCallback(() => {
    if (key) sessionStorage.removeItem(key)
    setInside(null)
    media.close()
  }, [key, media])
  const seat = useMemo(() => (record === undefined ? undefined : roomSeat(record, leave)), [record, leave])
  useEffect(() => {
    if (inside === null) seat?.free()
  }, [seat, inside])
  useEffect(() => () => seat?.free(), [seat])
  const wished = useRef(join)
  wished.current = join
  const enter = useCallback(async () => {
    if (!key || !seat) return
    if (!(await seat.take(false))) {
      if (!(await confirm(INSTEAD))) return leave()
      await seat.take(true)
    }
    // The room may have been closed, or become another one, while the talent was asked.
    if (!wished.current) return seat.free()
    sessionStorage.setItem(key, 'yes')
    setInside(wished.current)
  }, [key, seat, leave])

  const isOpened = useRef(false)
  useEffect(() => {
    // Only when the page is opened: later the talent decides.
    if (!key || isOpened.current) return
    isOpened.current = true
    if (sessionStorage.getItem(key)) void enter()
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
