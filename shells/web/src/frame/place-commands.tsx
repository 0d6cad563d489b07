import { STAFF_TYPES, type UserType } from '@callboard/core/http-contract'
import { useKeys } from '@callboard/kit/keys'
import { homeTitle, menuFor, useRouteTable } from '@callboard/kit/shell'
import { type Command, useCommands, useLocation, useNavigate } from '@callboard/kit/ui'
import { useEffect, useMemo, useState } from 'react'

/** Pages of a session, whose live room and review the keys lead to. */
const OF_SESSION =
  /^\/(?:(?:studio|video|chat|sign-in-sheet)\/([^/]+)|session\/([^/]+)\/edit)\/(?!new(?:\/|$))([^/]+)/

interface Visited {
  readonly uri: string
  readonly sessionId: string
}

function visitedAt(pathname: string): Visited | undefined {
  const [, ofRoom, ofEdit, sessionId] = OF_SESSION.exec(pathname) ?? []
  const uri = ofRoom ?? ofEdit
  return uri === undefined || sessionId === undefined ? undefined : { uri, sessionId }
}

/** The session of this page, or of the last one that had any. */
function useLastSession(): Visited | undefined {
  const { pathname } = useLocation()
  const [last, setLast] = useState(() => visitedAt(pathname))
  useEffect(() => {
    const here = visitedAt(pathname)
    if (here) setLast(here)
  }, [pathname])
  return last
}

/** Offers every place of the person in the palette and by the keys that begin with G. */
export function PlaceCommands({ userType }: { readonly userType: UserType }) {
  const navigate = useNavigate()
  const { routes } = useRouteTable()
  const isStaff = STAFF_TYPES.some((type) => type === userType)
  const last = useLastSession()
  const to = (path: string) => () => void navigate(path)
  useKeys('everywhere', {
    projects: isStaff ? to('/') : undefined,
    calendar: isStaff ? to('/calendar') : undefined,
    review: isStaff && last ? to(`/video/${last.uri}/${last.sessionId}`) : undefined,
    room: last ? to(`/studio/${last.uri}/${last.sessionId}`) : undefined,
  })
  const commands = useMemo<readonly Command[]>(
    () =>
      [{ label: homeTitle(routes, userType), path: '/' }, ...menuFor(routes, userType)]
        // Nobody ends an account because of what they typed.
        .filter((entry) => !('danger' in entry && entry.danger))
        .map(({ label, path }) => ({
          id: path,
          label,
          group: 'Places',
          to: path,
          run: () => void navigate(path),
        })),
    [navigate, routes, userType],
  )
  useCommands(commands)
  return null
}
