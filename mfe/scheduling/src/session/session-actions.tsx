import { Button, Link } from '@callboard/kit/ui'
import type { ProjectView, SessionView } from '@callboard/projects/contract'
import { lazy, Suspense, useState } from 'react'
import { addresses } from '../shared/addresses.ts'
import { MoreMenu } from '../shared/more/more-menu.tsx'
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
      <MoreMenu
        label={`More for ${session.name}`}
        busy={props.busy}
        entries={[
          { label: 'Find freelancers', to: addresses.freelancers(project.uri, session._id) },
          { label: 'Send Talent Email', onChoose: () => setOpen('talent') },
          ...(project.can.edit ? [{ label: 'Project Invites', onChoose: () => setOpen('invites') }] : []),
          { label: '+ Add Session', to: addresses.newSession(project.uri) },
          ...(session.can.delete
            ? [{ label: 'Delete', onChoose: () => void props.onDelete(), isDanger: true }]
            : []),
        ]}
      />
      <Suspense>
        {open === 'talent' ? <TalentEmailDialog session={session} onClose={close} /> : null}
        {open === 'invites' ? <InvitesDialog project={project} session={session} onClose={close} /> : null}
      </Suspense>
    </>
  )
}
