import { IconCircleCheck } from '@callboard/kit/icons'
import { Anchor, Stack, StateCard } from '@callboard/kit/ui'
import { addresses } from '../shared/addresses.ts'
import { Facts } from './facts.tsx'
import type { OwnBooking } from './use-booking.ts'

export function ConfirmedCard(props: { readonly own: OwnBooking; readonly sessionZone: string }) {
  const { own } = props
  return (
    <StateCard role="status" icon={<IconCircleCheck size={24} />} title="Appointment Confirmed">
      <Stack gap="md">
        <span>Check your email for audition details and the session check-in link.</span>
        <Facts role={own.role} start={own.start_time} sessionZone={props.sessionZone} />
        <span>
          On the day, check in at{' '}
          <Anchor underline="always" href={addresses.checkIn(own.studio_uri, own.session)}>
            this address
          </Anchor>
          .
        </span>
      </Stack>
    </StateCard>
  )
}
