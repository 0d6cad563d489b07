import type { Form } from '@callboard/core/http-contract'
import type { Action } from '@callboard/kit/data'
import { FormFrame, useForm } from '@callboard/kit/form'
import { Textarea, TextInput } from '@callboard/kit/inputs'
import type { Person } from '@callboard/kit/people'
import { Button, Group, Stack, Text } from '@callboard/kit/ui'
import type { MailDraft, SendingResult } from '@callboard/projects/contract'
import { type ReactNode, useState } from 'react'
import styles from './mail.module.css'
import { namesAmong, type RecipientNames } from './recipient-words.ts'
import { RecipientsInput, recipientsRules } from './recipients-input.tsx'

export interface WrittenMail {
  readonly emails: string[]
  /** Only of a form that keeps them. */
  readonly names?: RecipientNames
  readonly subject: string
  readonly content: string
}

const mails = (count: number) => (count === 1 ? '1 e-mail is' : `${count} e-mails are`)

/** What became of so many mails; those that a log keeps go nowhere. */
function endWords({ sent, kept }: SendingResult): string {
  if (sent === 0) return 'No e-mail went out.'
  if (kept) return `Not sent: no mail server is set up here. ${mails(sent)} kept in the message log.`
  return `${mails(sent)} on the way.`
}

/** How a sending ended: how many went out, and which addresses did not take one. */
export function SendingEnd(props: {
  readonly result: SendingResult
  readonly onMore: () => void
  readonly onClose: () => void
}) {
  const { refused, kept } = props.result
  return (
    <Stack gap="md" role="status">
      <Text size="lg" fw={650}>
        {endWords(props.result)}
      </Text>
      {refused.length > 0 ? (
        <div>
          <Text size="sm" c="dimmed" mb={4}>
            Not sent to
          </Text>
          <ul className={styles.refused}>
            {refused.map(({ address, reason }) => (
              <li key={address}>
                <strong>{address}</strong> {reason}
              </li>
            ))}
          </ul>
        </div>
      ) : kept ? null : (
        <Text c="dimmed" size="sm">
          Replies come to your own mailbox.
        </Text>
      )}
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={props.onMore}>
          Send another
        </Button>
        <Button onClick={props.onClose}>Done</Button>
      </Group>
    </Stack>
  )
}

/** Recipients, subject and words of a mail that begins as its template does. */
export function MailForm(props: {
  readonly form: Form
  readonly words: MailDraft
  /** Names what is typed, which is kept over a reload. */
  readonly draft: string
  readonly action: Pick<Action<never>, 'busy' | 'error' | 'fields' | 'reset'>
  readonly button: string
  readonly send: (mail: WrittenMail) => Promise<SendingResult | undefined>
  readonly onClose: () => void
  readonly children?: ReactNode
  /** What recipients are called goes along. */
  readonly withNames?: boolean
  /** Recipients who may be chosen by name. */
  readonly known?: readonly Person[]
}) {
  const { words, action } = props
  const [result, setResult] = useState<SendingResult>()
  const begun = {
    emails: [] as string[],
    names: {} as RecipientNames,
    subject: words.subject,
    content: words.content,
  }
  const form = useForm({
    form: props.form,
    from: begun,
    input: ({ names, ...typed }) => ({
      id: '-',
      session: '-',
      day: '-',
      ...typed,
      ...(props.withNames ? { names: namesAmong(typed.emails, names) } : {}),
    }),
    rules: ({ emails }) => recipientsRules(emails),
    draft: props.draft,
    action,
    save: async ({ emails, names, subject, content }) => {
      const sent = await props.send({ emails, subject, content, ...(names ? { names } : {}) })
      if (sent) setResult(sent)
      return sent
    },
  })
  if (result)
    return (
      <SendingEnd
        result={result}
        onMore={() => {
          form.begin(begun)
          setResult(undefined)
        }}
        onClose={props.onClose}
      />
    )
  const { value, error } = form.value('emails')
  return (
    <FormFrame form={form} what="e-mail" action={props.button} onCancel={props.onClose}>
      <RecipientsInput
        value={value}
        names={props.withNames ? form.typed.names : undefined}
        onChange={(emails, names) => form.change((now) => ({ emails, names: { ...now.names, ...names } }))}
        error={error}
        known={props.known}
      />
      {props.children}
      <TextInput label="Subject" {...form.text('subject')} />
      <Textarea
        label="Message"
        autosize
        minRows={5}
        maxRows={14}
        description={
          words.button ? `A button ‘${words.button}’ with the link goes below your words.` : undefined
        }
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...form.text('content')}
      />
      <Text size="xs" c="dimmed">
        Each recipient gets an e-mail of their own and sees no other. Answers come to your own mailbox.
      </Text>
    </FormFrame>
  )
}
