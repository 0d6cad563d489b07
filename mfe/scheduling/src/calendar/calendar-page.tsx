import { Select } from '@callboard/kit/choices'
import { Load } from '@callboard/kit/data'
import { IconChevronLeft, IconChevronRight, IconWorld } from '@callboard/kit/icons'
import { keyHint, useKeys } from '@callboard/kit/keys'
import { Segmented } from '@callboard/kit/segmented'
import { Switch } from '@callboard/kit/ticks'
import { Alert, Button, Group, Page, readersZone, VisuallyHidden } from '@callboard/kit/ui'
import type { CalendarView } from '@callboard/projects/contract'
import { lazy, Suspense, useEffect, useState } from 'react'
import { MoreMenu } from '../shared/more/more-menu.tsx'
import { sayZone } from '../shared/zones.ts'
import styles from './calendar.module.css'
import { commonZone, countDates, shownEvents, within, zoneNames, zonesOf } from './calendar-events.ts'
import { CalendarSkeleton } from './calendar-skeleton.tsx'
import { AGENDA_DAYS, CALENDAR_VIEWS, type CalendarViewName, saySpan, weeksOf } from './calendar-span.ts'
import { Legend } from './state-mark.tsx'
import { type CalendarState, useCalendar } from './use-calendar.ts'
import { useMayAdd } from './use-own-projects.ts'

const loadGrid = () => import('./calendar-grid.tsx')
const CalendarGrid = lazy(loadGrid)
const DateDialog = lazy(() => import('./date-dialog.tsx'))
const SyncDialog = lazy(() => import('./sync-dialog.tsx'))
const AddDateDialog = lazy(() => import('./add-date-dialog.tsx'))

const VIEW_WORDS: Readonly<Record<CalendarViewName, string>> = {
  month: 'Month',
  week: 'Week',
  agenda: 'Agenda',
}

const UNITS: Readonly<Record<CalendarViewName, string>> = {
  month: 'month',
  week: 'week',
  agenda: `${AGENDA_DAYS} days`,
}

/** The session dates of staff, by month, week or as a list. */
export default function CalendarPage() {
  const calendar = useCalendar()
  const [isSyncing, setSyncing] = useState(false)
  const [adding, setAdding] = useState<string>()
  const mayAdd = useMayAdd()
  const { answer, view, day, today, inPerson, isPhone, change, step } = calendar
  const hasPassed = day < today
  useEffect(() => {
    // Beside the first answer, not after it.
    void loadGrid()
  }, [])
  useKeys('calendar', {
    next: () => step(1),
    previous: () => step(-1),
    today: () => change({ date: '' }),
    month: () => change({ view: 'month' }),
    week: () => change({ view: 'week' }),
    agenda: () => change({ view: 'agenda' }),
  })
  return (
    <Page
      title={saySpan(view, day)}
      isFact
      tabTitle="Calendar"
      actions={
        <>
          <Steps calendar={calendar} />
          {isPhone ? null : (
            <Segmented
              label="View"
              value={view}
              choices={CALENDAR_VIEWS.map((one) => ({
                value: one,
                label: VIEW_WORDS[one],
                hint: keyHint('calendar', one, VIEW_WORDS[one]),
              }))}
              onChange={(one) => change({ view: one })}
            />
          )}
          <MoreMenu
            label="More for the calendar"
            entries={[
              ...(mayAdd ? [{ label: 'Add date', onChoose: () => setAdding(hasPassed ? today : day) }] : []),
              { label: 'Calendar sync', onChoose: () => setSyncing(true) },
              ...(isPhone
                ? [
                    {
                      label: inPerson ? 'Hide In Person Sessions' : 'Show In Person Sessions',
                      onChoose: () => change({ inPerson: !inPerson }),
                    },
                    ...CALENDAR_VIEWS.filter((one) => one !== view).map((one) => ({
                      label: VIEW_WORDS[one],
                      onChoose: () => change({ view: one }),
                    })),
                  ]
                : []),
            ]}
          />
        </>
      }
    >
      <div className={styles.facts} data-view={view}>
        <Legend />
        {view === 'week' ? <WeekZone calendar={calendar} /> : <NamedZone calendar={calendar} />}
        {isPhone ? null : (
          <Switch
            className={styles.inPerson}
            label="Show In Person Sessions"
            checked={inPerson}
            onChange={({ currentTarget }) => change({ inPerson: currentTarget.checked })}
          />
        )}
      </div>
      <Load
        state={answer}
        skeleton={<CalendarSkeleton view={view} weeks={weeksOf(calendar.span)} />}
        failedTitle="The calendar could not be loaded"
      >
        {(data) => <Shown calendar={calendar} data={data} onAdd={mayAdd ? setAdding : undefined} />}
      </Load>
      {isSyncing ? (
        <Suspense>
          <SyncDialog onClose={() => setSyncing(false)} />
        </Suspense>
      ) : null}
      {adding === undefined ? null : (
        <Suspense>
          <AddDateDialog day={adding} onClose={() => setAdding(undefined)} />
        </Suspense>
      )}
    </Page>
  )
}

