import type { UserType } from '@callboard/core/http-contract'
import { useSession } from '@callboard/kit/session'
import { homeTitle, menuFor, useRouteTable } from '@callboard/kit/shell'
import { type Command, useCommands, useNavigate } from '@callboard/kit/ui'
import { useMemo } from 'react'

/** Links of the header; the profile menu has the others. */
export function usePlaces() {
  const { routes } = useRouteTable()
  const session = useSession()
  if (session.kind !== 'user') return []
  const { user_type } = session.account
  const home = homeTitle(routes, user_type)
  const menu = menuFor(routes, user_type)
  return [
    // The home of some is a page that has an address of its own, too.
    { label: home, to: '/', alsoAt: menu.find(({ label }) => label === home)?.path },
    ...menu.filter(({ inHeader }) => inHeader).map(({ label, path }) => ({ label, to: path })),
  ]
}

/** Offers every place of the person in the palette. */
export function PlaceCommands({ userType }: { readonly userType: UserType }) {
  const navigate = useNavigate()
  const { routes } = useRouteTable()
  const commands = useMemo<readonly Command[]>(
    () =>
      [{ label: homeTitle(routes, userType), path: '/' }, ...menuFor(routes, userType)].map(
        ({ label, path }) => ({
          id: path,
          label,
          group: 'Places',
          run: () => void navigate(path),
        }),
      ),
    [navigate, routes, userType],
  )
  useCommands(commands)
  return null
}
