import { dayIn } from '@callboard/core/http-contract'
import { useElsewhere } from '@callboard/kit/data'
import { sayWallTime } from '@callboard/kit/day'
import { Fact } from '@callboard/kit/facts'
import { IconCalendarPlus, IconCalendarTime } from '@callboard/kit/icons'
import { keyHint, useKeys } from '@callboard/kit/keys'
import { Tabs } from '@callboard/kit/tabs'
import {
  Button,
  EmptyState,
  Group,
  Link,
  NotFound,
  Page,
  type PageProps,
  Skeletons,
  StateCard,
  Text,
  useParams,
  useSearchState,
} from '@callboard/kit/ui'
import type { LostTime, TimeFrame } from '@callboard/scheduling/contract'
import { lazy, Suspense, useMemo, useState } from 'react'
import { addresses } from '../shared/addresses.ts'
import { ArchivedNotice } from '../shared/archived-notice.tsx'
import { sayDay } from '../shared/days.ts'
import { lostOn } from '../shared/lost-times/lost-words.ts'
import { useLostTimes } from '../shared/lost-times/use-lost-times.ts'
import { PageFailed } from '../shared/page-failed.tsx'
import { SessionShare } from '../shared/share/session-share.tsx'
import { slotsOfFrame } from '../shared/slots.ts'
import { useDrawnOnce } from '../shared/use-drawn-once.ts'
import { askedTimes } from './asked-times.ts'
import type { Held } from './carried.ts'
import { DateNav } from './date-nav.tsx'
import { bookedRoles } from './frame-fields.ts'
import { FrameGrid } from './frame-grid.tsx'
import { FrameLine } from './frame-line.tsx'
import styles from './schedule.module.css'
import { GridSkeleton, ScheduleSkeleton } from './schedule-skeleton.tsx'
import { type RemovedDate, type Schedule, useSchedule } from './use-schedule.ts'
import { useUnbooked } from './use-unbooked.ts'

const FrameDialog = lazy(() => import('./frame-dialog.tsx'))
const LostList = lazy(() => import('../shared/lost-times/lost-list.tsx'))

const FRAME = { frame: '' }

/** The schedule of a session date, for staff; clients look on. */
export default function SchedulePage() {
  const { uri = '' } = useParams()
  const schedule = useSchedule()
  const isElsewhere = useElsewhere(
    uri,
    schedule.kind === 'ready' ? schedule.data.session.studio_uri : undefined,
  )
  if (isElsewhere) return <NotFound />
  if (schedule.kind === 'loading') return <ScheduleSkeleton />
  if (schedule.kind === 'failed')
    return (
      <PageFailed title="This schedule could not be loaded" error={schedule.error} onRetry={schedule.retry} />
    )
  if (!schedule.data.date) return <Removed uri={uri} {...schedule.data} />
  return <ScheduleView uri={uri} schedule={schedule.data} />
}

/** The way from a date that was removed to the others of its session. */
function Removed({ uri, session, canEdit }: RemovedDate & { readonly uri: string }) {
  const dates = session.dates.toSorted((a, b) => a.date.localeCompare(b.date))
  return (
    <StateCard
      icon={<IconCalendarTime size={24} />}
      title="This date was removed"
      actions={
        <>
          {dates.map(({ _id, date }) => (
            <Button
              key={_id}
              component={Link}
              to={addresses.schedule(uri, session._id, _id)}
              variant="default"
            >
              {sayDay(date)}
            </Button>
          ))}
          <Button component={Link} to={canEdit ? addresses.edit(uri, session._id) : '/'}>
            {canEdit ? 'Open the session' : 'Back To Home'}
          </Button>
        </>
      }
    >
      {session.name} has it no more.{' '}
      {canEdit ? 'Talent who had a time on it are on the page of the session.' : null}
    </StateCard>
  )
}

/** The time frame in the dialog. */
type Editing = TimeFrame | 'new' | undefined

