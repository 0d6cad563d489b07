import { useSession } from '@callboard/kit/data'
import { IconLink } from '@callboard/kit/icons'
import { useSignIn } from '@callboard/kit/shell'
import { Button, StateCard, useTitle, Wordmark } from '@callboard/kit/ui'
import type { ReactNode } from 'react'
import styles from './gone-page.module.css'

/** What stands in place of a page or link: the words of the product, and why. */
export function InsteadOfPage({ children }: { readonly children: ReactNode }) {
  useTitle('Posting Page')
  return (
    <div className={styles.root}>
      <Wordmark />
      {children}
    </div>
  )
}

/** Page in place of a removed page or link. */
export function GonePage() {
  const session = useSession()
  return (
    <InsteadOfPage>
      <Gone nobody={session.kind === 'nobody'} />
    </InsteadOfPage>
  )
}

function Gone({ nobody }: { readonly nobody: boolean }) {
  const signIn = useSignIn()
  return (
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
      It has ended, the casting office has closed it, or the address is not complete. Ask them for a new one.
      {nobody ? ' If you work on this project, sign in to open it.' : ''}
    </StateCard>
  )
}
