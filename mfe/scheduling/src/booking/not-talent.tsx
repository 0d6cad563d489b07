import { signOut } from '@callboard/kit/data'
import { IconUserX } from '@callboard/kit/icons'
import { Button, StateCard, toast } from '@callboard/kit/ui'

/** For an account of another kind: booking is for talent. */
export default function NotTalent({ email, name }: { readonly email: string; readonly name: string }) {
  const leave = () => {
    // The page asks for a talent account when a time is confirmed.
    signOut(location.pathname).catch(toast.failed)
  }
  return (
    <StateCard
      role="status"
      icon={<IconUserX size={24} />}
      title="This email is not linked to a talent account"
      actions={<Button onClick={leave}>Logout</Button>}
    >
      You are signed in as {name} ({email}). Log out, then sign in or sign up as talent to book a time.
    </StateCard>
  )
}
