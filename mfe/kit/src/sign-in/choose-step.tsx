import { Anchor, Button, Stack, Text, Title } from '@mantine/core'
import { IconMail } from '../icons.ts'
import { LEGAL } from '../layout/app-footer.tsx'
import { GoogleSign } from './google-sign.tsx'

/** Where the server begins the sign-in with Google. */
const GOOGLE_START = '/api/auth/google'

/** The first question: how. */
export function ChooseStep({ google, onEmail }: { readonly google: boolean; readonly onEmail: () => void }) {
  return (
    <Stack gap="md">
      <Stack gap={4}>
        <Title order={1} size="h1">
          Sign in to Callboard
        </Title>
        <Text c="dimmed">New here? The same way leads to a new account.</Text>
      </Stack>
      {google ? (
        <Button component="a" href={GOOGLE_START} variant="default" size="md" leftSection={<GoogleSign />}>
          Continue with Google
        </Button>
      ) : null}
      <Button size="md" leftSection={<IconMail size={18} />} onClick={onEmail}>
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
