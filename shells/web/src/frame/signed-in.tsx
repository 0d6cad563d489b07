import type { Account } from '@callboard/kit/session'
import { Notices } from '../notices/notices.tsx'
import { FeatureUpdateDialog } from '../updates/feature-update-dialog.tsx'
import { PlaceCommands } from './place-commands.tsx'

/** What a signed-in person has on every page, once the page stands. */
export default function SignedIn(props: {
  readonly account: Account
  /** A page of the office, not one where a session is run: news wait for it. */
  readonly isCalm: boolean
}) {
  const { account } = props
  const userType = account.user_type
  return (
    <>
      <PlaceCommands userType={userType} />
      <Notices userType={userType}>{props.isCalm ? <FeatureUpdateDialog account={account} /> : null}</Notices>
    </>
  )
}
