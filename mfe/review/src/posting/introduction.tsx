import { useAction } from '@callboard/kit/data'
import { FormFrame, useForm } from '@callboard/kit/form'
import { TextInput } from '@callboard/kit/inputs'
import { useSignIn } from '@callboard/kit/shell'
import { ActionFault, Button } from '@callboard/kit/ui'
import { ANSWER_CODE_MINUTES, answerAsForm, answerCodeForm } from '@callboard/posting/contract'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { answerAsAction, sendAnswerCodeAction } from '../data/unlock-link.ts'
import { type AskedCode, forgetCode, keepCode, keptCode } from './asked-code.ts'
import styles from './introduction.module.css'

/** Letters, as the contract has it. */
const MOST_NAME = 100

/** What was typed before the fields were closed. */
let begun = { name: '', email: '' }

/** On the bar of the answers, for a viewer whom nothing names: a name, an e-mail address, and the code that comes to it. */
export default function Introduction(props: {
  readonly link: string
  /** Whoever sent the link; null where that account is gone. */
  readonly sender: string | null
  /** False: that account gives the code. */
  readonly sendsMail: boolean
  /** The first field has the focus each time that this grows; 0: an answer was given, and keeps it. */
  readonly asks: number
  /** The answers that wait for the name, each as `Yes for Ana Example`. */
  readonly kept: readonly string[]
  /** It was asked for to read the comments. */
  readonly reads: boolean
  /** The name by which the link knows this person from then on. */
  readonly onKnown: (named: string) => void
  readonly onClose: () => void
}) {
  const signIn = useSignIn()
  const kept = props.kept.length
  const answers = kept > 1 ? `${kept} answers` : 'answer'
  const root = useRef<HTMLElement>(null)
  const [asked, setAsked] = useState(() => keptCode(props.link, sessionStorage))
  const [changed, change] = useState<AskedCode>()
  const sender = props.sender ?? 'the casting office'
  const code = kept === 0 ? 'the code' : `the code to send ${kept > 1 ? 'them' : 'it'}`
  const note = props.sendsMail
    ? !asked && 'We send the code to this address.'
    : asked
      ? `Ask ${sender} for ${code}.`
      : `${props.sender ?? 'The casting office'} gives you ${code}.`
  const ask = (code: AskedCode) => {
    keepCode(props.link, code, sessionStorage)
    setAsked(code)
  }
  const changeAddress = () => {
    forgetCode(props.link, sessionStorage)
    change(asked)
    setAsked(undefined)
  }
  const letIn = (named: string) => {
    forgetCode(props.link, sessionStorage)
    props.onKnown(named)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: each asking and each step leads to the first field
  useEffect(() => {
    if (props.asks > 0 || asked || changed) root.current?.querySelector('input')?.focus()
  }, [props.asks, asked?.at])
  const leave = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key !== 'Escape' || nativeEvent.isComposing) return
    // One step back.
    nativeEvent.preventDefault()
    props.onClose()
  }
  return (
    <section ref={root} className={styles.root} aria-label="Answer" onKeyDown={leave}>
      <h2 title={props.kept.join(', ')}>
        {props.reads
          ? 'Sign in to read the comments'
          : kept === 0
            ? 'Sign in to answer'
            : `${kept === 1 ? props.kept[0] : `${kept} answers`}, not sent yet.`}
      </h2>
      {asked === undefined ? (
        <AskForCode link={props.link} sendsMail={props.sendsMail} from={changed} onSent={ask} />
      ) : (
        <SayCode
          // A new code is typed anew.
          key={asked.at}
          link={props.link}
          sendsMail={props.sendsMail}
          action={kept === 0 ? 'Sign in' : `Send my ${answers}`}
          asked={asked}
          onKnown={letIn}
          onSent={ask}
          onChange={changeAddress}
        />
      )}
      {note ? <p className={styles.note}>{note}</p> : null}
      <div className={styles.other}>
        <Button variant="subtle" onClick={signIn}>
          I have an account
        </Button>
        <Button variant="subtle" onClick={props.onClose}>
          Not now
        </Button>
      </div>
    </section>
  )
}

function AskForCode(props: {
  readonly link: string
  readonly sendsMail: boolean
  /** What was typed before. */
  readonly from: AskedCode | undefined
  readonly onSent: (asked: AskedCode) => void
}) {
  const { link, from, onSent } = props
  const send = useAction(sendAnswerCodeAction)
  const form = useForm({
    form: answerCodeForm,
    from: from ?? begun,
    rules: ({ name }) => ({ name: name.trim() === '' ? 'Type your name' : undefined }),
    input: ({ email }) => ({ id: link, email: email.trim() }),
    action: send,
    save: async (input) => {
      const reply = await send.run(input)
      if (reply) onSent({ email: input.email, name: form.typed.name.trim(), at: Date.now() })
      return reply
    },
  })
  useEffect(() => {
    begun = form.typed
  })
  return (
    <FormFrame form={form} gap="16px" action={props.sendsMail ? 'Send me a code' : 'Ask for a code'}>
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
  readonly sendsMail: boolean
  /** On the button. */
  readonly action: string
  readonly asked: AskedCode
  readonly onKnown: (named: string) => void
  readonly onSent: (asked: AskedCode) => void
  readonly onChange: () => void
}) {
  const { link, asked, sendsMail } = props
  const { email, name } = asked
  const again = useAction(sendAnswerCodeAction, {
    onDone: () => props.onSent({ ...asked, at: Date.now() }),
  })
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
    <FormFrame form={form} gap="16px" action={props.action}>
      {sendsMail ? (
        <p className={styles.note}>
          A code is on its way to {email}. It is good for {ANSWER_CODE_MINUTES} minutes.
        </p>
      ) : null}
      <div className={styles.code}>
        <TextInput
          label={`Code for ${email}`}
          autoComplete="one-time-code"
          inputMode="numeric"
          {...form.text('code')}
        />
        <div className={styles.other}>
          <Button variant="subtle" loading={again.busy} onClick={() => again.run({ id: link, email })}>
            {sendsMail ? 'Send a new code' : 'New code'}
          </Button>
          <Button variant="subtle" onClick={props.onChange}>
            Change address
          </Button>
        </div>
        <ActionFault error={again.error ?? undefined} />
      </div>
    </FormFrame>
  )
}
