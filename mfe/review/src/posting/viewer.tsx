import { useSession } from '@callboard/kit/data'
import { ProfileMenu, useSignIn } from '@callboard/kit/shell'
import { Button } from '@callboard/kit/ui'

/** The menu of the reader's account; to a visitor, the way to sign in and back. */
export function Viewer() {
  const session = useSession()
  const signIn = useSignIn()
  if (session.kind !== 'nobody') return <ProfileMenu />
  return (
    <Button variant="default" onClick={signIn}>
      Sign in
    </Button>
  )
}
