import { getSecondFactor, type SecondFactorState } from '@callboard/accounts/contract'
import { Load, useAction, useAnswer } from '@callboard/kit/data'
import { ActionFault, Button, Group, Page, Skeletons, Stack, Text } from '@callboard/kit/ui'
import { lazy, Suspense, useState } from 'react'
import { renewCodesAction } from '../data/second-factor.ts'

const SetUp = lazy(() => import('./set-up.tsx'))
const TurnOffDialog = lazy(() => import('./turn-off-dialog.tsx'))
const RecoveryCodes = lazy(() =>
  import('./recovery-codes.tsx').then((loaded) => ({ default: loaded.RecoveryCodes })),
)

/** Two-step sign-in of the own account: on, off, another app, new recovery codes. */
export default function SecondFactorPage() {
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
  if (shown)
    return (
      <Suspense fallback={<Skeletons rows={3} />}>
        {shown.kind === 'set-up' ? (
          <SetUp onDone={close} />
        ) : (
          <RecoveryCodes codes={shown.codes} onDone={close} />
        )}
      </Suspense>
    )
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
        It is on. {sayLeft(recovery_left)}
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
      <Suspense>
        {leaving ? <TurnOffDialog hasPassword={has_password} onClose={() => setLeaving(false)} /> : null}
      </Suspense>
    </Stack>
  )
}

function sayLeft(left: number): string {
  if (left === 0) return 'No recovery code is left: make new ones.'
  return left === 1 ? 'One recovery code is left: make new ones.' : `${left} recovery codes are left.`
}
