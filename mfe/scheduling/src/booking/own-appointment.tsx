import { useAction } from '@callboard/kit/data'
import { Fact } from '@callboard/kit/facts'
import { IconCalendarPlus } from '@callboard/kit/icons'
import {
  ActionFault,
  Anchor,
  Button,
  confirm,
  Link,
  readersZone,
  Stack,
  Text,
  Title,
} from '@callboard/kit/ui'
import { isAskedToConfirm } from '@callboard/scheduling/contract'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { cancelOwnAction, getCalendarFileAction, replyToTimeAction } from '../data/own-appointment.ts'
import { addresses } from '../shared/addresses.ts'
import { saveFile } from '../shared/save-file.ts'
import styles from './booking-page.module.css'
import { placeWords } from './facts.tsx'
import type { OwnBooking } from './use-booking.ts'

const OtherTimeDialog = lazy(() => import('./other-time-dialog.tsx'))

function titleOf({ own, isNew }: { readonly own: OwnBooking; readonly isNew: boolean }): string {
  if (isNew) return 'Appointment Confirmed'
  return isAskedToConfirm(own) ? 'Please confirm your time' : 'You have an appointment on this date'
}

/** Where to turn once the appointment cannot be changed here any more. */
function TooLate({ sendsMail, office }: { readonly sendsMail: boolean; readonly office: string | null }) {
  const ways = [
    ...(sendsMail ? ['reply to your confirmation e-mail'] : []),
    ...(office === null ? [] : ['write to ']),
  ].join(', or ')
  return (
    <span>
      To cancel or change it, {ways || 'ask the casting office'}
      {office === null ? null : (
        <Anchor underline="always" href={`mailto:${office}`}>
          {office}
        </Anchor>
      )}
      .
    </span>
  )
}

/** The appointment of a talent on a date, with its actions. */
export function OwnAppointment(props: {
  readonly own: OwnBooking
  readonly sessionZone: string
  /** True when it was booked on this page just now. */
  readonly isNew: boolean
  /** A time that was chosen before the sign-in told of this one. */
  readonly notTaken: string | undefined
  readonly sendsMail: boolean
  /** Address of the casting office; null where nobody is known. */
  readonly office: string | null
  readonly onMove: () => void
  /** @param declined the time was one that staff had asked about */
  readonly onCancelled: (declined: boolean) => void
  /** Below the buttons, which stay where they are when it comes. */
  readonly children: ReactNode
}) {
  const { own, isNew, sendsMail } = props
  const appointment = { session: own.session, day: own.day, appointment: own._id }
  const file = useAction(getCalendarFileAction, {
    onDone: ({ name, content_type: type, content }) => saveFile({ name, type, content }),
  })
  const isAsked = isAskedToConfirm(own)
  const cancel = useAction(cancelOwnAction, { onDone: () => props.onCancelled(isAsked) })
  const reply = useAction(replyToTimeAction)
  const [asking, setAsking] = useState(false)
  const askAndCancel = async () => {
    const yes = await confirm({
      title: isAsked ? 'You cannot come?' : 'Cancel your appointment?',
      text: 'The casting office is told, and your place becomes free for others at once.',
      action: isAsked ? 'I cannot come' : 'Cancel appointment',
      cancel: 'Keep it',
      danger: true,
    })
    if (yes) await cancel.run(appointment)
  }
  const { date, time, zone, there } = placeWords(new Date(own.start_time), props.sessionZone)
  return (
    <div className={styles.own}>
      <Stack gap={4} role="status">
        <Title order={2} size="h3">
          {titleOf(props)}
        </Title>
        <Fact size="public" value={time} unit={zone} />
        <Text>{[date, own.role].join(' · ')}</Text>
        {there === null ? null : <Text c="dimmed">{there}</Text>}
        {props.notTaken ? (
          <Text>You had this time already: {props.notTaken} was not booked. Move leads to another time.</Text>
        ) : null}
        {isNew && sendsMail ? (
          <Text>Check your email for audition details and the session check-in link.</Text>
        ) : null}
        {own.reply?.answer === 'confirmed' && !isNew ? (
          <Text c="dimmed">You have confirmed this time.</Text>
        ) : null}
        {own.reply?.answer === 'other_time' ? (
          <Text>
            You asked for another time: “{own.reply.note}” Until the casting office writes, this place stays
            yours.
          </Text>
        ) : null}
      </Stack>
      <div className={styles.ownActions}>
        {own.can.confirm ? (
          <Button
            size="md"
            loading={reply.busy}
            onClick={() => void reply.run({ ...appointment, answer: 'confirmed', time_zone: readersZone() })}
          >
            Confirm this time
          </Button>
        ) : null}
        <Button
          size="md"
          variant={own.can.confirm ? 'default' : 'filled'}
          leftSection={<IconCalendarPlus size={16} aria-hidden />}
          loading={file.busy}
          onClick={() => void file.run(appointment)}
        >
          Add to calendar
        </Button>
        {own.can.move ? (
          <Button size="md" variant="default" onClick={props.onMove}>
            Move
          </Button>
        ) : null}
        {own.can.cancel ? (
          <Button size="md" variant="default" onClick={() => setAsking(true)}>
            Ask for another time
          </Button>
        ) : null}
        <Button size="md" variant="default" component={Link} to="/?tab=schedule">
          Continue
        </Button>
        {own.can.cancel ? (
          <Button size="md" variant="default" loading={cancel.busy} onClick={() => void askAndCancel()}>
            {isAsked ? 'I cannot come' : 'Cancel appointment'}
          </Button>
        ) : null}
      </div>
      <ActionFault error={reply.error ?? cancel.error ?? file.error} />
      <Text c="dimmed">
        On the day, check in with your phone on the{' '}
        <Anchor underline="always" href={addresses.checkIn(own.studio_uri, own.session)}>
          check-in page
        </Anchor>
        .
      </Text>
      {own.can.cancel ? null : <TooLate sendsMail={sendsMail} office={props.office} />}
      {props.children}
      {asking ? (
        <Suspense>
          <OtherTimeDialog own={own} onClose={() => setAsking(false)} />
        </Suspense>
      ) : null}
    </div>
  )
}
