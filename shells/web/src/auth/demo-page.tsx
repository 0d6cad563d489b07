import { Button, Link, StateCard, useTitle } from '@callboard/kit/ui'
import { HelpLinks } from './help-links.tsx'

export default function DemoPage() {
  useTitle('Book A Demo')
  return (
    <>
      <HelpLinks />
      <StateCard
        heading={1}
        title="See Callboard at work"
        actions={
          <Button component={Link} to="/auth">
            Sign In
          </Button>
        }
      >
        Make an account as Casting Professional and staff will reach out to show you a casting day from
        check-in to posting page.
      </StateCard>
    </>
  )
}
