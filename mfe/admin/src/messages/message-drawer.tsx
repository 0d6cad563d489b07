import { getMessage } from '@callboard/admin/contract'
import { useAnswer } from '@callboard/kit/data'
import { Drawer } from '@callboard/kit/dialogs'
import { DrawerAnswer } from '../shared/drawer-answer.tsx'
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
  return (
    <DrawerAnswer
      state={useAnswer(getMessage, { id })}
      skeleton={<MessageSkeleton />}
      failedTitle="This message could not be loaded"
      gone={{
        title: 'This message is not in the log',
        text: 'The link to it may have been copied in part.',
        back: 'Back to the log',
      }}
      onClose={onClose}
    >
      {(message) => <MessageContent message={message} onOpen={onOpen} />}
    </DrawerAnswer>
  )
}
