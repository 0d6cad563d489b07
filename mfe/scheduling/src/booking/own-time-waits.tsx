import { IconCalendarTime } from '@callboard/kit/icons'
import { SignInDialog } from '@callboard/kit/shell'
import { Button, StateCard } from '@callboard/kit/ui'
import { useState } from 'react'
import type { BookingDay } from './use-booking.ts'

/** For a talent whom a mail about their own time has led here, before they have signed in. */
export default function OwnTimeWaits(props: {
  readonly booking: BookingDay
  /** They want to see the times that are free. */
  readonly onOther: () => void
}) {
  const { session } = props.booking
  const [asking, setAsking] = useState(false)
  return (
    <StateCard
      role="status"
      icon={<IconCalendarTime size={24} />}
      title="Your time on this date"
      actions={
        <>
          <Button onClick={() => setAsking(true)}>Sign in to see it</Button>
          <Button variant="default" onClick={props.onOther}>
            See free times
          </Button>
        </>
      }
    >
      Sign in with the address that the e-mail came to: you see the time as it is now, and can confirm, move
      or cancel it. No password yet? 'Forgot password' sends you a link to set one.
      {asking ? (
        <SignInDialog
          title="Sign in to see your time"
          talentOnly
          banner={`${session.studio_name}, ${session.name}`}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </StateCard>
  )
}
