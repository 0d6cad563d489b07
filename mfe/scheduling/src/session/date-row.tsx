import { Select } from '@callboard/kit/choices'
import { IconCalendarTime, IconTrash } from '@callboard/kit/icons'
import { ActionIcon, TextInput } from '@callboard/kit/inputs'
import { PeoplePicker } from '@callboard/kit/people'
import { Checkbox, Switch } from '@callboard/kit/ticks'
import { Anchor, Group, Link, Skeleton, Text } from '@callboard/kit/ui'
import { LOCATION_TYPES, type LocationType, needsPlace, type SessionDate } from '@callboard/projects/contract'
import { lazy, Suspense } from 'react'
import styles from '../booking/booking-page.module.css'
import { BookStatus } from '../projects/book-status.tsx'
import { sayDay } from '../shared/days.ts'
import { DateDocuments } from './date-documents.tsx'
import { DateShare } from './date-share.tsx'
import { bookStatusOf, type TypedDate } from './session-fields.ts'

const NotesField = lazy(() => import('./notes/notes-field.tsx'))

const STAFF = ['super_admin', 'casting_director', 'session_manager'] as const

export interface DateRowProps {
  readonly date: TypedDate
  /** The fault of a field of the date. */
  readonly faultAt: (field: string) => string | undefined
  /** The first day that may be chosen. */
  readonly today: string
  readonly can: SessionDate['can']
  /** Id of the session; absent while it is new. */
  readonly session: string | undefined
  readonly schedulePath: string | undefined
  readonly onChange: (change: Partial<TypedDate>) => void
  readonly onRemove: (() => void) | undefined
}

const framesOf = (count: number) => (count === 1 ? '1 time frame' : `${count} time frames`)

function StoredFacts({ time_frame_count, invoiced }: NonNullable<TypedDate['stored']>) {
  return (
    <Text size="sm" c="dimmed" span>
      {[time_frame_count > 0 ? framesOf(time_frame_count) : 'No time frames', invoiced ? 'Invoiced' : '']
        .filter(Boolean)
        .join(' · ')}
    </Text>
  )
}

/** Row of a session's date. */
export function DateRow({
  date,
  faultAt,
  today,
  can,
  session,
  schedulePath,
  onChange,
  onRemove,
}: DateRowProps) {
  const name = date.date ? sayDay(date.date) : 'New date'
  return (
    <section className="session-date callboard-surface" aria-label={name}>
      <Group justify="space-between" className="session-date-head">
        <Group gap="sm">
          <h2 className="session-date-name">{name}</h2>
          <BookStatus status={bookStatusOf(date)} />
          {date.stored ? <StoredFacts {...date.stored} /> : null}
        </Group>
        <Group gap="sm">
          {session && date.id ? <DateShare session={session} day={date.id} name={name} /> : null}
          {schedulePath ? (
            <Anchor component={Link} to={schedulePath} className={styles.withIcon} size="sm">
              <IconCalendarTime size={16} aria-hidden />
              Schedule
            </Anchor>
          ) : null}
          {onRemove && can.change ? (
            <ActionIcon aria-label={`Remove ${name}`} onClick={onRemove}>
              <IconTrash size={16} />
            </ActionIcon>
          ) : null}
        </Group>
      </Group>
      <div className="session-date-fields">
        <TextInput
          type="date"
          label="Date"
          min={today}
          disabled={!can.change}
          value={date.date}
          onChange={({ currentTarget }) => onChange({ date: currentTarget.value })}
          error={faultAt('date')}
        />
        <TextInput
          type="time"
          label="Start time"
          step={900}
          disabled={!can.change}
          value={date.startTime}
          onChange={({ currentTarget }) => onChange({ startTime: currentTarget.value.slice(0, 5) })}
          error={faultAt('start_time')}
        />
        <Select
          label="Location type"
          data={[...LOCATION_TYPES]}
          disabled={!can.change}
          allowDeselect={false}
          value={date.locationType}
          onChange={(value) => {
            if (value) onChange({ locationType: value as LocationType })
          }}
          error={faultAt('location_type')}
        />
        <PeoplePicker
          label="Managers"
          suggests
          only={STAFF}
          disabled={!can.assign}
          value={date.managers}
          onChange={(managers) => onChange({ managers })}
          error={faultAt('managers')}
        />
        <PeoplePicker
          label="Lobby managers"
          suggests
          only={STAFF}
          disabled={!can.assign}
          value={date.lobbyManagers}
          onChange={(lobbyManagers) => onChange({ lobbyManagers })}
          error={faultAt('lobbyManager')}
        />
      </div>
      {needsPlace(date.locationType) ? (
        <TextInput
          label="Place"
          placeholder="Studio 4, 1200 Vine Street"
          disabled={!can.change}
          value={date.place}
          onChange={({ currentTarget }) => onChange({ place: currentTarget.value })}
          error={faultAt('in_person_location')}
        />
      ) : null}
      {can.assign || date.notes ? (
        <Suspense fallback={<Skeleton height={132} />}>
          <NotesField
            value={date.notes}
            owns={can.assign}
            onChange={(notes) => onChange({ notes })}
            error={faultAt('description')}
          />
        </Suspense>
      ) : null}
      <Group gap="lg">
        <Switch
          label="Skip talent form"
          description="Talent check in with name and e-mail only: no phone, role or photo"
          disabled={!can.change}
          checked={date.skipForm}
          onChange={({ currentTarget }) => onChange({ skipForm: currentTarget.checked })}
        />
        {date.notes ? (
          <Checkbox
            label="Show To Talent"
            disabled={!can.assign}
            checked={date.showNotes}
            onChange={({ currentTarget }) => onChange({ showNotes: currentTarget.checked })}
          />
        ) : null}
      </Group>
      {session && date.id ? <DateDocuments session={session} day={date.id} name={name} /> : null}
    </section>
  )
}
