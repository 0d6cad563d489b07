import { useElsewhere } from '@callboard/kit/data'
import { IconCalendarPlus, IconCalendarTime } from '@callboard/kit/icons'
import { keyHint, useKeys } from '@callboard/kit/keys'
import { Tabs } from '@callboard/kit/tabs'
import {
  Button,
  CopyButton,
  EmptyState,
  Group,
  Link,
  NotFound,
  Page,
  type PageProps,
  StateCard,
  Text,
  useParams,
  useSearchState,
} from '@callboard/kit/ui'
import type { TimeFrame } from '@callboard/scheduling/contract'
import { lazy, Suspense, useState } from 'react'
import { addresses, whole } from '../shared/addresses.ts'
import { ArchivedNotice } from '../shared/archived-notice.tsx'
import { sayDay } from '../shared/days.ts'
import { PageFailed } from '../shared/page-failed.tsx'
import { slotsOfFrame } from '../shared/slots.ts'
import { sayWallTime } from '../shared/wall-time.ts'
import { FrameGrid } from './frame-grid.tsx'
import { FrameHead } from './frame-head.tsx'
import { ScheduleSkeleton } from './schedule-skeleton.tsx'
import { type Schedule, useSchedule } from './use-schedule.ts'

const ShareScheduleDialog = lazy(() => import('../session/share/share-schedule-dialog.tsx'))
const FrameDialog = lazy(() => import('./frame-dialog.tsx'))

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
  return <ScheduleView uri={uri} schedule={schedule.data} />
}

/** The time frame in the dialog. */
type Editing = TimeFrame | 'new' | undefined

function ScheduleView({ uri, schedule }: { readonly uri: string; readonly schedule: Schedule }) {
  const { session, dayId, date, frames, canEdit } = schedule
  const [editing, setEditing] = useState<Editing>()
  const [mailing, setMailing] = useState(false)
  const add = () => setEditing('new')
  useKeys('schedule', { add: canEdit ? add : undefined })
  if (!date)
    return (
      <StateCard
        icon={<IconCalendarTime size={24} />}
        title="This date is no longer part of the session"
        actions={
          <Button component={Link} to={canEdit ? addresses.edit(uri, session._id) : '/'}>
            {canEdit ? 'Open the session' : 'Back To Home'}
          </Button>
        }
      >
        It was removed from {session.name}.
      </StateCard>
    )
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
    description: [session.name, date.location_type, date.in_person_location].filter(Boolean).join(' · '),
    actions: canEdit ? (
      <>
        <CopyButton value={whole(addresses.booking(uri, session._id, dayId))} label="Copy booking link" />
        {frames.length > 0 ? (
          <>
            <Button variant="default" onClick={() => setMailing(true)}>
              E-mail booking link…
            </Button>
            <Button onClick={add} {...keyHint('schedule', 'add', 'Add time frame')}>
              Add time frame
            </Button>
          </>
        ) : null}
      </>
    ) : undefined,
  }
  return (
    <Page {...page}>
      {session.is_archived ? <ArchivedNotice /> : null}
      {frames.length === 0 ? (
        <EmptyState
          icon={<IconCalendarPlus size={24} />}
          title="No times yet"
          action={canEdit ? <Button onClick={add}>Add time frame</Button> : undefined}
        >
          {canEdit
            ? 'A time frame is a stretch of the day cut into slots. Talent book a slot from the booking link.'
            : 'The casting office has not opened times for this date.'}
        </EmptyState>
      ) : (
        <Frames schedule={schedule} onEdit={setEditing} />
      )}
      {mailing ? (
        <Suspense>
          <ShareScheduleDialog session={session._id} day={dayId} onClose={() => setMailing(false)} />
        </Suspense>
      ) : null}
      {editing ? (
        <Suspense>
          <FrameDialog
            schedule={schedule}
            frame={editing === 'new' ? undefined : editing}
            onClose={() => setEditing(undefined)}
          />
        </Suspense>
      ) : null}
    </Page>
  )
}

function Frames(props: { readonly schedule: Schedule; readonly onEdit: (frame: TimeFrame) => void }) {
  const { schedule } = props
  const { frames, availability } = schedule
  const [{ frame: wanted }, show] = useSearchState(FRAME)
  const shown = frames.find(({ _id }) => _id === wanted) ?? frames[0]
  if (!shown) return null
  return (
    <Tabs
      value={shown._id}
      onChange={(frame) => show({ frame: frame ?? '' }, { replace: true })}
      keepMounted={false}
    >
      <Tabs.List mb="md">
        {frames.map((frame) => (
          <Tabs.Tab key={frame._id} value={frame._id}>
            <Group gap={6} wrap="nowrap">
              {frame.name}
              <Text span size="xs" c="dimmed" className="callboard-figures">
                {sayWallTime(frame.start_time)}
              </Text>
            </Group>
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {frames.map((frame) => {
        const slots = slotsOfFrame(availability, frame._id)
        return (
          <Tabs.Panel key={frame._id} value={frame._id}>
            <FrameHead schedule={schedule} frame={frame} slots={slots} onEdit={() => props.onEdit(frame)} />
            <FrameGrid schedule={schedule} frame={frame} slots={slots} />
          </Tabs.Panel>
        )
      })}
    </Tabs>
  )
}
