import { useLocation, useNavigate } from '@callboard/kit/ui'
import { useCallback, useEffect, useRef } from 'react'

/** Beside the address of an open group: the entry of the history before it is the wall it was opened from. */
const FROM_WALL = { fromWall: true }

/**
 * Opens and closes groups so that Back closes an opened group, and does not pass through closed groups again.
 * @param openId of the group that is open
 * @param show puts a group into the address
 */
export function useOpenGroup(
  openId: string | undefined,
  show: (group: string, how: { readonly replace: boolean; readonly state: unknown }) => void,
) {
  const navigate = useNavigate()
  const { state, key } = useLocation()
  const fromWall = (state as Partial<typeof FROM_WALL> | null)?.fromWall === true
  /** The history has the entry of the group already, the screen not yet. */
  const isOpening = useRef(false)
  const isClosing = useRef(false)
  useEffect(() => {
    if (openId === undefined) isClosing.current = false
  }, [openId])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every entry that the screen has come to
  useEffect(() => {
    isOpening.current = false
    if (isClosing.current && fromWall) void navigate(-1)
  }, [key])
  const open = useCallback(
    (group: string) => {
      const isFirst = openId === undefined
      if (isFirst) isOpening.current = true
      show(group, { replace: !isFirst, state: isFirst || fromWall ? FROM_WALL : null })
    },
    [show, openId, fromWall],
  )
  const close = useCallback(() => {
    if (!fromWall && !isOpening.current) return show('', { replace: true, state: null })
    // The browser goes back a little later; a second Escape must not leave the page.
    if (isClosing.current) return
    isClosing.current = true
    if (fromWall) void navigate(-1)
  }, [show, fromWall, navigate])
  return { open, close }
}
