import { Button, Link, StateCard, useTitle } from '@callboard/kit'
import { IconMapPin } from '@callboard/kit/icons'

/** An address of this part that leads nowhere. */
export function NotHere() {
  useTitle('Not Found')
  return (
    <StateCard
      icon={<IconMapPin size={24} />}
      heading={1}
      title="Not Found"
      actions={
        <Button component={Link} to="/">
          Go Back
        </Button>
      }
    >
      There is nothing at this address. It may have been typed wrongly, or what it led to was removed.
    </StateCard>
  )
}
