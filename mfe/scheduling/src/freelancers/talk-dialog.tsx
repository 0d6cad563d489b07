import { getRequestInfo } from '@callboard/freelancers/contract'
import { Load, useAnswer } from '@callboard/kit/data'
import { Modal } from '@callboard/kit/dialogs'
import { useAccount } from '@callboard/kit/session'
import { followsRequest } from '../data/freelancers.ts'
import { RequestComments } from './request-comments.tsx'
import { RequestDates } from './request-dates.tsx'
import { RequestStand } from './request-stand.tsx'

/** A request as its office sees it: dates, where it stands, and the comments of both sides. */
export default function TalkDialog(props: {
  readonly id: string
  readonly name: string
  readonly onClose: () => void
}) {
  const account = useAccount()
  const info = useAnswer(
    getRequestInfo,
    { id: props.id },
    { follows: followsRequest(props.id, account?._id) },
  )
  return (
    <Modal opened onClose={props.onClose} title={`Request to ${props.name}`} size="lg">
      <Load state={info} failedTitle="The request could not be loaded">
        {({ request }) => (
          <>
            <RequestStand request={request} />
            <RequestDates request={request} />
            <RequestComments request={request} />
          </>
        )}
      </Load>
    </Modal>
  )
}
