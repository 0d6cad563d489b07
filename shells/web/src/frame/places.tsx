import { useSession } from '@callboard/kit/session'
import { homeTitle, menuFor, useRouteTable } from '@callboard/kit/shell'

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
