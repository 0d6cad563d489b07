import type { GoogleSignInReply } from '@callboard/accounts/contract'
import { refreshSession, useAction } from '@callboard/kit/data'
import { Button, sayError, toast, useLocation, useNavigate } from '@callboard/kit/ui'
import { useEffect, useState } from 'react'
import { googleLoginAction } from '../data/sign-in.ts'
import { arrivalIn } from './google-arrival.ts'
import { type GoogleAttempt, googleAttempt, goToGoogle, newcomerIn } from './google-attempt.ts'
import { GoogleFailed } from './google-failed.tsx'
import { GoogleSignUpStep } from './google-sign-up-step.tsx'
import { type CameIn, isLeft, isRight, LastSteps } from './last-steps.tsx'
import { StepNotice } from './step-notice.tsx'

const NOT_BEGUN_HERE =
  'This sign-in with Google has expired or was begun in another window. Please start again.'
const LINKED =
  'Your account is connected with Google now and its old password no longer works. Forgot password sets a new one.'

/** Return from Google: signs in, asks a new person for the type of the account, or shows the fault. */
export function GoogleReturn(props: {
  /** Runs after the page knows the new session. */
  readonly onSignedIn: () => void
  /** Leads to the beginning of the way in. */
  readonly onOther: () => void
}) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [arrival] = useState(() => arrivalIn(search))
  const [attempt, setAttempt] = useState(() => googleAttempt.peek())
  const [refused, setRefused] = useState<string>()
  const [came, setCame] = useState<CameIn>()
  const login = useAction(googleLoginAction)

  const signedIn = async () => {
    googleAttempt.clear()
    await refreshSession()
    props.onSignedIn()
  }
  const letIn = (reply: CameIn) => {
    if (reply.linked) toast.ok(LINKED)
    if (isLeft(reply)) setCame(reply)
    else void signedIn()
  }
  const follow = (reply: GoogleSignInReply, from: GoogleAttempt) => {
    const newcomer = newcomerIn(reply)
    if (newcomer) {
      // Kept for a page that is loaded again: Google's code has served.
      googleAttempt.save({ ...from, newcomer })
      setAttempt({ ...from, newcomer })
      return
    }
    const { needs, ...said } = reply
    const arrived = { ...said, needs: needs === 'user_type' ? undefined : needs }
    if (isRight(arrived)) letIn(arrived)
    else setRefused(reply.error ?? NOT_BEGUN_HERE)
  }
  const comeIn = async () => {
    if (arrival.kind !== 'agreed' || !attempt) return
    const { code, state } = arrival
    const reply = await login.run({ code, state, binding: attempt.binding })
    if (reply) follow(reply, attempt)
  }
  const startAnew = (words: string) => {
    // The ticket leads nowhere any more, not even in a page that is loaded again.
    googleAttempt.clear()
    setAttempt(attempt && { ...attempt, newcomer: undefined })
    setRefused(words)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after any change: Google's code serves one time
  useEffect(() => {
    if (search !== '') void navigate(pathname, { replace: true })
    if (!attempt?.newcomer) void comeIn()
  }, [])

  if (came)
    return (
      <LastSteps came={came} onNext={letIn} onDone={() => void signedIn()} onStale={() => props.onOther()} />
    )
  if (attempt?.newcomer && arrival.kind !== 'failed')
    return (
      <GoogleSignUpStep
        newcomer={attempt.newcomer}
        binding={attempt.binding}
        userType={attempt.userType}
        onPrev={props.onOther}
        onRefused={startAnew}
        onDone={letIn}
      />
    )
  const fault = arrival.kind === 'failed' ? arrival.words : refused
  if (fault !== undefined || arrival.kind === 'nothing' || !attempt)
    return (
      <GoogleFailed words={fault ?? NOT_BEGUN_HERE} onOther={props.onOther}>
        <Button size="md" onClick={() => void goToGoogle(attempt?.userType)}>
          Continue with Google
        </Button>
      </GoogleFailed>
    )
  if (login.error !== undefined)
    return (
      <GoogleFailed words={sayError(login.error)} onOther={props.onOther}>
        <Button size="md" onClick={() => void comeIn()}>
          Retry
        </Button>
      </GoogleFailed>
    )
  return (
    <StepNotice
      role="status"
      title="Signing you in"
      words="Google has sent you back to us. This takes a moment."
    />
  )
}
