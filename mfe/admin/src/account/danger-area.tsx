import { signOut } from '@callboard/kit/data'
import { Button, Group, Link, toast } from '@callboard/kit/ui'
import { Section } from './section.tsx'

export function DangerArea() {
  const leave = () => {
    signOut().catch(toast.failed)
  }
  return (
    <>
      <Section title="Sign out" hint="Ends this sign-in on this device.">
        <Button variant="default" onClick={leave}>
          Logout
        </Button>
      </Section>
      <Section
        title="Danger Area"
        hint="Removes your account and what is kept about you. It cannot be undone."
      >
        <Group>
          <Button component={Link} to="/delete-account" color="red" variant="outline">
            Delete Account
          </Button>
        </Group>
      </Section>
    </>
  )
}
