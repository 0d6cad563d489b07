import { IconCircleCheck, IconMail } from '@callboard/kit/icons'
import { Button, Link, StateCard } from '@callboard/kit/ui'

/** A talent of this name and e-mail is checked in already; the page opens only from the talent's mailbox or phone. */
function Mailed() {
  return (
    <StateCard icon={<IconMail size={24} />} heading={1} title="You are checked in already" role="status">
      We sent the link to your status page again, by e-mail and, if you asked for texts, to your phone. Open
      it there.
    </StateCard>
  )
}

/** The account has checked in on this date: its page is one tap away. */
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

/** Instead of the steps. @param record of the own account; null where it is another's */
export default function AlreadyIn({
  record,
  onOther,
}: {
  readonly record: string | null
  readonly onOther: () => void
}) {
  return record === null ? <Mailed /> : <OwnCheckIn record={record} onOther={onOther} />
}
