import { useLocation, useNavigate } from '@callboard/kit/ui'
import { useCallback, useEffect, useState } from 'react'
import { GroupHistory } from './group-history.ts'

/** Beside the address of an open group: the entry of the history before it is the wall it was opened from. */
const FROM_WALL = { fromWall: true }

/** What of the address is open; empty: nothing, and of a group its first take. */
interface OpenPlace {
  readonly group: string
  readonly take: string
}

/**
 * Opens and closes groups so that Back closes an opened group, and does not pass through closed groups again.
 * @param openId of the group that is open
 * @param show puts a group and its take into the address
 * @returns also the group that was opened last
 */
export function useOpenGroup(
  openId: string | undefined,
  show: (place: OpenPlace, how: { readonly replace: boolean; readonly state: unknown }) => void,
) {
  const navigate = useNavigate()
  const { state, key, search } = useLocation()
  const fromWall = (state as Partial<typeof FROM_WALL> | null)?.fromWall === true
  const [last, setLast] = useState(openId)
  if (openId !== undefined && openId !== last) setLast(openId)
  const [history] = useState(() => new GroupHistory(() => void navigate(-1)))
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every entry that the screen has come to
  useEffect(() => {
    if (openId === undefined) history.closed()
    // A group is drawn before its entry of the history is there.
    else if (new URLSearchParams(search).get('group') === openId) history.shown()
  }, [history, openId, key])
  const open = useCallback(
    (group: string) => {
      const isFirst = openId === undefined
      if (isFirst) history.opening()
      show({ group, take: '' }, { replace: !isFirst, state: isFirst || fromWall ? FROM_WALL : null })
    },
    [history, show, openId, fromWall],
  )
  const close = useCallback(() => {
    if (!history.close(fromWall)) show({ group: '', take: '' }, { replace: true, state: null })
  }, [history, show, fromWall])
  /** From a group that is there no more to another one, in its place. */
  const goOn = useCallback(
    (group: string) => show({ group, take: '' }, { replace: true, state }),
    [show, state],
  )
  /** Of the open group. */
  const choose = useCallback(
    (take: string) => {
      if (openId !== undefined) show({ group: openId, take }, { replace: true, state })
    },
    [show, openId, state],
  )
  return { open, close, choose, goOn, last }
}
