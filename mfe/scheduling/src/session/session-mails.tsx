import { Button } from '@callboard/kit/ui'
import type { ProjectView, SessionView } from '@callboard/projects/contract'
import { lazy, Suspense, useState } from 'react'

const TalentEmailDialog = lazy(() => import('./talent-email/talent-email-dialog.tsx'))
const InvitesDialog = lazy(() => import('./invites/invites-dialog.tsx'))

/** What can be mailed about a session. */
export function SessionMails(props: { readonly project: ProjectView; readonly session: SessionView }) {
  const { project, session } = props
  const [open, setOpen] = useState<'talent' | 'invites'>()
  const close = () => setOpen(undefined)
  return (
    <>
      <Button variant="default" onClick={() => setOpen('talent')}>
        Send Talent Email
      </Button>
      {project.can.edit ? (
        <Button variant="default" onClick={() => setOpen('invites')}>
          Project Invites
        </Button>
      ) : null}
      <Suspense>
        {open === 'talent' ? <TalentEmailDialog session={session} onClose={close} /> : null}
        {open === 'invites' ? <InvitesDialog project={project} session={session} onClose={close} /> : null}
      </Suspense>
    </>
  )
}
