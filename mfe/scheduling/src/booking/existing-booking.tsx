import { IconCalendarTime } from '@callboard/kit/icons'
import { Button, Link, Stack, StateCard } from '@callboard/kit/ui'
import { Facts } from './facts.tsx'
import type { OwnBooking } from './use-booking.ts'

/** A talent has one appointment a date; who comes back sees it instead of the choice. */
export function ExistingBooking(props: { readonly own: OwnBooking; readonly sessionZone: string }) {
  const { own } = props
  return (
    <StateCard
      role="status"
      icon={<IconCalendarTime size={24} />}
      title="You have an appointment on this date"
      actions={
        <Button component={Link} to="/?tab=schedule">
          Continue
        </Button>
      }
    >
      <Stack gap="md">
        <Facts role={own.role} start={own.start_time} sessionZone={props.sessionZone} />
        <span>To cancel or change it, reply to your confirmation e-mail.</span>
      </Stack>
    </StateCard>
  )
}
