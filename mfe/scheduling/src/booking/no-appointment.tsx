import { Alert } from '@callboard/kit/ui'

/** For a talent whose appointment on the date is there no more. */
export default function NoAppointment(props: {
  readonly email: string
  /** It went while they chose another time for it. */
  readonly isMoving: boolean
}) {
  if (props.isMoving)
    return (
      <Alert color="ember" role="status" title="Your appointment was cancelled" mb="lg">
        There is nothing left to move. If you still want to come, choose a time: it is booked as a new
        appointment.
      </Alert>
    )
  return (
    <Alert color="ember" role="status" title="You have no appointment on this date" mb="lg">
      The one that your link is about was cancelled: the last e-mail about it says by whom. If it was made for
      another address than {props.email}, sign in with that one.
    </Alert>
  )
}
