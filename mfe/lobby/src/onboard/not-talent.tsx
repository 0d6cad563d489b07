import { IconUser } from '@callboard/kit/icons'
import { Button, StateCard } from '@callboard/kit/ui'
import { leaveAccount } from '../data/check-in.ts'

/** Says that the signed-in account cannot check in, and lets it leave. */
export default function NotTalent({ email }: { readonly email: string }) {
  return (
    <StateCard
      icon={<IconUser size={24} />}
      heading={1}
      title={`${email} is not a talent account`}
      actions={<Button onClick={() => void leaveAccount()}>Logout</Button>}
    >
      Log out to check in as a guest or with your talent account.
    </StateCard>
  )
}
