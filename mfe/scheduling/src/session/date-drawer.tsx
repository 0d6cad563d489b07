import { Select } from '@callboard/kit/choices'
import { DateField, TimeField } from '@callboard/kit/dates'
import { Drawer } from '@callboard/kit/dialogs'
import { TextInput } from '@callboard/kit/inputs'
import { PeoplePicker } from '@callboard/kit/people'
import { Checkbox, Switch } from '@callboard/kit/ticks'
import { Anchor, Button, Group, Link, Skeleton, Text } from '@callboard/kit/ui'
import { LOCATION_TYPES, type LocationType, needsPlace, type SessionDate } from '@callboard/projects/contract'
import { type FormEvent, lazy, Suspense, useEffect, useRef } from 'react'
import { BookStatus } from '../projects/book-status.tsx'
import { DateDocuments } from './date-documents.tsx'
import styles from './session-editor.module.css'
import { bookStatusOf, nameOfDate, type TypedDate } from './session-fields.ts'

const NotesField = lazy(() => import('./notes/notes-field.tsx'))

const STAFF = ['super_admin', 'casting_director', 'session_manager'] as const

/** The editor of a date. What is typed belongs to the form of the session, whose saving saves it. */
export default function DateDrawer(props: {
  readonly date: TypedDate
  /** The fault of a field of the date. */
  readonly faultAt: (field: string) => string | undefined
  /** Tries to save that failed: after each the person stands at the first fault. */
  readonly tries: number
  /** The first day that may be chosen. */
  readonly today: string
  /** Of the session; its times are meant in it. */
  readonly zone: string
  readonly can: SessionDate['can']
  /** Id of the session; absent while it is new. */
  readonly session: string | undefined
  /** Address of Find freelancers for the date, for those who may ask them. */
  readonly freelancers: string | undefined
  /** What is typed moves a stored date. */
  readonly isMoved: boolean
  readonly busy: boolean
  readonly onChange: (change: Partial<TypedDate>) => void
  readonly onRemove: (() => void) | undefined
  readonly onSave: () => void
  readonly onClose: () => void
}) {
  const { date, faultAt, tries, today, can, session, onChange, onRemove } = props
  const name = nameOfDate(date)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [tries])
  /** Where the focus goes when the drawer opens because of a fault. */
  const first = (field: string) => (faultAt(field) ? { 'data-autofocus': true } : {})
  const submit = (event: FormEvent) => {
    event.preventDefault()
    props.onSave()
  }
  return (
    <Drawer opened onClose={props.onClose} size={480} title={name}>
      <form ref={form} onSubmit={submit} noValidate>
        <div className={styles.editor}>
          <Group gap="sm">
            <BookStatus status={bookStatusOf(date)} />
          </Group>
          <div className={styles.when}>
            <DateField
              label="Date"
              min={today}
              disabled={!can.change}
              value={date.date}
              onChange={(day) => onChange({ date: day })}
              error={faultAt('date')}
              {...first('date')}
            />
            <TimeField
              label="Start time"
              zone={props.zone}
              day={date.date}
              disabled={!can.change}
              value={date.startTime}
              onChange={(time) => onChange({ startTime: time })}
              error={faultAt('start_time')}
              {...first('start_time')}
            />
          </div>
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
          {needsPlace(date.locationType) ? (
            <TextInput
              label="Place"
              placeholder="Studio 4, 1200 Vine Street"
              disabled={!can.change}
              value={date.place}
              onChange={({ currentTarget }) => onChange({ place: currentTarget.value })}
              error={faultAt('in_person_location')}
              {...first('in_person_location')}
            />
          ) : null}
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
          {props.freelancers ? (
            <div>
              <Anchor component={Link} to={props.freelancers} underline="always" size="sm">
                Find freelancers for this date
              </Anchor>
              {props.isMoved ? (
                <Text size="sm" c="dimmed" role="status">
                  Freelancers who are asked or booked for this date are told of the change. Who is on hold
                  answers anew for all dates of the request.
                </Text>
              ) : null}
            </div>
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
          {date.notes ? (
            <Checkbox
              label="Show To Talent"
              disabled={!can.assign}
              checked={date.showNotes}
              onChange={({ currentTarget }) => onChange({ showNotes: currentTarget.checked })}
            />
          ) : null}
          <Switch
            label="Skip talent form"
            description="Talent check in with name and e-mail only: no phone, role or photo"
            disabled={!can.change}
            checked={date.skipForm}
            onChange={({ currentTarget }) => onChange({ skipForm: currentTarget.checked })}
          />
          {session && date.id ? <DateDocuments session={session} day={date.id} name={name} /> : null}
        </div>
        <div className={styles.foot}>
          {onRemove && can.change ? (
            <Button variant="subtle" color="red" aria-label={`Remove ${name}`} onClick={onRemove}>
              Remove
            </Button>
          ) : (
            <span />
          )}
          <Button type="submit" loading={props.busy}>
            Save
          </Button>
        </div>
      </form>
    </Drawer>
  )
}
