import { useAction } from '@callboard/kit/data'
import { FormFrame, useForm } from '@callboard/kit/form'
import { TextInput } from '@callboard/kit/inputs'
import { useSignIn } from '@callboard/kit/shell'
import { Button } from '@callboard/kit/ui'
import { ANSWER_CODE_MINUTES, answerAsForm, answerCodeForm } from '@callboard/posting/contract'
import { useEffect, useRef, useState } from 'react'
import { answerAsAction, sendAnswerCodeAction } from '../data/unlock-link.ts'
import { type AskedCode, forgetCode, keepCode, keptCode } from './asked-code.ts'
import styles from './introduction.module.css'

/** Letters, as the contract has it. */
const MOST_NAME = 100

/** On the bar of the answers, for a viewer whom nothing names: a name, an e-mail address, and the code that comes to it. */
export default function Introduction(props: {
  readonly link: string
  /** The first field has the focus each time that this grows. */
  readonly asks: number
  /** The answers that wait for the name, each as `Yes for Ana Example`. */
  readonly kept: readonly string[]
  /** The name by which the link knows this person from then on. */
  readonly onKnown: (named: string) => void
  readonly onClose: () => void
}) {
  const signIn = useSignIn()
  const root = useRef<HTMLElement>(null)
  const [asked, setAsked] = useState(() => keptCode(props.link, sessionStorage))
  const ask = (code: AskedCode) => {
    keepCode(props.link, code, sessionStorage)
    setAsked(code)
  }
  const askAnew = () => {
    forgetCode(props.link, sessionStorage)
    setAsked(undefined)
  }
  const letIn = (named: string) => {
    forgetCode(props.link, sessionStorage)
    props.onKnown(named)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: each asking leads to the first field
  useEffect(() => root.current?.querySelector('input')?.focus(), [props.asks])
  return (
    <section ref={root} className={styles.root} aria-label="Answer">
      <div className={styles.head}>
        <h2>Sign in to answer</h2>
        <Button variant="subtle" onClick={signIn}>
          Sign in with an account
        </Button>
      </div>
      {props.kept.length > 0 ? (
        <p className={styles.note}>
          <strong>{props.kept.join(', ')}</strong>, not sent yet. The casting office gets{' '}
          {props.kept.length === 1 ? 'it' : 'them'} once you are signed in.
        </p>
      ) : null}
      {asked === undefined ? (
        <AskForCode link={props.link} onSent={ask} onClose={props.onClose} />
      ) : (
        <SayCode link={props.link} asked={asked} onKnown={letIn} onBack={askAnew} />
      )}
    </section>
  )
}

function AskForCode({
  link,
  onSent,
  onClose,
}: {
  readonly link: string
  readonly onSent: (asked: AskedCode) => void
  readonly onClose: () => void
}) {
  const send = useAction(sendAnswerCodeAction)
  const form = useForm({
    form: answerCodeForm,
    from: { name: '', email: '' },
    rules: ({ name }) => ({ name: name.trim() === '' ? 'Type your name' : undefined }),
    input: ({ email }) => ({ id: link, email: email.trim() }),
    action: send,
    save: async (input) => {
      const reply = await send.run(input)
      if (reply)
        onSent({ email: input.email, name: form.typed.name.trim(), sent: reply.sent, at: Date.now() })
      return reply
    },
  })
  return (
    <FormFrame form={form} action="Send me a code" gap="sm" onCancel={onClose}>
      <TextInput
        label="Your name, as others see it"
        autoComplete="name"
        maxLength={MOST_NAME}
        {...form.text('name')}
      />
      <TextInput
        label="Your e-mail address"
        type="email"
        autoComplete="email"
        inputMode="email"
        {...form.text('email')}
      />
    </FormFrame>
  )
}

function SayCode(props: {
  readonly link: string
  readonly asked: AskedCode
  readonly onKnown: (named: string) => void
  readonly onBack: () => void
}) {
  const { link } = props
  const { email, name, sent } = props.asked
  const say = useAction(answerAsAction, { onDone: (reply) => props.onKnown(reply.link) })
  const form = useForm({
    form: answerAsForm,
    from: { code: '' },
    input: ({ code }) => ({ id: link, email, code: code.trim(), name }),
    codes: { wrong_code: 'code' },
    action: say,
    save: say.run,
  })
  return (
    <FormFrame form={form} action="Answer" gap="sm" onCancel={props.onBack}>
      <p className={styles.note}>
        {sent
          ? `A code is on its way to ${email}. It is good for ${ANSWER_CODE_MINUTES} minutes.`
          : 'No e-mail can be sent from here. Ask the casting office for your code: it is in their message log.'}
      </p>
      <TextInput
        data-autofocus
        label="Code"
        autoComplete="one-time-code"
        inputMode="numeric"
        {...form.text('code')}
      />
    </FormFrame>
  )
}
