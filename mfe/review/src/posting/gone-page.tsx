import { signOut, useSession } from '@callboard/kit/data'
import { IconLink } from '@callboard/kit/icons'
import { useSignIn } from '@callboard/kit/shell'
import { Button, StateCard, toast, useTitle, Wordmark } from '@callboard/kit/ui'
import styles from './gone-page.module.css'

/** Page in place of a removed page or link. */
export function GonePage(props: {
  /** The page was asked for by its own address, which opens it to staff alone. */
  readonly withoutLink?: boolean
}) {
  useTitle('Posting Page')
  const session = useSession()
  return (
    <div className={styles.root}>
      <Wordmark />
      {props.withoutLink && session.kind === 'user' ? (
        <NotOfAccount {...session.account} />
      ) : (
        <Gone nobody={session.kind === 'nobody'} />
      )}
    </div>
  )
}

function NotOfAccount(account: {
  readonly first_name: string
  readonly last_name: string
  readonly email: string
}) {
  const change = () => void signOut(location.pathname + location.search).catch(toast.failed)
  return (
    <StateCard
      icon={<IconLink size={24} />}
      heading={1}
      title="This page does not open for your account"
      actions={
        <Button variant="default" onClick={change}>
          Use another account
        </Button>
      }
    >
      You are signed in as {account.first_name} {account.last_name} ({account.email}). Clients open posting
      pages by the link that the casting office sends: use that link, or ask them for it.
    </StateCard>
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
