import { codeRules, proofForm } from '@callboard/accounts/contract'
import { useAction } from '@callboard/kit/data'
import { FormFrame, useForm } from '@callboard/kit/form'
import { QrCode } from '@callboard/kit/qr'
import { CopyButton } from '@callboard/kit/share'
import { FailedState, Skeletons, Stack, Text } from '@callboard/kit/ui'
import { useEffect, useState } from 'react'
import { beginSecondFactorAction, switchOnAction } from '../data/second-factor.ts'
import styles from '../sign-in/sign-in.module.css'
import { CodeField } from './code-field.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

interface Begun {
  readonly address: string
  readonly secret: string
  readonly ticket: string
}

/** Pairs an app with the account: scan or type the key, prove it with a code, keep the recovery codes. */
export function SetUp({ onDone }: { readonly onDone: () => void }) {
  const [begun, setBegun] = useState<Begun>()
  const [codes, setCodes] = useState<readonly string[]>()
  const begin = useAction(beginSecondFactorAction, { onDone: setBegun })
  const start = () => void begin.run(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: begun once when it opens; `start` is another function with each drawing
  useEffect(start, [])
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />
  if (begun) return <Pair begun={begun} onCodes={setCodes} onAnew={start} />
  if (begin.error !== undefined) return <FailedState error={begin.error} onRetry={start} />
  return <Skeletons rows={4} />
}

const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret

function Pair(props: {
  readonly begun: Begun
  readonly onCodes: (codes: readonly string[]) => void
  readonly onAnew: () => void
}) {
  const { address, secret, ticket } = props.begun
  const on = useAction(switchOnAction, {
    onDone: ({ recovery_codes }) => props.onCodes(recovery_codes),
    onRefused: async ({ code }) => {
      if (code === 'setup_expired') props.onAnew()
      return undefined
    },
  })
  const form = useForm({
    form: proofForm,
    rules: codeRules,
    from: { code: '' },
    input: ({ code }) => ({ ticket, code }),
    action: on,
    save: on.run,
  })
  return (
    <FormFrame form={form} action="Turn on" size="md" start>
      <Text>
        Scan this with an authenticator app on your phone, such as Google Authenticator, 1Password or Aegis.
        On the phone itself, copy the key into the app.
      </Text>
      <div className={styles.qr}>
        <QrCode address={address} label="QR code of the key" />
      </div>
      <Stack gap="xs" align="flex-start">
        <Text size="sm">Or type this key:</Text>
        <code className={styles.key}>{inGroups(secret)}</code>
        <CopyButton value={secret} label="Copy key" size="sm" />
      </Stack>
      <CodeField
        description="The six figures that the app shows now."
        inputMode="numeric"
        maw={240}
        {...form.text('code')}
      />
    </FormFrame>
  )
}