function ScheduleView({ uri, schedule }: { readonly uri: string; readonly schedule: Schedule }) {
  const { session, dayId, date, frames, availability, canEdit } = schedule
  const [editing, setEditing] = useState<Editing>()
  const [, show] = useSearchState(FRAME)
  const { lost, isLoading, isKnown, failed } = useLostOn(schedule)
  const asked = useMemo(
    () => frames.flatMap(({ _id }) => askedTimes(slotsOfFrame(availability, _id))),
    [frames, availability],
  )
  const add = () => setEditing('new')
  useKeys('schedule', { add: canEdit ? add : undefined })
  const page: Omit<PageProps, 'children'> = {
    title: sayDay(date.date),
    tabTitle: `Schedule ${sayDay(date.date)} | ${session.name}`,
    breadcrumb: canEdit
      ? [
          { label: 'Projects', to: '/' },
          { label: session.studio_name, to: `/?name=${encodeURIComponent(session.studio_name)}` },
          { label: session.name, to: addresses.edit(uri, session._id) },
        ]
      : [{ label: 'Home', to: '/' }],
    actions: (
      <>
        <DateNav uri={uri} session={session} dayId={dayId} />
        {canEdit ? (
          <div className={styles.tools}>
            <SessionShare uri={uri} session={session._id} dates={[date]} />
            {frames.length > 0 ? (
              <Button onClick={add} {...keyHint('schedule', 'add', 'Add time frame')}>
                Add time frame
              </Button>
            ) : null}
          </div>
        ) : null}
      </>
    ),
  }
  return (
    <Page {...page}>
      {session.is_archived ? <ArchivedNotice /> : null}
      {failed ? (
        <Text role="alert" size="sm">
          Talent whose times were cancelled could not be looked up.{' '}
          <Button variant="default" size="compact-sm" onClick={failed.retry}>
            Retry
          </Button>
        </Text>
      ) : null}
      {frames.length === 0 ? (
        <NoTimes schedule={schedule} lost={lost} isKnown={isKnown} onAdd={add} />
      ) : (
        <Frames schedule={schedule} asked={asked} lost={lost} isLoading={isLoading} onEdit={setEditing} />
      )}
      {editing ? (
        <Suspense>
          <FrameDialog
            schedule={schedule}
            frame={editing === 'new' ? undefined : editing}
            onAdded={(frame) => show({ frame }, { replace: true })}
            onClose={() => setEditing(undefined)}
          />
        </Suspense>
      ) : null}
    </Page>
  )
}

/** A date without time frames: the talent whose times went with them, and the way to new ones. */
function NoTimes(props: {
  readonly schedule: Schedule
  readonly lost: readonly LostTime[]
  /** `lost` is no older than the time frames. */
  readonly isKnown: boolean
  readonly onAdd: () => void
}) {
  const { lost } = props
  const { session, date, canEdit } = props.schedule
  const [isShown, setShown] = useState(false)
  if (props.isKnown && !isShown) setShown(true)
  if (!isShown && lost.length === 0) return <Skeletons rows={3} height={56} />
  return (
    <>
      <div className={styles.top}>
        {lost.length > 0 ? <Fact value={String(lost.length)} unit="without a time" /> : null}
        <Place schedule={props.schedule} />
      </div>
      {lost.length > 0 ? (
        <Suspense fallback={<Skeletons rows={lost.length} height={56} />}>
          <LostList
            session={session}
            lost={lost}
            day={date.date}
            note="Add a time frame to give them another time on this date."
            book={() => null}
          />
        </Suspense>
      ) : null}
      <EmptyState
        icon={<IconCalendarPlus size={24} />}
        title="No times yet"
        action={canEdit ? <Button onClick={props.onAdd}>Add time frame</Button> : undefined}
      >
        {canEdit
          ? 'A time frame is a stretch of the day cut into slots. Talent book a slot from the booking link.'
          : 'The casting office has not opened times for this date.'}
      </EmptyState>
    </>
  )
}

const NOBODY: readonly LostTime[] = []

