import { getSecondFactor, listPasskeys, MOST_PASSKEYS, type PasskeyView } from '@callboard/accounts/contract'
import { Load, useAction, useAnswer } from '@callboard/kit/data'
import { Time } from '@callboard/kit/labels'
import { canUsePasskeys, useNewPasskey } from '@callboard/kit/passkeys'
import { ActionFault, Button, confirm, Group, Skeleton, Stack, Text, toast } from '@callboard/kit/ui'
import { lazy, Suspense, useState } from 'react'
import { removePasskeyAction } from '../data/accounts.ts'
import styles from './passkeys.module.css'
import { Section } from './section.tsx'

const RenamePasskey = lazy(() => import('./rename-passkey.tsx'))

/** Passkeys of the account: added, named and removed here. Nothing where the install has none. */
export default function Passkeys() {
  const state = useAnswer(listPasskeys, {})
  if (state.kind === 'ready' && !state.data.offered) return null
  return (
    <Section title="Passkeys" hint="Sign in with your face, finger or device PIN.">
      <Load state={state} skeleton={<Skeleton height={60} />} failedTitle="This could not be loaded">
        {({ passkeys }) => <Whole passkeys={passkeys} />}
      </Load>
    </Section>
  )
}

function Whole({ passkeys }: { readonly passkeys: readonly PasskeyView[] }) {
  const add = useNewPasskey(
    ({ passkey }) => toast.ok(`${passkey.name} signs you in from now on.`),
    [listPasskeys, getSecondFactor],
  )
  const isFull = passkeys.length >= MOST_PASSKEYS
  return (
    <Stack align="flex-start" gap="sm">
      {passkeys.length === 0 ? (
        <Text>
          You have none. With a passkey no password and no code is asked for when you sign in on this device.
        </Text>
      ) : (
        <ul className={styles.list} aria-label="Your passkeys">
          {passkeys.map((passkey) => (
            <Line key={passkey._id} passkey={passkey} />
          ))}
        </ul>
      )}
      <ActionFault error={add.fault} />
      {canUsePasskeys() && !isFull ? (
        <Button variant="default" loading={add.busy} onClick={() => void add.run()}>
          Add a passkey
        </Button>
      ) : (
        <Text size="sm" c="dimmed">
          {isFull
            ? `These are all the ${MOST_PASSKEYS} that an account may have.`
            : 'This browser makes no passkeys. Open this page in another one to add one.'}
        </Text>
      )}
    </Stack>
  )
}

function Line({ passkey }: { readonly passkey: PasskeyView }) {
  const { _id: id, name, created_at, last_used_at } = passkey
  const [isRenamed, setRenamed] = useState(false)
  const remove = useAction(removePasskeyAction(name))
  const ask = async () => {
    const yes = await confirm({
      title: `Remove ${name}?`,
      text: 'It does not sign you in any more. Your device goes on offering it until you delete it there, too.',
      action: 'Remove',
      danger: true,
    })
    if (yes) await remove.run({ id })
  }
  return (
    <li className={styles.line}>
      <div>
        <Text fw={550} className={styles.name}>
          {name}
        </Text>
        <Text size="sm" c="dimmed">
          Added <Time at={created_at} style="date" />,{' '}
          {last_used_at === null ? (
            'not used yet'
          ) : (
            <>
              last used <Time at={last_used_at} style="date-time" />
            </>
          )}
        </Text>
      </div>
      <Group gap="sm">
        <Button variant="default" aria-label={`Rename ${name}`} onClick={() => setRenamed(true)}>
          Rename
        </Button>
        <Button
          variant="default"
          aria-label={`Remove ${name}`}
          loading={remove.busy}
          onClick={() => void ask()}
        >
          Remove
        </Button>
      </Group>
      <ActionFault error={remove.error} />
      {isRenamed ? (
        <Suspense>
          <RenamePasskey passkey={passkey} onClose={() => setRenamed(false)} />
        </Suspense>
      ) : null}
    </li>
  )
}
