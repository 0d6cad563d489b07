import { useSession } from '@callboard/kit/data'
import { ProfileMenu, useSignIn } from '@callboard/kit/shell'
import { Button } from '@callboard/kit/ui'
import styles from './posting.module.css'

/** The menu of the reader's account; to a visitor, the way to sign in and back. */
export function Viewer() {
  const session = useSession()
  const signIn = useSignIn()
  return (
    <span className={styles.viewer}>
      {session.kind === 'nobody' ? (
        <Button variant="subtle" color="gray" onClick={signIn}>
          Sign in
        </Button>
      ) : (
        <ProfileMenu />
      )}
    </span>
  )
}
