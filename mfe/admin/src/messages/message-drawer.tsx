import { getMessage } from '@callboard/admin/contract'
import { leadsNowhere, useAnswer } from '@callboard/kit/data'
import { Drawer } from '@callboard/kit/dialogs'
import { Button, EmptyState, FailedState } from '@callboard/kit/ui'
import { MessageContent } from './message-content.tsx'
import { MessageSkeleton } from './message-skeleton.tsx'

interface MessageDrawerProps {
  readonly id: string
  /** Leads to another message. */
  readonly onOpen: (id: string) => void
  readonly onClose: () => void
}

/** A message as the person got it. */
export default function MessageDrawer(props: MessageDrawerProps) {
  return (
    <Drawer opened onClose={props.onClose} title="Message" size="xl">
      <OneMessage {...props} />
    </Drawer>
  )
}

function OneMessage({ id, onOpen, onClose }: MessageDrawerProps) {
  const message = useAnswer(getMessage, { id })
  if (message.kind === 'loading') return <MessageSkeleton />
  if (message.kind === 'ready') return <MessageContent message={message.data} onOpen={onOpen} />
  if (leadsNowhere(message.error))
    return (
      <EmptyState
        title="This message is not in the log"
        action={
          <Button variant="default" onClick={onClose}>
            Back to the log
          </Button>
        }
      >
        The link to it may have been copied in part.
      </EmptyState>
    )
  return (
    <FailedState title="This message could not be loaded" error={message.error} onRetry={message.retry} />
  )
}
