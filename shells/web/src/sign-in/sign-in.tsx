import { providers } from '@callboard/accounts/contract'
import { refreshSession, useAnswer } from '@callboard/kit/data'
import { Stack, Text } from '@callboard/kit/ui'
import { useState } from 'react'
import { EmailStep } from './email-step.tsx'
import { ForgotStep } from './forgot-step.tsx'
import { type CameIn, isLeft, LastSteps } from './last-steps.tsx'
import { PasswordStep } from './password-step.tsx'
import styles from './sign-in.module.css'
import { SignUpStep } from './sign-up-step.tsx'
import { stepAfterEmail, stepBefore } from './steps.ts'
import { useGoogle } from './use-google.ts'
import { useStepHistory } from './use-step-history.ts'

export interface SignInProps {
  /** Check-in: a new account can only be talent. */
  readonly talentOnly?: boolean
  /** Says where the person is about to go: studio and session name. */
  readonly banner?: string
  /** Runs after the page knows the new session. */
  readonly onSignedIn?: () => void
}

/** The way in, one question at a time. Typed text stays when going back. */
export function SignIn({ talentOnly = false, banner, onSignedIn }: SignInProps) {
  const steps = useStepHistory()
  const { step } = steps
  const [email, setEmail] = useState(steps.email)
  const [came, setCame] = useState<CameIn>()
  const [stale, setStale] = useState('')
  const offered = useAnswer(providers, {})
  const toGoogle = useGoogle(talentOnly)
  const back = stepBefore(step) && steps.back
  const signedIn = async () => {
    await steps.leave()
    await refreshSession()
    onSignedIn?.()
  }
  const letIn = (reply: CameIn) => (isLeft(reply) ? setCame(reply) : void signedIn())
  const startAnew = (words: string) => {
    setStale(words)
    setCame(undefined)
  }
  if (came) return <LastSteps came={came} onNext={letIn} onDone={() => void signedIn()} onStale={startAnew} />
  return (
    <Stack gap="lg" className={styles.flow}>
      {banner ? (
        <Text size="sm" className={styles.banner}>
          {banner}
        </Text>
      ) : null}
      {step === 'email' ? (
        <EmailStep
          email={email}
          talentOnly={talentOnly}
          offered={offered}
          onEmail={setEmail}
          onGoogle={toGoogle}
          onDone={letIn}
          onKnown={(exists) => steps.go(stepAfterEmail(exists), email)}
        />
      ) : null}
      {step === 'password' ? (
        <PasswordStep
          email={email}
          stale={stale}
          onPrev={back}
          onForgot={() => steps.go('forgot', email)}
          onDone={letIn}
        />
      ) : null}
      {step === 'sign-up' ? (
        <SignUpStep email={email} talentOnly={talentOnly} onPrev={back} onDone={letIn} />
      ) : null}
      {step === 'forgot' ? <ForgotStep email={email} onPrev={back} onDone={steps.back} /> : null}
    </Stack>
  )
}
