import { Load, useAction, useAnswer } from '@callboard/kit/data'
import { Modal } from '@callboard/kit/dialogs'
import { Time } from '@callboard/kit/labels'
import { Radio, Switch } from '@callboard/kit/ticks'
import { ActionFault, Button, confirm, Stack, Text } from '@callboard/kit/ui'
import {
  getInvitationDraft,
  type InvitedClient,
  invitationForm,
  listClients,
  listViewers,
  type ProjectView,
  type SessionView,
} from '@callboard/projects/contract'
import { useState } from 'react'
import { inviteClientsAction, removeClientAction, restrictSessionAction } from '../../data/mails.ts'
import { MailForm } from '../../shared/mail/mail-form.tsx'
import styles from './invites.module.css'

const WHOLE = 'project'

function sayScope({ sessions }: InvitedClient): string {
  return sessions === null ? 'All sessions' : sessions.map(({ name }) => name).join(', ') || 'No session left'
}

function InvitedList({
  project,
  clients,
}: {
  readonly project: string
  readonly clients: readonly InvitedClient[]
}) {
  const remove = useAction(removeClientAction)
  const ask = async (email: string) => {
    const yes = await confirm({
      title: `Remove ${email}?`,
      text: 'They can no longer watch, from this moment on. The link in their e-mail no longer works.',
      action: 'Remove',
      danger: true,
    })
    if (yes) await remove.run({ id: project, email })
  }
  if (clients.length === 0)
    return (
      <Text size="sm" c="dimmed">
        Nobody is invited yet. Invited clients find the project in their home, and may watch its sessions.
      </Text>
    )
  return (
    <>
      <ActionFault error={remove.error} />
      <ul className={`callboard-list ${styles.invitedList}`} aria-label="Invited">
        {clients.map((client) => (
          <li key={client.email}>
            <div>
              <Text fw={550} className={styles.invitedAddress}>
                {client.email}
              </Text>
              <Text size="xs" c="dimmed">
                {sayScope(client)}
              </Text>
            </div>
            <Text size="sm" c="dimmed">
              {client.state}
            </Text>
            <Button
              size="compact-sm"
              variant="subtle"
              color="gray"
              disabled={remove.busy}
              aria-label={`Remove ${client.email}`}
              onClick={() => void ask(client.email)}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}

function ViewerList({ session }: { readonly session: string }) {
  const answer = useAnswer(listViewers, { id: session })
  if (answer.kind !== 'ready' || answer.data.viewers.length === 0) return null
  return (
    <section>
      <Text fw={650} size="sm" component="h3">
        Watched
      </Text>
      <ul className={`callboard-list ${styles.invitedList}`} aria-label="Watched">
        {answer.data.viewers.map((viewer) => (
          <li key={viewer._id}>
            <div>
              <Text fw={550} className={styles.invitedAddress}>
                {viewer.name || viewer.email}
              </Text>
              <Text size="xs" c="dimmed">
                {viewer.email}
              </Text>
            </div>
            <Text size="sm" c="dimmed">
              {viewer.invited ? 'Invited' : 'By the link'}
            </Text>
            <Text size="sm" c="dimmed">
              <Time at={viewer.entered_at} style="relative" />
            </Text>
          </li>
        ))}
      </ul>
    </section>
  )
}

function OnlyInvited({ session }: { readonly session: SessionView }) {
  const restrict = useAction(restrictSessionAction)
  return (
    <div>
      <Switch
        label="Only invited clients may watch this session"
        description="Otherwise any signed-in client who has its link may watch."
        checked={session.private_users}
        disabled={restrict.busy}
        onChange={({ currentTarget }) =>
          void restrict.run({ id: session._id, restrict: currentTarget.checked })
        }
      />
      <ActionFault error={restrict.error} />
    </div>
  )
}

function Invite(props: {
  readonly project: ProjectView
  readonly session: SessionView | undefined
  readonly onClose: () => void
}) {
  const { project, session, onClose } = props
  const [scope, setScope] = useState(session ? session._id : WHOLE)
  const isWhole = scope === WHOLE
  const draft = useAnswer(
    getInvitationDraft,
    isWhole ? { id: project._id } : { id: project._id, session: scope },
    { keep: true },
  )
  const action = useAction(inviteClientsAction)
  return (
    <>
      {session ? (
        <Radio.Group aria-label="Invite to" value={scope} onChange={setScope}>
          <div className={styles.inviteScope}>
            <Radio value={session._id} label={`Only ${session.name}`} />
            <Radio value={WHOLE} label={`All sessions of ${project.name}`} />
          </div>
        </Radio.Group>
      ) : null}
      <Load state={draft}>
        {(words) => (
          <MailForm
            key={`${scope} ${words.content}`}
            form={invitationForm}
            words={words}
            draft={`invite:${project._id}:${scope}`}
            action={action}
            button="Send invitation"
            send={(mail) =>
              action.run({ id: project._id, ...(isWhole ? {} : { sessions: [scope] }), ...mail })
            }
            onClose={onClose}
          />
        )}
      </Load>
    </>
  )
}

/** Invited clients of a project, and inviting more to it or to one session. */
export default function InvitesDialog(props: {
  readonly project: ProjectView
  /** Absent: of the whole project. */
  readonly session?: SessionView
  readonly onClose: () => void
}) {
  const { project, session } = props
  const invited = useAnswer(listClients, { id: project._id })
  return (
    <Modal opened onClose={props.onClose} title="Project Invites" size="lg">
      <Stack gap="lg">
        {session ? <OnlyInvited session={session} /> : null}
        <Load state={invited}>
          {({ clients }) => <InvitedList project={project._id} clients={clients} />}
        </Load>
        {session ? <ViewerList session={session._id} /> : null}
        <section aria-label="Invite clients" className={styles.inviteForm}>
          <Invite project={project} session={session} onClose={props.onClose} />
        </section>
      </Stack>
    </Modal>
  )
}
