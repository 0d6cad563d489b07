import type { Account } from '@callboard/kit/session'
import { routeAt, useRouteTable } from '@callboard/kit/shell'
import { useLocation } from '@callboard/kit/ui'
import { Notices } from '../notices/notices.tsx'
import { FeatureUpdateDialog } from '../updates/feature-update-dialog.tsx'
import { PlaceCommands } from './place-commands.tsx'

/** What a signed-in person has on every page, once the page stands. */
export default function SignedIn(props: { readonly account: Account }) {
  const { account } = props
  const { pathname } = useLocation()
  const { routes } = useRouteTable()
  // News wait for a page of the office: where a session is run they would be in the way.
  const isCalm = routeAt(routes, pathname)?.chrome === 'full'
  const userType = account.user_type
  return (
    <>
      <PlaceCommands userType={userType} />
      <Notices userType={userType}>{isCalm ? <FeatureUpdateDialog account={account} /> : null}</Notices>
    </>
  )
}
