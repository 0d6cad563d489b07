import { Stack, Text, Title } from '@callboard/kit/ui'
import styles from '../sign-in/sign-in.module.css'
import { SetUp } from './set-up.tsx'

/** For an account that can do nothing else before it has a second factor. */
export function SetUpStep({ onDone }: { readonly onDone: () => void }) {
  return (
    <Stack gap="md" className={styles.flow}>
      <Stack gap={4}>
        <Title order={1} size="h1">
          Set up two-step sign-in
        </Title>
        <Text c="dimmed">
          Super admins sign in with a password and a code of their phone. It takes a minute, and then you are
          in.
        </Text>
      </Stack>
      <SetUp onDone={onDone} />
    </Stack>
  )
}
