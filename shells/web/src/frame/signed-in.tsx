import type { UserType } from '@callboard/core/http-contract'
import { Notices } from '../notices/notices.tsx'
import { PlaceCommands } from './place-commands.tsx'

/** What a signed-in person has on every page, once the page stands. */
export default function SignedIn({ userType }: { readonly userType: UserType }) {
  return (
    <>
      <PlaceCommands userType={userType} />
      <Notices userType={userType} />
    </>
  )
}
