import { useAction } from '@callboard/kit/data'
import { Alert, Button, Stack, sayError, Text } from '@callboard/kit/ui'
import { resendMessageAction } from '../data/messages.ts'

/** Says why a message did not arrive, and sends it again. */
export function FailedMessage({ id, reason }: { readonly id: string; readonly reason: string | null }) {
  const resend = useAction(resendMessageAction)
  return (
    <Alert color="red" title="This message was not delivered">
      <Stack gap="sm" align="flex-start">
        <Text size="sm">{reason ?? 'The reason is not known.'}</Text>
        <Button size="xs" variant="default" loading={resend.busy} onClick={() => void resend.run({ id })}>
          Resend
        </Button>
        {resend.error === undefined ? null : (
          <Text size="sm" role="alert">
            {sayError(resend.error)}
          </Text>
        )}
      </Stack>
    </Alert>
  )
}
