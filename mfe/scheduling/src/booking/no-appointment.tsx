import { Alert } from '@callboard/kit/ui'
import { placeWords } from './facts.tsx'
import type { OwnLoss } from './use-booking.ts'

/** For a talent whose appointment on the date is there no more. */
export default function NoAppointment(props: {
  readonly email: string
  /** What they had; null where nothing is known of it. */
  readonly lost: OwnLoss | null
  /** Of the session. */
  readonly zone: string
  /** It went while they chose another time for it. */
  readonly isMoving: boolean
}) {
  const { lost } = props
  if (props.isMoving)
    return (
      <Alert color="ember" role="status" title="Your appointment was cancelled" mb="lg">
        There is nothing left to move. If you still want to come, choose a time: it is booked as a new
        appointment.
      </Alert>
    )
  if (!lost)
    return (
      <Alert color="ember" role="status" title="You have no appointment on this date" mb="lg">
        If it was made for another address than {props.email}, sign in with that one.
      </Alert>
    )
  const { date, time, zone } = placeWords(new Date(lost.start_time), props.zone)
  const had = `${date}, ${time} ${zone}, ${lost.role}`
  return lost.cause === 'talent' ? (
    <Alert color="ember" role="status" title="You gave your time back" mb="lg">
      {had}: the casting office knows that you cannot come. If you can after all, choose a time: it is booked
      as a new appointment.
    </Alert>
  ) : (
    <Alert color="ember" role="status" title="The casting office cancelled your time" mb="lg">
      {had}. If you can come at another one, choose it here.
    </Alert>
  )
}