function Steps({ calendar: { view, change, step } }: { readonly calendar: CalendarState }) {
  const unit = UNITS[view]
  return (
    <Group gap={4} wrap="nowrap">
      <Button
        variant="default"
        className={styles.step}
        px={8}
        aria-label={`Previous ${unit}`}
        {...keyHint('calendar', 'previous', `Previous ${unit}`)}
        onClick={() => step(-1)}
      >
        <IconChevronLeft size={16} aria-hidden />
      </Button>
      <Button
        variant="default"
        className={styles.step}
        {...keyHint('calendar', 'today', 'Today')}
        onClick={() => change({ date: '', open: '' })}
      >
        Today
      </Button>
      <Button
        variant="default"
        className={styles.step}
        px={8}
        aria-label={`Next ${unit}`}
        {...keyHint('calendar', 'next', `Next ${unit}`)}
        onClick={() => step(1)}
      >
        <IconChevronRight size={16} aria-hidden />
      </Button>
    </Group>
  )
}

/** The zone of all times of a week. */
function WeekZone({ calendar: { answer, zone, change } }: { readonly calendar: CalendarState }) {
  const reader = readersZone()
  const now = new Date()
  const zones = zonesOf(answer.kind === 'ready' ? answer.data.dates : [], reader)
  return (
    <Select
      aria-label="Time zone of the week"
      className={styles.zone}
      allowDeselect={false}
      leftSection={<IconWorld size={16} aria-hidden />}
      data={[...new Set([...zones, zone])].map((one) => ({
        value: one,
        label: one === reader ? `Your time, ${sayZone(one, now)}` : sayZone(one, now),
      }))}
      value={zone}
      onChange={(chosen) => {
        if (chosen) change({ zone: chosen === reader ? '' : chosen })
      }}
    />
  )
}

/** The zone of the times that name none, where it is not the reader's own. */
function NamedZone({ calendar: { answer, inPerson, span } }: { readonly calendar: CalendarState }) {
  if (answer.kind !== 'ready') return null
  const reader = readersZone()
  const events = within(shownEvents(answer.data, inPerson), span)
  const zone = commonZone(events, reader)
  if (zone === reader) return null
  return <span>Times in {zoneNames(events, zone).join(' and ')}</span>
}

function Shown(props: {
  readonly calendar: CalendarState
  readonly data: CalendarView
  readonly onAdd: ((day: string) => void) | undefined
}) {
  const { calendar, data } = props
  const { view, day, zone, span, asked, inPerson, open, change } = calendar
  const events = within(shownEvents(data, inPerson, view === 'week' ? zone : undefined), span)
  const count = countDates(events)
  const opened = data.dates.find(({ _id }) => _id === open)
  return (
    <>
      {data.complete ? null : (
        <Alert color="yellow" mb="md" title="Not every date is shown">
          There are more dates than the calendar can show at once. Choose the week or the agenda to see all of
          them.
        </Alert>
      )}
      <div className={styles.stage}>
        <Suspense fallback={<CalendarSkeleton view={view} weeks={weeksOf(span)} />}>
          <CalendarGrid
            view={view}
            day={day}
            zone={zone}
            named={commonZone(events, readersZone())}
            weeks={weeksOf(span)}
            events={events}
            onOpen={(id) => change({ open: id })}
            onDay={(chosen) => change({ view: 'week', date: chosen })}
            onAdd={props.onAdd}
          />
        </Suspense>
        {count === 0 && view !== 'agenda' ? (
          <p className={styles.none}>
            {data.dates.length > 0
              ? 'All session dates here are in person. Show them with the switch above.'
              : `No session dates in ${view === 'month' ? saySpan(view, day) : 'this week'}. ${
                  props.onAdd
                    ? 'Choose a day to add one.'
                    : 'The dates of your sessions appear here as soon as they are saved.'
                }`}
          </p>
        ) : (
          <VisuallyHidden role="status">
            {count === 1 ? '1 session date' : `${count} session dates`}
          </VisuallyHidden>
        )}
      </div>
      {opened ? (
        <Suspense>
          <DateDialog date={opened} span={asked} onClose={() => change({ open: '' })} />
        </Suspense>
      ) : null}
    </>
  )
}
