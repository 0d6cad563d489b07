import { Anchor, Button, Stack, Text, Title } from '@mantine/core'
import { IconMail } from '../icons.ts'
import { LEGAL } from '../layout/app-footer.tsx'
import { GoogleSign } from './google-sign.tsx'

/** The first question: how. */
export function ChooseStep(props: {
  /** Absent where Google is not offered. */
  readonly onGoogle?: () => void
  readonly onEmail: () => void
}) {
  return (
    <Stack gap="md">
      <Stack gap={4}>
        <Title order={1} size="h1">
          Sign in to Callboard
        </Title>
        <Text c="dimmed">New here? The same way leads to a new account.</Text>
      </Stack>
      {props.onGoogle ? (
        <Button variant="default" size="md" leftSection={<GoogleSign />} onClick={props.onGoogle}>
          Continue with Google
        </Button>
      ) : null}
      <Button size="md" leftSection={<IconMail size={18} />} onClick={props.onEmail}>
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