/** The talent without a time whom the schedule of the date shows; clients see none. */
function useLostOn({ session, dayId, canEdit }: Schedule) {
  const answer = useLostTimes(canEdit ? session._id : undefined)
  const isKnown = !canEdit || answer.kind === 'failed' || (answer.kind === 'ready' && !answer.refreshing)
  const all = answer.kind === 'ready' ? answer.data : NOBODY
  const today = dayIn(session.time_zone, new Date())
  const lost = useMemo(() => lostOn(all, session, dayId, today), [all, session, dayId, today])
  return {
    lost,
    isLoading: canEdit && answer.kind === 'loading',
    isKnown,
    failed: answer.kind === 'failed' ? answer : undefined,
  }
}

/** Where the talent come to. */
function Place({ schedule: { date } }: { readonly schedule: Schedule }) {
  return (
    <p className={styles.place}>
      {[date.location_type, date.in_person_location].filter(Boolean).join(' · ')}
    </p>
  )
}

/** How full the date is, what the talent have said to their times, and how many have lost theirs. */
function Booked(props: {
  readonly schedule: Schedule
  /** Requests for another time. */
  readonly asked: number
  readonly lost: number
}) {
  const { asked, lost } = props
  const { frames, availability } = props.schedule
  let [booked, places, confirmed] = [0, 0, 0]
  for (const frame of frames) {
    const slots = slotsOfFrame(availability, frame._id)
    for (const count of bookedRoles(slots).values()) booked += count
    for (const { participants_count } of frame.roles) places += participants_count * slots.length
    for (const { talents } of slots.flatMap((slot) => Object.values(slot.talents_with_roles)))
      confirmed += talents.filter(({ reply }) => reply?.answer === 'confirmed').length
  }
  const unit = [
    `of ${places} booked`,
    ...(confirmed > 0 ? [`${confirmed} confirmed`] : []),
    ...(asked > 0 ? [`${asked} ${asked === 1 ? 'asks' : 'ask'} for another time`] : []),
    ...(lost > 0 ? [`${lost} without a time`] : []),
  ]
  return <Fact value={String(booked)} unit={unit.join(', ')} />
}

function Frames(props: {
  readonly schedule: Schedule
  readonly asked: readonly Held[]
  readonly lost: readonly LostTime[]
  /** `lost` is not known yet. */
  readonly isLoading: boolean
  readonly onEdit: (frame: TimeFrame) => void
}) {
  const { schedule, asked, lost } = props
  const { frames, availability } = schedule
  const unbooked = useUnbooked(schedule, props.isLoading ? undefined : lost)
  const isDrawn = useDrawnOnce(true, unbooked.kind === 'loading')
  const [{ frame: wanted }, show] = useSearchState(FRAME)
  const shown = frames.find(({ _id }) => _id === wanted) ?? frames[0]
  if (!shown) return null
  const slots = slotsOfFrame(availability, shown._id)
  return (
    <Tabs
      value={shown._id}
      onChange={(frame) => show({ frame: frame ?? '' }, { replace: true })}
      keepMounted={false}
    >
      <div className={styles.frames}>
        <div className={styles.top}>
          <Booked schedule={schedule} asked={asked.length} lost={lost.length} />
          <Place schedule={schedule} />
        </div>
        <Tabs.List className={styles.tabs} data-alone={frames.length === 1 || undefined}>
          {frames.map((frame) => (
            <Tabs.Tab key={frame._id} value={frame._id}>
              <Group gap={8} wrap="nowrap">
                {frame.name}
                <span className={styles.frameTime}>{sayWallTime(frame.start_time)}</span>
              </Group>
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <FrameLine
          key={shown._id}
          frame={shown}
          slots={slots}
          canEdit={schedule.canEdit}
          onEdit={() => props.onEdit(shown)}
        />
      </div>
      <Tabs.Panel value={shown._id}>
        {isDrawn ? (
          <FrameGrid
            key={shown._id}
            schedule={schedule}
            frame={shown}
            slots={slots}
            asked={asked}
            lost={lost}
            unbooked={unbooked}
          />
        ) : (
          <GridSkeleton />
        )}
      </Tabs.Panel>
    </Tabs>
  )
}
