import { isDay } from '@callboard/core/http-contract'
import { Select } from '@callboard/kit/choices'
import { useAction, useAnswer } from '@callboard/kit/data'
import { FormNotices } from '@callboard/kit/form'
import { Textarea, TextInput } from '@callboard/kit/inputs'
import { useKeys } from '@callboard/kit/keys'
import { Tabs } from '@callboard/kit/tabs'
import {
  ActionFault,
  Button,
  confirm,
  Group,
  Page,
  Stack,
  Text,
  useNavigate,
  useSearchState,
} from '@callboard/kit/ui'
import { type ProjectView, type SessionView, TOUCHES_APPOINTMENTS } from '@callboard/projects/contract'
import { getOccupancy } from '@callboard/scheduling/contract'
import { type FormEvent, lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { deleteSessionAction } from '../data/sessions.ts'
import { addresses } from '../shared/addresses.ts'
import { ArchivedNotice } from '../shared/archived-notice.tsx'
import { ZoneSelect } from '../shared/zone-select.tsx'
import { cutoffChoices } from './cutoff-choices.ts'
import { DateLine } from './date-line.tsx'
import type { Occupancy } from './occupancy.ts'
import { RolesTab } from './roles-tab.tsx'
import { SaveBar } from './save-bar.tsx'
import { SessionActions } from './session-actions.tsx'
import { SessionAside } from './session-aside.tsx'
import styles from './session-editor.module.css'
import { isMoved, isNameTaken, rightsOn } from './session-fields.ts'
import { askToCancel } from './touched-appointments.ts'
import { type SessionForm, useSessionForm } from './use-session-form.ts'

const LostSection = lazy(() => import('./lost-section.tsx'))
const WaitingRoomFields = lazy(() => import('./waiting-room-fields.tsx'))
const DateDrawer = lazy(() => import('./date-drawer.tsx'))

/** `add`: the day of a date that is added when the page opens, as the calendar asks for it. */
const TAB = { tab: 'dates', add: '' }

interface Props {
  readonly project: ProjectView
  /** Absent: a new one. */
  readonly session: SessionView | undefined
}

export function SessionEditor({ project, session }: Props) {
  const form = useSessionForm(project, session)
  const remove = useDeleteSession(session)
  const occupancy = useOccupancy(session)
  const [{ tab, add }, show] = useSearchState(TAB)
  const [open, setOpen] = useState<string>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each day that is asked for; the form is new with each draw
  useEffect(() => {
    if (!isDay(add)) return
    setOpen(form.addDate(add))
    show(TAB, { replace: true })
  }, [add])
  const owns = session?.can.rename ?? project.can.edit
  const { tries, failed } = useFirstFault(form, setOpen)
  const save = async () => {
    if (await form.submit()) return setOpen(undefined)
    // The roles need no saving: the faults that prevent a save are shown with the dates.
    if (tab !== TAB.tab) show(TAB, { replace: true })
    failed()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }
  useKeys('session', { save: () => void save() })
  const place = form.typed.dates.findIndex(({ key }) => key === open)
  const edited = form.typed.dates[place]
  const stored = session?.dates.find(({ _id }) => _id === edited?.id)
  return (
    <Page
      title={session?.name ?? 'New session'}
      tabTitle={`${session?.name ?? 'New session'} | ${project.name}`}
      breadcrumb={[
        { label: 'Projects', to: '/' },
        { label: project.name, to: `/?studio=${project._id}` },
      ]}
      actions={
        session ? (
          <SessionActions
            project={project}
            session={session}
            today={form.today}
            busy={remove.busy}
            onDelete={remove.ask}
          />
        ) : undefined
      }
    >
      <div className={styles.columns}>
        <div className={styles.form} ref={form.element as RefObject<HTMLDivElement | null>}>
          {project.is_archived ? <ArchivedNotice /> : null}
          <ActionFault error={remove.error} />
          <FormNotices what="session" form={form} />
          {session ? (
            <Suspense>
              <LostSection uri={project.uri} session={session} today={form.today} />
            </Suspense>
          ) : null}
          <form onSubmit={submit} noValidate>
            <SessionFields
              form={form}
              owns={owns}
              isNameTaken={isNameTaken(form.typed.name, project.sessions, session?._id)}
            />
            {session?.has_twr_host ? (
              <Suspense>
                <WaitingRoomFields form={form} owns={owns} />
              </Suspense>
            ) : null}
            <Description form={form} owns={owns} />
          </form>
          <Tabs
            value={tab}
            onChange={(next) => show({ tab: next ?? TAB.tab }, { replace: true })}
            keepMounted={false}
          >
            <Tabs.List>
              <Tabs.Tab value="dates">Dates</Tabs.Tab>
              <Tabs.Tab value="roles">Roles</Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value="dates" pt="md">
              <Dates
                form={form}
                owns={owns}
                project={project}
                session={session}
                occupancy={occupancy}
                onOpen={setOpen}
              />
            </Tabs.Panel>
            <Tabs.Panel value="roles" pt="md">
              <RolesTab project={project} />
            </Tabs.Panel>
          </Tabs>
        </div>
        {session ? (
          <SessionAside
            project={project}
            session={session}
            today={form.today}
            occupancy={occupancy}
            onOpen={(day) => setOpen(form.typed.dates.find(({ id }) => id === day)?.key)}
          />
        ) : null}
      </div>
      {edited ? (
        <Suspense>
          <DateDrawer
            key={edited.key}
            date={edited}
            faultAt={(field) => form.errorAt(`dates.${place}.${field}`)}
            tries={tries}
            today={form.today}
            zone={form.typed.timeZone}
            can={rightsOn(edited, session, owns)}
            session={session?._id}
            freelancers={
              session && stored && owns
                ? `${addresses.freelancers(project.uri, session._id)}?day=${stored.date}`
                : undefined
            }
            isMoved={isMoved(edited, stored)}
            busy={form.busy}
            onChange={(change) => form.changeDate(edited.key, change)}
            onRemove={
              form.typed.dates.length > 1
                ? () => {
                    setOpen(undefined)
                    form.removeDate(edited.key)
                  }
                : undefined
            }
            onSave={() => void save()}
            onClose={() => setOpen(undefined)}
          />
        </Suspense>
      ) : (
        <SaveBar form={form} isNew={session === undefined} onSave={() => void save()} />
      )}
    </Page>
  )
}

/** After a save that failed: the editor of the date whose field is at fault, or none for a field of the page. */
function useFirstFault(form: SessionForm, setOpen: (date: string | undefined) => void) {
  const [tries, setTries] = useState(0)
  const [closed, setClosed] = useState(0)
  const latest = useRef(form)
  useEffect(() => {
    latest.current = form
  })
  useEffect(() => {
    const { faults, typed } = latest.current
    const paths = Object.keys(faults).filter((path) => faults[path] !== undefined)
    if (tries === 0 || paths.length === 0) return
    const places = paths.map((path) => /^dates\.(\d+)\./.exec(path)?.[1])
    if (places.includes(undefined)) {
      setOpen(undefined)
      setClosed(tries)
    } else setOpen(typed.dates[Math.min(...places.map(Number))]?.key)
  }, [tries, setOpen])
  // Once the editor is gone, which has given the focus back to the line that opened it.
  useEffect(() => {
    if (closed > 0)
      latest.current.element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [closed])
  return { tries, failed: () => setTries((before) => before + 1) }
}

/** How full each date is, by its id; undefined until it is known, and for a new session. */
function useOccupancy(session: SessionView | undefined): ReadonlyMap<string, Occupancy> | undefined {
  const answer = useAnswer(getOccupancy, session && { session: session._id })
  return answer.kind === 'ready' ? new Map(answer.data.map((one) => [one.day, one])) : undefined
}

function useDeleteSession(session: SessionView | undefined) {
  const navigate = useNavigate()
  const remove = useAction(deleteSessionAction, {
    onDone: () => void navigate('/'),
    onRefused: async (refusal, input) => {
      const agreed_appointments = await askToCancel(refusal)
      if (agreed_appointments !== undefined) return { ...input, agreed_appointments }
      if (refusal.code === TOUCHES_APPOINTMENTS) remove.reset()
      return undefined
    },
  })
  const ask = async () => {
    if (!session) return
    const yes = await confirm({
      title: 'Want to delete?',
      text: `${session.name} goes, with its dates and time frames. This cannot be undone.`,
      action: 'Delete',
      danger: true,
    })
    if (yes) await remove.run({ id: session._id })
  }
  return { busy: remove.busy, error: remove.error, ask }
}

function SessionFields(props: {
  readonly form: SessionForm
  readonly owns: boolean
  /** Another session of the project is called the same. */
  readonly isNameTaken: boolean
}) {
  const { form, owns } = props
  const { typed, now } = form
  return (
    <div className={styles.fields}>
      <TextInput
        label="Session name"
        placeholder="First calls"
        disabled={!owns}
        description={
          props.isNameTaken
            ? 'Another session of this project has this name. You can keep it, but talent see both under one name.'
            : undefined
        }
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...form.text('name')}
      />
      <ZoneSelect
        value={typed.timeZone}
        now={now}
        disabled={!owns}
        onChange={(timeZone) => form.change({ timeZone })}
      />
      <Select
        label="Talent may change their time"
        data={cutoffChoices(typed.changeCutoff)}
        disabled={!owns}
        allowDeselect={false}
        value={String(typed.changeCutoff)}
        onChange={(minutes) => {
          if (minutes !== null) form.change({ changeCutoff: Number(minutes) })
        }}
      />
    </div>
  )
}

function Description({ form, owns }: { readonly form: SessionForm; readonly owns: boolean }) {
  if (!owns && !form.typed.description) return null
  return (
    <Textarea
      label="Description"
      description="For the people who run the session."
      autosize
      minRows={2}
      maxRows={8}
      mt="md"
      disabled={!owns}
      {...form.text('description')}
    />
  )
}

/** The fields of a date that can be at fault, in the order of the editor. */
const DATE_FIELDS = [
  'date',
  'start_time',
  'location_type',
  'in_person_location',
  'managers',
  'lobbyManager',
  'description',
]

function Dates(props: {
  readonly form: SessionForm
  readonly owns: boolean
  readonly project: ProjectView
  readonly session: SessionView | undefined
  readonly occupancy: ReadonlyMap<string, Occupancy> | undefined
  /** Opens the editor of a date. @param date its key */
  readonly onOpen: (date: string) => void
}) {
  const { form, session, occupancy } = props
  return (
    <Stack gap="md">
      {props.owns ? null : (
        <Text size="sm" c="dimmed">
          You can change times and places of the dates that you run. Only a casting director assigns managers
          and writes notes.
        </Text>
      )}
      <ul className={styles.dates} aria-label="Dates">
        {form.typed.dates.map((date, place) => (
          <DateLine
            key={date.key}
            date={date}
            fault={DATE_FIELDS.map((field) => form.errorAt(`dates.${place}.${field}`)).find(Boolean)}
            occupancy={date.id === undefined ? undefined : occupancy?.get(date.id)}
            schedulePath={
              session && date.id ? addresses.schedule(props.project.uri, session._id, date.id) : undefined
            }
            onOpen={() => props.onOpen(date.key)}
          />
        ))}
      </ul>
      <Group>
        <Button variant="default" onClick={() => props.onOpen(form.addDate())}>
          + Add Date
        </Button>
      </Group>
    </Stack>
  )
}
