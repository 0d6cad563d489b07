import type { providers } from '@callboard/accounts/contract'
import type { ReplyOf } from '@callboard/core/http-contract'
import type { Loadable } from '@callboard/kit/data'
import { IconMail } from '@callboard/kit/icons'
import { LEGAL } from '@callboard/kit/shell'
import { Anchor, Button, Skeleton, Stack, Text, Title } from '@callboard/kit/ui'
import { useEffect, useRef } from 'react'
import { GoogleSign } from './google-sign.tsx'

const SIGN_APART = { section: { marginInlineEnd: 8 } }

/** The first question: how. */
export function ChooseStep(props: {
  /** Which ways there are beside e-mail. */
  readonly offered: Loadable<ReplyOf<typeof providers>>
  /** True after a return from a later step. */
  readonly again: boolean
  readonly onGoogle: () => void
  readonly onEmail: () => void
}) {
  const title = useRef<HTMLHeadingElement>(null)
  const { again } = props
  useEffect(() => {
    if (again) title.current?.focus()
  }, [again])
  return (
    <Stack gap="md">
      <Stack gap={4}>
        <Title ref={title} tabIndex={-1} order={1} size="h1" className="callboard-step-title">
          Sign in to Callboard
        </Title>
        <Text c="dimmed">New here? The same way leads to a new account.</Text>
      </Stack>
      <OtherWays offered={props.offered} onGoogle={props.onGoogle} />
      <Button size="md" leftSection={<IconMail size={16} />} styles={SIGN_APART} onClick={props.onEmail}>
        Continue with Email
      </Button>
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
  // As high as the button, so that the one below does not move away from under a finger.
  if (offered.kind === 'loading') return <Skeleton height={42} aria-hidden />
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
