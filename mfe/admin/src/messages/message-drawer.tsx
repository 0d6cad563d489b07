import { getMessage, listMessages, type MessageBody, resendMessage } from '@callboard/admin/contract'
import type { Infer } from '@callboard/core/http-contract'
import {
  Alert,
  Button,
  Load,
  Skeletons,
  Stack,
  sayError,
  Text,
  Time,
  toast,
  useAction,
  useEndpoint,
} from '@callboard/kit'
import { Drawer } from '@callboard/kit/overlays'
import { MessageState } from './message-state.tsx'
import { sayChannel, sayTemplate } from './words.ts'
import './message-drawer.css'

/** A message as the person got it. */
export default function MessageDrawer({
  id,
  onClose,
}: {
  readonly id: string
  readonly onClose: () => void
}) {
  const message = useEndpoint(getMessage, { id })
  return (
    <Drawer opened onClose={onClose} title="Message" size="xl">
      <Load state={message} skeleton={<Skeletons rows={5} />} failedTitle="This message could not be loaded">
        {(data) => <MessageContent message={data} />}
      </Load>
    </Drawer>
  )
}

function MessageContent({ message }: { readonly message: Infer<typeof MessageBody> }) {
  return (
    <Stack>
      <dl className="message-facts">
        <dt>To</dt>
        <dd>{message.to}</dd>
        <dt>Channel</dt>
        <dd>{sayChannel(message.channel)}</dd>
        <dt>Template</dt>
        <dd>{sayTemplate(message.template)}</dd>
        <dt>Asked for</dt>
        <dd>
          <Time at={message.created_at} style="date-time" />
        </dd>
        <dt>Sent</dt>
        <dd>{message.sent_at ? <Time at={message.sent_at} style="date-time" /> : 'Not yet'}</dd>
        <dt>State</dt>
        <dd>
          <MessageState state={message.state} />
        </dd>
      </dl>
      {message.state === 'failed' ? <Failed id={message._id} reason={message.reason} /> : null}
      {message.subject ? (
        <Text fw={600} size="md">
          {message.subject}
        </Text>
      ) : null}
      {message.html === null ? null : (
        // What was sent may hold anything: no scripts, no forms, no way out of the frame.
        <iframe className="message-html" title="Message as sent" sandbox="" srcDoc={message.html} />
      )}
      <section aria-label="Text">
        <Text size="xs" c="dimmed" mb={4}>
          Text
        </Text>
        <pre className="message-text">{message.text}</pre>
      </section>
    </Stack>
  )
}

function Failed({ id, reason }: { readonly id: string; readonly reason: string | null }) {
  const resend = useAction(resendMessage, {
    refreshes: [getMessage, listMessages],
    onDone: ({ to }) => toast.ok(`On its way to ${to} again.`),
  })
  return (
    <Alert color="red" title="This message was not delivered">
      <Stack gap="sm" align="flex-start">
        <Text size="sm">{reason ?? 'The reason is not known.'}</Text>
        <Button size="xs" variant="default" loading={resend.busy} onClick={() => void resend.run({ id })}>
          Resend
        </Button>
        {resend.error === undefined ? null : (
          <Text size="sm" role="alert">
            {sayError(resend.error)}
          </Text>
        )}
      </Stack>
    </Alert>
  )
}
