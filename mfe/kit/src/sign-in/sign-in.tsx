import { providers } from '@callboard/accounts/contract'
import { Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useEndpoint } from '../api/use-endpoint.ts'
import { refreshSession } from '../session/session.ts'
import { ChooseStep } from './choose-step.tsx'
import { EmailStep } from './email-step.tsx'
import { ForgotStep } from './forgot-step.tsx'
import { PasswordStep } from './password-step.tsx'
import { SignUpNotLoaded } from './sign-up-not-loaded.tsx'
import { SignUpStep } from './sign-up-step.tsx'
import { StepSkeleton } from './step-skeleton.tsx'
import { type Step, stepAfterEmail, stepBefore } from './steps.ts'
import { useGoogle } from './use-google.ts'
import './sign-in.css'

export interface SignInProps {
  /** Check-in: a new account can only be talent. */
  readonly talentOnly?: boolean
  /** Says where the person is about to go: studio and session name. */
  readonly banner?: string
  /** Runs after the page knows who has signed in. */
  readonly onSignedIn?: () => void
}

/** The way in, one question at a time. What was typed stays when going back. */
export function SignIn({ talentOnly = false, banner, onSignedIn }: SignInProps) {
  const [reached, setStep] = useState<Step>()
  const step = reached ?? 'choose'
  const [email, setEmail] = useState('')
  const offered = useEndpoint(providers, {})
  const toGoogle = useGoogle(talentOnly)
  const before = stepBefore(step)
  const back = before && (() => setStep(before))
  const signedIn = async () => {
    await refreshSession()
    onSignedIn?.()
  }
  return (
    <Stack gap="lg" className="callboard-sign-in-flow">
      {banner ? (
        <Text size="sm" className="callboard-banner">
          {banner}
        </Text>
      ) : null}
      {step === 'choose' ? (
        <ChooseStep
          offered={offered}
          again={reached !== undefined}
          onGoogle={toGoogle}
          onEmail={() => setStep('email')}
        />
      ) : null}
      {step === 'email' ? (
        <EmailStep
          email={email}
          onEmail={setEmail}
          onPrev={back}
          onKnown={(exists) => setStep(stepAfterEmail(exists))}
        />
      ) : null}
      {step === 'password' ? (
        <PasswordStep
          email={email}
          onPrev={back}
          onForgot={() => setStep('forgot')}
          onDone={() => void signedIn()}
        />
      ) : null}
      {step === 'sign-up' && offered.kind === 'loading' ? <StepSkeleton /> : null}
      {step === 'sign-up' && offered.kind === 'failed' ? (
        <SignUpNotLoaded error={offered.error} onRetry={offered.retry} onPrev={back} />
      ) : null}
      {step === 'sign-up' && offered.kind === 'ready' ? (
        <SignUpStep
          email={email}
          talentOnly={talentOnly}
          siteKey={offered.data.captcha?.site_key}
          onPrev={back}
          onDone={() => void signedIn()}
        />
      ) : null}
      {step === 'forgot' ? (
        <ForgotStep email={email} onPrev={back} onDone={() => setStep('password')} />
      ) : null}
    </Stack>
  )
}
