import { CopyButton } from '@callboard/kit/share'
import { Button, Group, Stack, Text } from '@callboard/kit/ui'
import { useEffect, useMemo } from 'react'
import styles from '../sign-in/sign-in.module.css'

const fileOf = (codes: readonly string[]) =>
  `Callboard: recovery codes. Each of them signs in once in place of a code of the app.\n\n${codes.join('\n')}\n`

/** The recovery codes, this once: to copy, to keep as a file or to write down. */
export function RecoveryCodes({
  codes,
  onDone,
}: {
  readonly codes: readonly string[]
  readonly onDone: () => void
}) {
  const address = useMemo(
    () => URL.createObjectURL(new Blob([fileOf(codes)], { type: 'text/plain' })),
    [codes],
  )
  useEffect(() => () => URL.revokeObjectURL(address), [address])
  return (
    <Stack gap="md">
      <Text>
        Keep these recovery codes where you find them without your phone. Each signs you in once when the app
        is lost. They are not shown again.
      </Text>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Group gap="sm">
        <CopyButton value={codes.join('\n')} label="Copy" name="Copy the recovery codes" />
        <Button component="a" variant="default" href={address} download="callboard-recovery-codes.txt">
          Download
        </Button>
      </Group>
      <Button size="md" onClick={onDone} w="fit-content">
        I have kept them
      </Button>
    </Stack>
  )
}
