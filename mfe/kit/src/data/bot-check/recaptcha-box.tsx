import { Alert, Button, Group, Text } from '@callboard/kit/ui'
import { useCallback, useState } from 'react'
import { RecaptchaCheckbox, type RecaptchaCheckboxProps } from './recaptcha-checkbox.tsx'

/** Google's 'I'm not a robot', or why it is not there. Its script is loaded with the first box. */
export function RecaptchaBox({
  error,
  ...checkbox
}: Omit<RecaptchaCheckboxProps, 'onFailed'> & { readonly error: string | undefined }) {
  const [failed, setFailed] = useState(false)
  const onFailed = useCallback(() => setFailed(true), [])
  return (
    <div>
      {failed ? (
        <Alert color="red" role="alert" p="sm">
          <Group gap="sm" justify="space-between">
            The check that you are not a robot could not be loaded. Check your connection, then try again.
            <Button size="xs" variant="default" onClick={() => setFailed(false)}>
              Retry
            </Button>
          </Group>
        </Alert>
      ) : (
        <RecaptchaCheckbox {...checkbox} onFailed={onFailed} />
      )}
      {error ? (
        <Text size="sm" c="var(--cb-red)" role="alert" mt={4}>
          {error}
        </Text>
      ) : null}
    </div>
  )
}
