import { providers } from '@callboard/accounts/contract'
import { useAnswer } from '@callboard/kit/data'
import { canUsePasskeys, useNewPasskey } from '@callboard/kit/passkeys'
import { ActionFault, Button, Stack, Text, Title } from '@callboard/kit/ui'
import styles from '../sign-in/sign-in.module.css'
import { SetUp } from './set-up.tsx'

/** For an account that can do nothing else before it has a second factor. */
export function SetUpStep({ onDone }: { readonly onDone: () => void }) {
  const offered = useAnswer(providers, {})
  const hasPasskeys = offered.kind === 'ready' && offered.data.passkeys && canUsePasskeys()
  return (
    <Stack gap="md" className={styles.flow}>
      <Stack gap={4}>
        <Title order={1} size="h1">
          Set up two-step sign-in
        </Title>
        <Text c="dimmed">
          Super admins sign in with a password and a code of their phone, or with a passkey. It takes a
          minute, and then you are in.
        </Text>
      </Stack>
      {hasPasskeys ? <ByPasskey onDone={onDone} /> : null}
      <SetUp onDone={onDone} />
    </Stack>
  )
}

/** A passkey is a second factor by itself, also where no app makes codes. */
function ByPasskey({ onDone }: { readonly onDone: () => void }) {
  const add = useNewPasskey(onDone)
  return (
    <Stack gap="sm" align="flex-start">
      <ActionFault error={add.fault} />
      <Button variant="default" size="md" loading={add.busy} onClick={() => void add.run()}>
        Add a passkey
      </Button>
      <Text>A passkey is your face, finger or device PIN. Or pair an app:</Text>
    </Stack>
  )
}
