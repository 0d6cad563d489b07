import { useAction } from '@callboard/kit/data'
import { checkUserAction } from '../data/sign-in.ts'
import { EmailField, useEmailForm } from './email-field.tsx'
import { StepFrame } from './step-frame.tsx'

export function EmailStep(props: {
  readonly email: string
  readonly onEmail: (email: string) => void
  readonly onPrev?: () => void
  readonly onKnown: (exists: boolean) => void
}) {
  const check = useAction(checkUserAction, { onDone: ({ exists }) => props.onKnown(exists) })
  const form = useEmailForm(props.email, check)
  const { onChange, ...field } = form.text('email')
  return (
    <StepFrame title="What is your e-mail address?" next="Next" form={form} onPrev={props.onPrev}>
      <EmailField
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
