import { codeRules, proofForm, type SecondStepReply } from '@callboard/accounts/contract'
import { useAction } from '@callboard/kit/data'
import { useForm } from '@callboard/kit/form'
import { canUsePasskeys } from '@callboard/kit/passkeys'
import { Anchor, sayError } from '@callboard/kit/ui'
import { useState } from 'react'
import { secondStepAction } from '../data/second-factor.ts'
import { devicePass } from '../sign-in/device-pass.ts'
import { StepFrame } from '../sign-in/step-frame.tsx'
import { CodeField } from './code-field.tsx'
import { usePasskeyStep } from './passkey-step.tsx'

/** The second step of signing in: a code of the app, or a recovery code. */
export function CodeStep(props: {
  readonly ticket: string
  /** The account has a passkey, which does as well. */
  readonly hasPasskey: boolean
  readonly onDone: (reply: SecondStepReply) => void
  /** The first step does not count any more. */
  readonly onStale: (words: string) => void
}) {
  const [refused, setRefused] = useState<string>()
  const [recovers, setRecovers] = useState(false)
  const passkey = usePasskeyStep(props)
  const step = useAction(secondStepAction, {
    onDone: (reply) => {
      const words = reply.error ?? 'This code is not right.'
      devicePass.keep(reply)
      if (reply.success) return props.onDone(reply)
      if (reply.needs === undefined) return props.onStale(words)
      setRefused(words)
      form.begin({ code: '' })
    },
  })
  const form = useForm({
    form: proofForm,
    rules: codeRules,
    from: { code: '' },
    input: ({ code }) => ({ ticket: props.ticket, code, device: devicePass.read() }),
    action: step,
    save: (input) => {
      setRefused(undefined)
      return step.run(input)
    },
  })
  return (
    <StepFrame
      title={recovers ? 'Enter a recovery code' : 'Enter your code'}
      lead={
        recovers
          ? 'One of the codes that you kept when you turned two-step sign-in on. Each works once.'
          : 'Open your authenticator app and type the six figures that it shows for Callboard.'
      }
      next="Log In"
      form={form}
      refused={refused ?? (passkey.fault === undefined ? undefined : sayError(passkey.fault))}
      onPrev={() => props.onStale('')}
    >
      <CodeField
        key={String(recovers)}
        label={recovers ? 'Recovery code' : 'Code'}
        inputMode={recovers ? 'text' : 'numeric'}
        placeholder={recovers ? 'ABCD-EFGH-IJKL-MNOP' : undefined}
        autoFocus
        {...form.text('code')}
      />
      <Anchor
        component="button"
        type="button"
        size="sm"
        ta="left"
        w="fit-content"
        onClick={() => {
          form.begin({ code: '' })
          setRecovers(!recovers)
        }}
      >
        {recovers ? 'Use a code of the app' : 'Use a recovery code'}
      </Anchor>
      {props.hasPasskey && canUsePasskeys() ? (
        <Anchor
          component="button"
          type="button"
          size="sm"
          ta="left"
          w="fit-content"
          disabled={passkey.busy}
          onClick={() => {
            setRefused(undefined)
            void passkey.run()
          }}
        >
          Use a passkey
        </Anchor>
      ) : null}
    </StepFrame>
  )
}
