import type { providers } from '@callboard/accounts/contract'
import type { ReplyOf } from '@callboard/core/http-contract'
import { type Loadable, useAction } from '@callboard/kit/data'
import { IconFingerprint } from '@callboard/kit/icons'
import { canUsePasskeys } from '@callboard/kit/passkeys'
import { LEGAL, returnAddress } from '@callboard/kit/shell'
import { Anchor, Button, Skeleton, Stack, sayError, Text } from '@callboard/kit/ui'
import { useState } from 'react'
import { checkUserAction } from '../data/sign-in.ts'
import { DemoPeople } from './demo-people.tsx'
import { EmailField, useEmailForm } from './email-field.tsx'
import { GoogleSign } from './google-sign.tsx'
import type { CameIn } from './last-steps.tsx'
import { StepFrame } from './step-frame.tsx'
import { usePasskeySignIn } from './use-passkey-sign-in.ts'

const SIGN_APART = { section: { marginInlineEnd: 8 } }

/** The first step: the address, or another way in. */
export function EmailStep(props: {
  readonly email: string
  /** Only talent may come in here. */
  readonly talentOnly: boolean
  /** Ways beside e-mail, and the people of a demo install. */
  readonly offered: Loadable<ReplyOf<typeof providers>>
  readonly onEmail: (email: string) => void
  readonly onKnown: (exists: boolean) => void
  readonly onGoogle: () => void
  readonly onDone: (came: CameIn) => void
}) {
  const { offered } = props
  const [comesBack] = useState(() => returnAddress.peek() !== null)
  const check = useAction(checkUserAction, { onDone: ({ exists }) => props.onKnown(exists) })
  const form = useEmailForm(props.email, check)
  const { onChange, ...field } = form.text('email')
  const passkey = usePasskeySignIn(props.onDone)
  // Most installs have them: the button does not wait for the answer, so that nothing moves when it comes.
  const hasPasskeys = offered.kind !== 'ready' || offered.data.passkeys
  const demo = offered.kind === 'ready' ? offered.data.demo : null
  const people = demo?.people.filter(({ user_type }) => !props.talentOnly || user_type === 'talent') ?? []
  return (
    <Stack gap="lg">
      <StepFrame
        title="Sign in to Callboard"
        lead={`${comesBack ? 'You come back to what you had open. ' : ''}New here? The same way leads to a new account.`}
        next="Continue with Email"
        form={form}
        refused={passkey.fault === undefined ? undefined : sayError(passkey.fault)}
        beside={
          <>
            <OtherWays offered={offered} onGoogle={props.onGoogle} />
            {hasPasskeys && canUsePasskeys() ? (
              <Button
                variant="default"
                size="md"
                leftSection={<IconFingerprint size={20} aria-hidden />}
                styles={SIGN_APART}
                loading={passkey.busy}
                onClick={() => void passkey.run()}
              >
                Sign in with a passkey
              </Button>
            ) : null}
          </>
        }
      >
        <EmailField
          autoFocus
          {...field}
          onChange={(event) => {
            props.onEmail(event.currentTarget.value)
            onChange(event)
          }}
        />
      </StepFrame>
      <Text size="xs" c="dimmed">
        By going on you accept the{' '}
        <Anchor href={LEGAL.terms} size="xs" underline="always">
          terms
        </Anchor>{' '}
        and the{' '}
        <Anchor href={LEGAL.privacy} size="xs" underline="always">
          privacy policy
        </Anchor>
        .
      </Text>
      {demo && people.length > 0 ? (
        <DemoPeople password={demo.password} people={people} onDone={props.onDone} />
      ) : null}
    </Stack>
  )
}

function OtherWays({
  offered,
  onGoogle,
}: {
  readonly offered: Loadable<ReplyOf<typeof providers>>
  readonly onGoogle: () => void
}) {
  // As high as the button, so that the field below does not move away from under a finger.
  if (offered.kind === 'loading') return <Skeleton height={44} aria-hidden />
  if (offered.kind === 'failed')
    return (
      <Text size="sm" role="status">
        Other ways to sign in could not be loaded.{' '}
        <Anchor component="button" type="button" size="sm" onClick={offered.retry}>
          Retry
        </Anchor>
      </Text>
    )
  if (!offered.data.google) return null
  return (
    <Button variant="default" size="md" leftSection={<GoogleSign />} styles={SIGN_APART} onClick={onGoogle}>
      Continue with Google
    </Button>
  )
}
