import { emailForm } from '@callboard/accounts/contract'
import { useAction } from '@callboard/kit/data'
import { useForm } from '@callboard/kit/form'
import { TextInput } from '@callboard/kit/inputs'
import { checkUserAction } from '../data/sign-in.ts'
import { StepFrame } from './step-frame.tsx'

export function EmailStep(props: {
  readonly email: string
  readonly onEmail: (email: string) => void
  readonly onPrev?: () => void
  readonly onKnown: (exists: boolean) => void
}) {
  const check = useAction(checkUserAction, { onDone: ({ exists }) => props.onKnown(exists) })
  const form = useForm({
    form: emailForm,
    from: { email: props.email },
    input: ({ email }) => ({ email: email.trim().toLowerCase() }),
    action: check,
    save: check.run,
  })
  const { onChange, ...field } = form.text('email')
  return (
    <StepFrame title="What is your e-mail address?" next="Next" form={form} onPrev={props.onPrev}>
      <TextInput
        label="Email"
        type="email"
        size="md"
        autoComplete="email"
        autoCapitalize="none"
        autoFocus
        {...field}
        onChange={(event) => {
          props.onEmail(event.currentTarget.value)
          onChange(event)
        }}
      />
    </StepFrame>
  )
}
