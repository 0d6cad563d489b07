import { Alert } from '@callboard/kit/ui'

/** To staff, whom a page opens by a link that opens it to nobody else any more. */
export default function ClosedLinkNote() {
  return (
    <Alert color="ember" p="sm" mb="md" title="This link is closed to everyone else">
      It has ended, is held back or no longer leads to this page. You see the page because you work on the
      project. Open the link again, or make a new one, on the projects page.
    </Alert>
  )
}
