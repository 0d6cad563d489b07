import type { UserType } from '@callboard/core/http-contract'
import { type Command, menuFor, useCommands, useNavigate } from '@callboard/kit'
import { useMemo } from 'react'

const HOME: Readonly<Record<UserType, string>> = {
  super_admin: 'Projects',
  casting_director: 'Projects',
  session_manager: 'Projects',
  client: 'Home',
  talent: 'Profile',
}

/** The few places one goes to all day; the profile menu has the rest. */
const IN_HEADER = new Set(['/callboard-admin'])

export const placesFor = (userType: UserType) => [
  // A talent's home is their profile, which has an address of its own.
  { label: HOME[userType], to: '/', alsoAt: userType === 'talent' ? '/profile' : undefined },
  ...menuFor(userType)
    .filter(({ path }) => IN_HEADER.has(path))
    .map(({ label, path }) => ({ label, to: path })),
]

/** Offers every place of the person in the palette. */
export function PlaceCommands({ userType }: { readonly userType: UserType }) {
  const navigate = useNavigate()
  const commands = useMemo<readonly Command[]>(
    () =>
      [{ label: HOME[userType], path: '/' }, ...menuFor(userType)].map(({ label, path }) => ({
        id: path,
        label,
        group: 'Places',
        run: () => void navigate(path),
      })),
    [navigate, userType],
  )
  useCommands(commands)
  return null
}
