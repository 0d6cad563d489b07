import { IconLock } from '@callboard/kit/icons'
import { useAccount } from '@callboard/kit/session'
import { Button, Link, StateCard, USER_TYPE_WORDS, useTitle } from '@callboard/kit/ui'

export default function Forbidden() {
  useTitle('Forbidden')
  const account = useAccount()
  return (
    <StateCard
      icon={<IconLock size={24} />}
      heading={1}
      title="Forbidden"
      actions={
        <Button component={Link} to="/">
          Back To Home
        </Button>
      }
    >
      {account
        ? `This page is not for your kind of account. You are signed in as ${account.email} (${USER_TYPE_WORDS[account.user_type].toLowerCase()}).`
        : 'This page is not for your kind of account.'}
    </StateCard>
  )
}
