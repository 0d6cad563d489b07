import { useSession } from '@callboard/kit/data'
import { IconLink } from '@callboard/kit/icons'
import { useSignIn } from '@callboard/kit/shell'
import { Button, StateCard, useTitle, Wordmark } from '@callboard/kit/ui'
import styles from './gone-page.module.css'

/** Page in place of a removed page or link. */
export function GonePage() {
  useTitle('Posting Page')
  const session = useSession()
  const signIn = useSignIn()
  const nobody = session.kind === 'nobody'
  return (
    <div className={styles.root}>
      <Wordmark />
      <StateCard
        icon={<IconLink size={24} />}
        heading={1}
        title="This link does not work any more."
        actions={
          nobody ? (
            <Button variant="default" onClick={signIn}>
              Sign in
            </Button>
          ) : undefined
        }
      >
        It has ended, the casting office has closed it, or the address is not complete. Ask them for a new
        one.
        {nobody ? ' If you work on this project, sign in to open it.' : ''}
      </StateCard>
    </div>
  )
}
