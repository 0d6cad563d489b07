import { useAction } from '@callboard/kit/data'
import { FormFrame, useForm } from '@callboard/kit/form'
import { TextInput } from '@callboard/kit/inputs'
import { useSignIn } from '@callboard/kit/shell'
import { Button } from '@callboard/kit/ui'
import { answerAsForm, answerCodeForm } from '@callboard/posting/contract'
import { useState } from 'react'
import { answerAsAction, sendAnswerCodeAction } from '../data/unlock-link.ts'
import styles from './introduction.module.css'

/** In place of the answers to somebody whom nothing names: an e-mail address, the code that comes to it, and a name. */
export default function Introduction(props: {
  readonly link: string
  /** The name by which the link knows this person from then on. */
  readonly onKnown: (named: string) => void
}) {
  const signIn = useSignIn()
  const [email, setEmail] = useState<string>()
  return (
    <section className={styles.root} aria-label="Answer">
      <h2>Answer as yourself</h2>
      {email === undefined ? (
        <AskForCode link={props.link} onSent={setEmail} />
      ) : (
        <SayCode link={props.link} email={email} onKnown={props.onKnown} onBack={() => setEmail(undefined)} />
      )}
      <p className={styles.or}>
        Or
        <Button variant="subtle" size="compact-sm" onClick={signIn}>
          Sign in with an account
        </Button>
      </p>
    </section>
  )
}

function AskForCode({ link, onSent }: { readonly link: string; readonly onSent: (email: string) => void }) {
  const send = useAction(sendAnswerCodeAction, { onDone: (_, input) => onSent(input.email) })
  const form = useForm({
    form: answerCodeForm,
    from: { email: '' },
    input: ({ email }) => ({ id: link, email: email.trim() }),
    action: send,
    save: send.run,
  })
  return (
    <FormFrame form={form} action="Send me a code">
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
  readonly email: string
  readonly onKnown: (named: string) => void
  readonly onBack: () => void
}) {
  const { link, email } = props
  const say = useAction(answerAsAction, { onDone: (reply) => props.onKnown(reply.link) })
  const form = useForm({
    form: answerAsForm,
    from: { code: '', name: '' },
    input: ({ code, name }) => ({ id: link, email, code: code.trim(), name: name.trim() }),
    codes: { wrong_code: 'code' },
    action: say,
    save: say.run,
  })
  return (
    <FormFrame form={form} action="Answer" onCancel={props.onBack}>
      <p>A code is on its way to {email}. It is good for 15 minutes.</p>
      <TextInput
        data-autofocus
        label="Code"
        autoComplete="one-time-code"
        inputMode="numeric"
        {...form.text('code')}
      />
      <TextInput label="Your name, as others see it" autoComplete="name" {...form.text('name')} />
    </FormFrame>
  )
}
