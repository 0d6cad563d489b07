import { type checkResetLink, confirmRules, newPasswordForm } from '@callboard/accounts/contract'
import type { ReplyOf } from '@callboard/core/http-contract'
import { ApiError, refreshSession, useAction } from '@callboard/kit/data'
import { useForm } from '@callboard/kit/form'
import { returnAddress } from '@callboard/kit/shell'
import { Anchor, Button, FailedState, Link, useLocation, useNavigate, useTitle } from '@callboard/kit/ui'
import { useEffect, useState } from 'react'
import { checkResetLinkAction, resetPasswordAction } from '../data/sign-in.ts'
import { devicePass } from '../sign-in/device-pass.ts'
import { type CameIn, isLeft, LastSteps } from '../sign-in/last-steps.tsx'
import { NewPasswordField } from '../sign-in/password-field.tsx'
import { resetReturn } from '../sign-in/reset-return.ts'
import { StepFrame } from '../sign-in/step-frame.tsx'
import { StepNotice } from '../sign-in/step-notice.tsx'
import { StepSkeleton } from '../sign-in/step-skeleton.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { keeping, keptToken, resetToken } from './reset-token.ts'

const REQUEST = '/reset-password-request'
/** Of the refusal of a link that is used, expired or forged. */
const BAD_LINK = 'bad_reset_link'

/** The token leaves the address at once, so that it is in no history, picture of the screen or referrer. */
export default function ResetPage() {
  useTitle('Check In | Reset password')
  const { search, pathname, state } = useLocation()
  const navigate = useNavigate()
  const shown = resetToken(search)
  useEffect(() => {
    if (shown !== null) void navigate(pathname, { replace: true, state: keeping(shown) })
  }, [shown, pathname, navigate])
  const token = shown ?? (search === '' ? keptToken(state) : null)
  return <AuthFrame>{token === null ? <Incomplete /> : <CheckedLink key={token} token={token} />}</AuthFrame>
}

function Incomplete() {
  return (
    <BadLink
      title="Invalid Token!"
      words="The link is not complete. Open it from the mail again, or ask for a new one."
    />
  )
}

function BadLink(props: { readonly title: string; readonly words: string }) {
  return (
    <StepNotice {...props} role="alert">
      <Button component={Link} to={REQUEST} size="md">
        Send Reset Request
      </Button>
    </StepNotice>
  )
}

/** Nobody types a password for a link that does not work. */
function CheckedLink({ token }: { readonly token: string }) {
  const [found, setFound] = useState<ReplyOf<typeof checkResetLink>>()
  const check = useAction(checkResetLinkAction, { onDone: setFound })
  const ask = () => void check.run({ token })
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once when it opens; another token is another component by its key
  useEffect(ask, [])
  if (found?.success) return <ResetForm token={token} />
  if (found) return <BadLink title="This link no longer works" words={found.error ?? ''} />
  if (check.error !== undefined) return <FailedState heading={1} error={check.error} onRetry={ask} />
  return <StepSkeleton />
}

function ResetForm({ token }: { readonly token: string }) {
  const navigate = useNavigate()
  const [came, setCame] = useState<CameIn>()
  const goOn = async () => {
    await refreshSession()
    const address = resetReturn.take()
    if (address !== null) returnAddress.save(address)
    void navigate('/auth', { replace: true })
  }
  const letIn = (reply: CameIn) => (isLeft(reply) ? setCame(reply) : void goOn())
  const reset = useAction(resetPasswordAction, {
    onDone: (reply) => {
      devicePass.keep(reply)
      letIn(reply)
    },
  })
  const form = useForm({
    form: newPasswordForm,
    rules: confirmRules,
    from: { password: '', again: '' },
    input: ({ password }) => ({ token, password, device: devicePass.read() }),
    action: reset,
    save: reset.run,
  })
  if (came)
    return (
      <LastSteps
        came={came}
        onNext={letIn}
        onDone={() => void goOn()}
        onStale={() => void navigate('/auth', { replace: true })}
      />
    )
  return (
    <StepFrame title="Reset password" next="Reset Request" form={form}>
      <NewPasswordField {...form.text('password')} />
      <NewPasswordField label="Confirm Password" description={undefined} {...form.text('again')} />
      {reset.error instanceof ApiError && reset.error.code === BAD_LINK ? (
        <Anchor component={Link} to={REQUEST} size="sm" w="fit-content">
          Ask for a new link
        </Anchor>
      ) : null}
    </StepFrame>
  )
}
