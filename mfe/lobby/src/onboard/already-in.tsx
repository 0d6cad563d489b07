import { IconCircleCheck, IconMail } from '@callboard/kit/icons'
import { Button, Link, StateCard } from '@callboard/kit/ui'
import type { CheckInPage } from '@callboard/lobby/contract'
import { linkWords } from './already-in-words.ts'

/** A talent of this name and e-mail is checked in already; this browser does not have the key of the page. */
function Mailed({ page }: { readonly page: CheckInPage }) {
  return (
    <StateCard icon={<IconMail size={24} />} heading={1} title="You are checked in already" role="status">
      {linkWords(page)}
    </StateCard>
  )
}

/** The page of the check-in opens in this browser, by the account or by its key: it is one tap away. */
function OwnCheckIn({ record, onOther }: { readonly record: string; readonly onOther: () => void }) {
  return (
    <StateCard
      icon={<IconCircleCheck size={24} />}
      heading={1}
      title="You are checked in"
      actions={
        <>
          <Button component={Link} size="lg" to={`/message/${record}`}>
            Open your status page
          </Button>
          <Button size="lg" variant="default" onClick={onOther}>
            Check in somebody else
          </Button>
        </>
      }
    >
      Your status page shows your place in line and brings you into the room.
    </StateCard>
  )
}

/** Instead of the steps. @param record whose page this browser may open; null where there is none */
export default function AlreadyIn({
  page,
  record,
  onOther,
}: {
  readonly page: CheckInPage
  readonly record: string | null
  readonly onOther: () => void
}) {
  return record === null ? <Mailed page={page} /> : <OwnCheckIn record={record} onOther={onOther} />
}
