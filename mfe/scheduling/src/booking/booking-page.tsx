import { refreshSession, useElsewhere, useSession } from '@callboard/kit/data'
import { sayWallTime } from '@callboard/kit/day'
import { Fact } from '@callboard/kit/facts'
import { IconArchive, IconCalendarTime, IconMapPin } from '@callboard/kit/icons'
import {
  Anchor,
  Button,
  FailedState,
  fullName,
  Link,
  NotFound,
  Stack,
  StateCard,
  Text,
  Title,
  useParams,
  useSearchState,
  useTitle,
} from '@callboard/kit/ui'
import { brandColour } from '@callboard/projects/contract'
import { lazy, Suspense, useState } from 'react'
import { sayDay } from '../shared/days.ts'
import { PageFailed } from '../shared/page-failed.tsx'
import { findSlot } from '../shared/slots.ts'
import { BookingForm } from './booking-form.tsx'
import styles from './booking-page.module.css'
import { BookingSkeleton } from './booking-skeleton.tsx'
import { OwnAppointment } from './own-appointment.tsx'
import { type BookingDay, useBooking } from './use-booking.ts'

const NotTalent = lazy(() => import('./not-talent.tsx'))
const RemovedDate = lazy(() => import('./removed-date.tsx'))
const MissingPhoto = lazy(() => import('./missing-photo.tsx'))
const NoAppointment = lazy(() => import('./no-appointment.tsx'))
const OwnTimeWaits = lazy(() => import('./own-time-waits.tsx'))

/** Page on which talent book a time for an audition; the address alone is enough to look. */
export default function BookingPage() {
  const { uri = '' } = useParams()
  const booking = useBooking()
  const isElsewhere = useElsewhere(
    uri,
    booking.kind === 'ready' ? booking.data.session.studio_uri : undefined,
  )
  if (isElsewhere) return <NotFound />
  if (booking.kind === 'loading') return <BookingSkeleton />
  if (booking.kind === 'failed')
    return (
      <PageFailed
        title="This booking page could not be loaded"
        error={booking.error}
        onRetry={booking.retry}
      />
    )
  if (!booking.data.date)
    return (
      <Suspense fallback={<BookingSkeleton />}>
        <RemovedDate session={booking.data.session} />
      </Suspense>
    )
  return <BookingView booking={booking.data} />
}

/** Shows an address on a map. */
const mapOf = (address: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`

function BookingView({ booking }: { readonly booking: BookingDay }) {
  const { session, date, frameName } = booking
  useTitle(`${session.name} | ${session.studio_name}`)
  return (
    <div className={styles.root}>
      <div className="callboard-band" style={{ borderColor: brandColour(session.brand) ?? 'transparent' }} />
      <Stack gap={4} mb="lg">
        {session.brand.logo_url ? <img className={styles.logo} src={session.brand.logo_url} alt="" /> : null}
        <Text c="dimmed">{session.studio_name}</Text>
        <Title order={1}>{session.name}</Title>
        {/* An own time stands below with its date, in the zone of its reader. */}
        {booking.own ? null : <Fact value={sayDay(booking.day)} unit={frameName} />}
        <Text className={styles.withIcon} component="div">
          <IconMapPin size={16} aria-hidden />
          <span>
            {date.location_type}
            {date.in_person_location ? (
              <>
                {', '}
                <Anchor
                  href={mapOf(date.in_person_location)}
                  target="_blank"
                  rel="noopener"
                  underline="always"
                >
                  {date.in_person_location}
                </Anchor>
              </>
            ) : null}
          </span>
        </Text>
      </Stack>
      <BookingState booking={booking} />
    </div>
  )
}

/** The time of the address that stays free because its talent has another one. @param time see `slotKey` */
function notTaken({ own, availability }: BookingDay, time: string): string | undefined {
  const slot = time === '' ? undefined : findSlot(availability, time)
  return slot && own?.start_time !== slot.start ? sayWallTime(slot.start_wall) : undefined
}

/** A talent who moves an appointment goes back to it by Back; a page that loads again keeps the choice. */
const CHOICE = { mine: false, move: false, role: '', time: '' }

/** Shows a single state, in this order: a viewer who may not book, the booking, a project or date that is over, the choice. */
function BookingState({ booking }: { readonly booking: BookingDay }) {
  const viewer = useSession()
  const [confirmed, setConfirmed] = useState(false)
  const [gone, setGone] = useState<'cancelled' | 'declined'>()
  const [{ mine, move: moving, role, time }, show] = useSearchState(CHOICE)
  if (viewer.kind === 'failed')
    return <FailedState error={viewer.error} onRetry={() => void refreshSession()} />
  if (viewer.kind === 'user' && viewer.account.user_type !== 'talent')
    return (
      <Suspense>
        <NotTalent email={viewer.account.email} name={fullName(viewer.account)} />
      </Suspense>
    )
  if (booking.own && !(moving && booking.own.can.move))
    return (
      <OwnAppointment
        own={booking.own}
        sessionZone={booking.session.time_zone}
        isNew={confirmed}
        notTaken={confirmed ? undefined : notTaken(booking, time)}
        sendsMail={booking.sendsMail}
        office={booking.office}
        onMove={() => show({ move: true })}
        onCancelled={(declined) => setGone(declined ? 'declined' : 'cancelled')}
      >
        <Suspense>{viewer.kind === 'user' ? <MissingPhoto account={viewer.account} /> : null}</Suspense>
      </OwnAppointment>
    )
  if (gone)
    return (
      <StateCard
        role="status"
        icon={<IconCalendarTime size={24} />}
        title={gone === 'declined' ? 'You have said that you cannot come' : 'Your appointment is cancelled'}
        actions={
          <>
            <Button component={Link} to="/?tab=schedule">
              Continue
            </Button>
            <Button
              variant="default"
              onClick={() => {
                setGone(undefined)
                show({ mine: false }, { replace: true })
              }}
            >
              Choose another time
            </Button>
          </>
        }
      >
        The casting office is told. Your place is free for others.
      </StateCard>
    )
  if (mine && viewer.kind === 'nobody')
    return (
      <Suspense>
        <OwnTimeWaits booking={booking} onOther={() => show({ mine: false }, { replace: true })} />
      </Suspense>
    )
  if (booking.availability.is_archived)
    return (
      <StateCard role="status" icon={<IconArchive size={24} />} title="This casting takes no bookings">
        {booking.session.studio_name} is archived, and its times are cancelled. Ask the casting office when
        you expected an audition.
      </StateCard>
    )
  if (booking.availability.expired)
    return (
      <StateCard role="status" icon={<IconCalendarTime size={24} />} title="This session date has passed">
        No time can be booked any more. Ask the casting office for another date.
      </StateCard>
    )
  const confirm = () => {
    show({ move: false, time: '' }, { replace: true })
    setConfirmed(true)
    setGone(undefined)
  }
  return (
    <>
      {(mine || moving) && viewer.kind === 'user' && booking.isOwnKnown && !booking.own ? (
        <Suspense>
          <NoAppointment
            email={viewer.account.email}
            lost={booking.lost}
            zone={booking.session.time_zone}
            isMoving={moving}
          />
        </Suspense>
      ) : null}
      <BookingForm
        booking={booking}
        wanted={{ role: role || (booking.lost?.role ?? ''), time }}
        onChoose={(wanted) => show(wanted, { replace: true })}
        onConfirmed={confirm}
        onKeep={() => show({ move: false, time: '' })}
      />
    </>
  )
}
