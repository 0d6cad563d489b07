import { IconDots } from '@callboard/kit/icons'
import { ActionIcon } from '@callboard/kit/inputs'
import { Menu } from '@callboard/kit/menus'
import { Button, Link } from '@callboard/kit/ui'
import type { ProjectView, SessionView } from '@callboard/projects/contract'
import { lazy, Suspense, useState } from 'react'
import { addresses } from '../shared/addresses.ts'
import { SessionShare } from '../shared/share/session-share.tsx'

const TalentEmailDialog = lazy(() => import('./talent-email/talent-email-dialog.tsx'))
const InvitesDialog = lazy(() => import('./invites/invites-dialog.tsx'))

/** What one does with a stored session: share it and go to its room; the rest is in the menu. */
export function SessionActions(props: {
  readonly project: ProjectView
  readonly session: SessionView
  readonly today: string
  readonly busy: boolean
  readonly onDelete: () => Promise<void>
}) {
  const { project, session, today } = props
  const [open, setOpen] = useState<'talent' | 'invites'>()
  const close = () => setOpen(undefined)
  return (
    <>
      <SessionShare
        uri={project.uri}
        session={session._id}
        dates={session.dates.filter(({ date }) => date >= today)}
      />
      <Button component={Link} to={addresses.room(project.uri, session._id)} variant="default">
        Live room
      </Button>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            loading={props.busy}
            aria-label={`More for ${session.name}`}
          >
            <IconDots size={16} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item component={Link} to={addresses.freelancers(project.uri, session._id)}>
            Find freelancers
          </Menu.Item>
          <Menu.Item onClick={() => setOpen('talent')}>Send Talent Email</Menu.Item>
          {project.can.edit ? (
            <Menu.Item onClick={() => setOpen('invites')}>Project Invites</Menu.Item>
          ) : null}
          <Menu.Item component={Link} to={addresses.newSession(project.uri)}>
            + Add Session
          </Menu.Item>
          {session.can.delete ? (
            <>
              <Menu.Divider />
              <Menu.Item color="var(--cb-red)" onClick={() => void props.onDelete()}>
                Delete
              </Menu.Item>
            </>
          ) : null}
        </Menu.Dropdown>
      </Menu>
      <Suspense>
        {open === 'talent' ? <TalentEmailDialog session={session} onClose={close} /> : null}
        {open === 'invites' ? <InvitesDialog project={project} session={session} onClose={close} /> : null}
      </Suspense>
    </>
  )
}
