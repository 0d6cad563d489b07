import { getSecondFactor, type SecondFactorState, sayRecoveryCodes } from '@callboard/accounts/contract'
import { Load, refreshSession, useAction, useAnswer, useSession } from '@callboard/kit/data'
import {
  ActionFault,
  Button,
  FailedState,
  Group,
  Link,
  Page,
  PageSkeleton,
  Skeletons,
  Stack,
  StateCard,
  Text,
} from '@callboard/kit/ui'
import { useState } from 'react'
import { renewCodesAction } from '../data/second-factor.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SetUp } from './set-up.tsx'
import { TurnOffDialog } from './turn-off-dialog.tsx'

/** Two-step sign-in of the own account: on, off, another app, new recovery codes. */
export function TwoStepPage() {
  const session = useSession()
  if (session.kind === 'nobody') return <NotSignedIn />
  if (session.kind === 'failed')
    return <FailedState heading={1} error={session.error} onRetry={() => void refreshSession()} />
  return session.kind === 'user' ? <Whole /> : <PageSkeleton />
}

function NotSignedIn() {
  return (
    <StateCard
      heading={1}
      title="Two-step sign-in"
      actions={
        <Button component={Link} to="/auth">
          Sign In
        </Button>
      }
    >
      Sign in first: this page is about your account.
    </StateCard>
  )
}

function Whole() {
  const state = useAnswer(getSecondFactor, {})
  return (
    <Page
      title="Two-step sign-in"
      width="narrow"
      breadcrumb={[{ label: 'Profile', to: '/profile' }]}
      description="After the password Callboard asks for a code that an app on your phone makes. Who has your password alone cannot come in."
    >
      <Load state={state} skeleton={<Skeletons rows={3} />} failedTitle="This could not be loaded">
        {(found) => <Parts state={found} />}
      </Load>
    </Page>
  )
}

/** What is shown in place of the state of things. */
type Shown = { readonly kind: 'set-up' } | { readonly kind: 'codes'; readonly codes: readonly string[] }

function Parts({ state }: { readonly state: SecondFactorState }) {
  const [shown, setShown] = useState<Shown>()
  const close = () => setShown(undefined)
  if (shown?.kind === 'set-up') return <SetUp onDone={close} />
  if (shown) return <RecoveryCodes codes={shown.codes} onDone={close} />
  const setUp = () => setShown({ kind: 'set-up' })
  if (state.on)
    return <On state={state} onMove={setUp} onCodes={(codes) => setShown({ kind: 'codes', codes })} />
  return (
    <Stack align="flex-start">
      <Text>It is off.</Text>
      <Button onClick={setUp}>Set up</Button>
    </Stack>
  )
}

function On(props: {
  readonly state: SecondFactorState
  readonly onMove: () => void
  readonly onCodes: (codes: readonly string[]) => void
}) {
  const { required, recovery_left, has_password } = props.state
  const [leaving, setLeaving] = useState(false)
  const renew = useAction(renewCodesAction, { onDone: ({ recovery_codes }) => props.onCodes(recovery_codes) })
  return (
    <Stack>
      <Text>
        It is on. {sayRecoveryCodes(recovery_left)}
        {required ? ' Super admins cannot turn it off here.' : ''}
      </Text>
      <ActionFault error={renew.error} />
      <Group gap="sm">
        <Button variant="default" loading={renew.busy} onClick={() => void renew.run(undefined)}>
          New recovery codes
        </Button>
        <Button variant="default" onClick={props.onMove}>
          Move to another app
        </Button>
        {required ? null : (
          <Button variant="outline" color="red" onClick={() => setLeaving(true)}>
            Turn off
          </Button>
        )}
      </Group>
      {leaving ? <TurnOffDialog hasPassword={has_password} onClose={() => setLeaving(false)} /> : null}
    </Stack>
  )
}
