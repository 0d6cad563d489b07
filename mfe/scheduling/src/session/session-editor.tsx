import { Select } from '@callboard/kit/choices'
import { useAction } from '@callboard/kit/data'
import { FormNotices } from '@callboard/kit/form'
import { Textarea, TextInput } from '@callboard/kit/inputs'
import { keyHint, useKeys } from '@callboard/kit/keys'
import { Tabs } from '@callboard/kit/tabs'
import {
  ActionFault,
  Button,
  CopyButton,
  confirm,
  Group,
  Link,
  Page,
  Stack,
  Text,
  useNavigate,
  useSearchState,
} from '@callboard/kit/ui'
import { type ProjectView, type SessionView, TOUCHES_APPOINTMENTS } from '@callboard/projects/contract'
import { type FormEvent, lazy, type RefObject, Suspense } from 'react'
import { deleteSessionAction } from '../data/sessions.ts'
import { addresses, whole } from '../shared/addresses.ts'
import { ArchivedNotice } from '../shared/archived-notice.tsx'
import { ZoneSelect } from '../shared/zone-select.tsx'
import { cutoffChoices } from './cutoff-choices.ts'
import { DateRow } from './date-row.tsx'
import { RolesTab } from './roles-tab.tsx'
import { askToCancel } from './touched-appointments.ts'
import { type SessionForm, useSessionForm } from './use-session-form.ts'
import '../projects/project-card.css'
import { rightsOn } from './session-fields.ts'
import { SessionMails } from './session-mails.tsx'
import './session-editor.css'

const WaitingRoomFields = lazy(() => import('./waiting-room-fields.tsx'))

const TAB = { tab: 'dates' }

interface Props {
  readonly project: ProjectView
  /** Absent: a new one. */
  readonly session: SessionView | undefined
}

export function SessionEditor({ project, session }: Props) {
  const form = useSessionForm(project, session)
  const remove = useDeleteSession(session)
  const [{ tab }, show] = useSearchState(TAB)
  const owns = session?.can.rename ?? project.can.edit
  const save = async () => {
    // The roles need no saving: the faults that prevent a save are shown with the dates.
    if (!(await form.submit()) && tab !== TAB.tab) show(TAB, { replace: true })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }
  useKeys('session', { save: () => void save() })
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
          <SessionActions project={project} session={session} busy={remove.busy} onDelete={remove.ask} />
        ) : undefined
      }
    >
      <Stack gap="lg" ref={form.element as RefObject<HTMLDivElement | null>}>
        {project.is_archived ? <ArchivedNotice /> : null}
        <ActionFault error={remove.error} />
        <FormNotices what="session" form={form} />
        <form onSubmit={submit} noValidate>
          <SessionFields form={form} owns={owns} />
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
            <form onSubmit={submit} noValidate>
              <Dates form={form} owns={owns} project={project} session={session} />
            </form>
          </Tabs.Panel>
          <Tabs.Panel value="roles" pt="md">
            <RolesTab project={project} />
          </Tabs.Panel>
        </Tabs>
      </Stack>
      <SaveBar form={form} isNew={session === undefined} onSave={() => void save()} />
    </Page>
  )
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

function SessionActions(props: {
  readonly project: ProjectView
  readonly session: SessionView
  readonly busy: boolean
  readonly onDelete: () => Promise<void>
}) {
  const { project, session } = props
  return (
    <>
      <CopyButton value={whole(addresses.checkIn(project.uri, session._id))} label="Check-in link" />
      <Button component={Link} to={addresses.freelancers(project.uri, session._id)} variant="default">
        Find freelancers
      </Button>
      <SessionMails project={project} session={session} />
      <Button component={Link} to={addresses.newSession(project.uri)} variant="default">
        + Add Session
      </Button>
      {session.can.delete ? (
        <Button variant="subtle" color="red" loading={props.busy} onClick={() => void props.onDelete()}>
          Delete
        </Button>
      ) : null}
    </>
  )
}

function SessionFields({ form, owns }: { readonly form: SessionForm; readonly owns: boolean }) {
  const { typed, now } = form
  return (
    <div className="session-fields">
      <TextInput label="Session name" placeholder="First calls" disabled={!owns} {...form.text('name')} />
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

function Dates(props: {
  readonly form: SessionForm
  readonly owns: boolean
  readonly project: ProjectView
  readonly session: SessionView | undefined
}) {
  const { form, session } = props
  return (
    <Stack gap="md">
      {props.owns ? null : (
        <Text size="sm" c="dimmed">
          You can change times and places of the dates that you run. Only a casting director assigns managers
          and writes notes.
        </Text>
      )}
      {form.typed.dates.map((date, place) => (
        <DateRow
          key={date.key}
          date={date}
          faultAt={(field) => form.errorAt(`dates.${place}.${field}`)}
          today={form.today}
          can={rightsOn(date, session, props.owns)}
          session={session?._id}
          schedulePath={
            session && date.id ? addresses.schedule(props.project.uri, session._id, date.id) : undefined
          }
          onChange={(change) => form.changeDate(date.key, change)}
          onRemove={form.typed.dates.length > 1 ? () => form.removeDate(date.key) : undefined}
        />
      ))}
      <Group>
        <Button variant="default" onClick={form.addDate}>
          + Add Date
        </Button>
      </Group>
    </Stack>
  )
}

function SaveBar(props: {
  readonly form: SessionForm
  readonly isNew: boolean
  readonly onSave: () => void
}) {
  const { form, isNew } = props
  return (
    <div className="save-bar">
      <span aria-live="polite" className="save-state">
        {form.dirty && !isNew ? 'Not saved yet' : ''}
      </span>
      {form.dirty && !isNew ? (
        <Button variant="subtle" color="gray" onClick={form.discard}>
          Discard
        </Button>
      ) : null}
      <Button loading={form.busy} onClick={props.onSave} {...keyHint('session', 'save', 'Save')}>
        Save
      </Button>
    </div>
  )
}
