import type { MessageBody } from '@callboard/admin/contract'
import type { Infer } from '@callboard/core/http-contract'
import { Time } from '@callboard/kit/labels'
import { Anchor, Stack, Text } from '@callboard/kit/ui'
import { useEffect, useRef } from 'react'
import { MailFrame } from '../shared/mail-frame.tsx'
import { FailedMessage } from './failed-message.tsx'
import styles from './message-drawer.module.css'
import { MessageState } from './message-state.tsx'
import { sayChannel, sayTemplate, sayUnsent } from './words.ts'

export function MessageContent({
  message,
  onOpen,
}: {
  readonly message: Infer<typeof MessageBody>
  /** Leads to another message. */
  readonly onOpen: (id: string) => void
}) {
  const top = useRef<HTMLDivElement>(null)
  const { state } = message
  useEffect(() => {
    // The pressed button may have gone with its message or state.
    if (document.activeElement === document.body) top.current?.focus()
  })
  return (
    <Stack ref={top} tabIndex={-1} className={styles.content}>
      <dl className={styles.facts}>
        <dt>To</dt>
        <dd>{message.to}</dd>
        <dt>Channel</dt>
        <dd>{sayChannel(message.channel)}</dd>
        <OtherMessage what="Instead of" id={message.instead_of} onOpen={onOpen}>
          The text that failed
        </OtherMessage>
        <OtherMessage what="Sent instead" id={message.sent_instead} onOpen={onOpen}>
          An e-mail with the same words
        </OtherMessage>
        {message.account_sid === null ? null : (
          <>
            <dt>Left with</dt>
            <dd>{`Twilio account ${message.account_sid} of a casting director`}</dd>
          </>
        )}
        <dt>Template</dt>
        <dd>{sayTemplate(message.template)}</dd>
        <dt>Asked for</dt>
        <dd>
          <Time at={message.created_at} style="date-time" />
        </dd>
        <dt>Sent</dt>
        <dd>{message.sent_at ? <Time at={message.sent_at} style="date-time" /> : sayUnsent(state)}</dd>
        <dt>State</dt>
        <dd>
          <MessageState state={state} />
        </dd>
      </dl>
      {state === 'failed' || state === 'kept' ? (
        <FailedMessage id={message._id} reason={message.reason} />
      ) : null}
      {message.subject ? (
        <Text fw={650} size="md">
          {message.subject}
        </Text>
      ) : null}
      {message.html === null ? null : (
        <MailFrame className={styles.html} title="Message as sent" html={message.html} />
      )}
      <section aria-label="Text">
        <Text size="xs" c="dimmed" mb={4}>
          Text
        </Text>
        <pre className={styles.text}>{message.text}</pre>
      </section>
    </Stack>
  )
}

function OtherMessage(props: {
  readonly what: string
  readonly id: string | null
  readonly onOpen: (id: string) => void
  readonly children: string
}) {
  const { id } = props
  if (id === null) return null
  return (
    <>
      <dt>{props.what}</dt>
      <dd>
        <Anchor component="button" type="button" onClick={() => props.onOpen(id)}>
          {props.children}
        </Anchor>
      </dd>
    </>
  )
}
