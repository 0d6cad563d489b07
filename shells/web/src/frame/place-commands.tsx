import type { UserType } from '@callboard/core/http-contract'
import { homeTitle, menuFor, useRouteTable } from '@callboard/kit/shell'
import { type Command, useCommands, useNavigate } from '@callboard/kit/ui'
import { useMemo } from 'react'

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
