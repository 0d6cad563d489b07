import { type GoogleSignInReply, googleLogin } from '@callboard/accounts/contract'
import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useAction } from '../api/use-action.ts'
import { toast } from '../layout/toast.ts'
import { useLocation, useNavigate } from '../router.ts'
import { refreshSession } from '../session/session.ts'
import { describeError } from '../text/describe-error.ts'
import { arrivalIn } from './google-arrival.ts'
import { type GoogleErrand, googleErrand, goToGoogle, newcomerIn } from './google-errand.ts'
import { GoogleFailed, GoogleNotice } from './google-notice.tsx'
import { GoogleSignUpStep } from './google-sign-up-step.tsx'
import './sign-in.css'

const NOT_BEGUN_HERE =
  'This sign-in with Google has expired or was begun in another window. Please start again.'
const LINKED =
  'Your account is connected with Google now and its old password no longer works. Forgot password sets a new one.'

/** The page that Google leads back to: signs in, asks somebody new what they want to be, or says what went wrong. */
export function GoogleReturn(props: {
  /** Runs after the page knows who has signed in. */
  readonly onSignedIn: () => void
  /** Leads to the beginning of the way in. */
  readonly onOther: () => void
}) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [arrival] = useState(() => arrivalIn(search))
  const [errand, setErrand] = useState(() => googleErrand.peek())
  const [refused, setRefused] = useState<string>()
  const login = useAction(googleLogin)

  const signedIn = async () => {
    googleErrand.clear()
    await refreshSession()
    props.onSignedIn()
  }
  const follow = (reply: GoogleSignInReply, from: GoogleErrand) => {
    const newcomer = newcomerIn(reply)
    if (reply.success) {
      if (reply.linked) toast.ok(LINKED)
      void signedIn()
    } else if (newcomer) {
      // Kept for a page that is loaded again: Google's code has served.
      googleErrand.save({ ...from, newcomer })
      setErrand({ ...from, newcomer })
    } else setRefused(reply.error ?? NOT_BEGUN_HERE)
  }
  const comeIn = async () => {
    if (arrival.kind !== 'agreed' || !errand) return
    const { code, state } = arrival
    const reply = await login.run({ code, state, binding: errand.binding })
    if (reply) follow(reply, errand)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the address that the page was opened with
  useEffect(() => {
    if (search !== '') void navigate(pathname, { replace: true })
    if (!errand?.newcomer) void comeIn()
  }, [])

  if (errand?.newcomer && arrival.kind !== 'failed')
    return (
      <div className="callboard-sign-in-flow">
        <GoogleSignUpStep
          newcomer={errand.newcomer}
          binding={errand.binding}
          userType={errand.userType ?? 'client'}
          onPrev={props.onOther}
          onDone={() => void signedIn()}
        />
      </div>
    )
  const fault = arrival.kind === 'failed' ? arrival.words : refused
  if (fault !== undefined || arrival.kind === 'nothing' || !errand)
    return (
      <GoogleFailed words={fault ?? NOT_BEGUN_HERE} onOther={props.onOther}>
        <Button size="md" onClick={() => void goToGoogle(errand?.userType)}>
          Continue with Google
        </Button>
      </GoogleFailed>
    )
  if (login.error !== undefined)
    return (
      <GoogleFailed words={describeError(login.error).text} onOther={props.onOther}>
        <Button size="md" onClick={() => void comeIn()}>
          Retry
        </Button>
      </GoogleFailed>
    )
  return (
    <GoogleNotice
      role="status"
      title="Signing you in"
      words="Google has sent you back to us. This takes a moment."
    />
  )
}
