import { Load, type Loadable, useAnswer } from '@callboard/kit/data'
import { Drawer } from '@callboard/kit/dialogs'
import { getCheckInDetails, getOwnDetails, type ProjectDetails } from '@callboard/lobby/contract'
import { DOCUMENT_LIST_NAMES } from '@callboard/projects/contract'
import { DetailsView } from './details-view.tsx'

/** Addresses are good for a quarter of an hour. */
const FRESH = 5 * 60_000

/** How the page may ask: by the ticket of a check-in, or as the page of a record. */
export type DetailsRight =
  | { readonly ticket: string }
  | { readonly record: string; readonly token: string | undefined }

function useDetails(right: DetailsRight): Loadable<ProjectDetails> {
  const byTicket = useAnswer(getCheckInDetails, 'ticket' in right ? { ticket: right.ticket } : undefined, {
    every: FRESH,
  })
  const own = useAnswer(getOwnDetails, 'record' in right ? { id: right.record } : undefined, {
    every: FRESH,
    token: 'record' in right ? right.token : undefined,
  })
  return 'ticket' in right ? byTicket : own
}

/** Project details for talent: of the documents only the script, where casting shows it. */
export default function TalentDetails(props: { readonly right: DetailsRight; readonly onClose: () => void }) {
  const details = useDetails(props.right)
  return (
    <Drawer opened onClose={props.onClose} title="Project details" position="right">
      <Load state={details}>
        {({ studio_name, session_name, script }) => (
          <DetailsView
            project={studio_name}
            session={session_name}
            lists={[{ name: DOCUMENT_LIST_NAMES.script_pdf, documents: script }]}
            empty="There is no script to read yet."
          />
        )}
      </Load>
    </Drawer>
  )
}
