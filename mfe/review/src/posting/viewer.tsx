import { useSession } from '@callboard/kit/data'
import { ProfileMenu, useSignIn } from '@callboard/kit/shell'
import { Button } from '@callboard/kit/ui'
import styles from './posting.module.css'

/** The menu of the reader's account; to a visitor, the way to sign in and back. */
export function Viewer() {
  const session = useSession()
  const signIn = useSignIn()
  if (session.kind !== 'nobody')
    return (
      <span className={styles.viewer}>
        <ProfileMenu />
      </span>
    )
  return (
    <Button variant="default" onClick={signIn}>
      Sign in
    </Button>
  )
}
