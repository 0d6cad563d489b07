import { Load, useAnswer } from '@callboard/kit/data'
import { wholeDay } from '@callboard/kit/day'
import { Drawer } from '@callboard/kit/dialogs'
import { DOCUMENT_LIST_NAMES, DOCUMENT_LISTS, listDocuments } from '@callboard/projects/contract'
import { DetailsView } from './details-view.tsx'

/** Addresses are good for a quarter of an hour. */
const FRESH = 5 * 60_000

/** Project details for staff: all documents of a session date. */
export default function StaffDetails(props: {
  readonly session: string
  readonly day: string
  readonly onClose: () => void
}) {
  const { session, day } = props
  const documents = useAnswer(listDocuments, { session, day }, { every: FRESH })
  return (
    <Drawer opened onClose={props.onClose} title="Project details" position="right">
      <Load state={documents}>
        {({ studio_name, session_name, date, lists }) => (
          <DetailsView
            project={studio_name}
            session={`${session_name}, ${wholeDay(date)}`}
            lists={DOCUMENT_LISTS.map((list) => ({
              name: DOCUMENT_LIST_NAMES[list],
              documents: lists[list],
            }))}
            empty="No document yet. They are added on the session’s edit page."
          />
        )}
      </Load>
    </Drawer>
  )
}
