import type { ManagedUser } from '@callboard/accounts/contract'
import { useAction } from '@callboard/kit/data'
import { ActionFault, Button, confirm, Stack, Text } from '@callboard/kit/ui'
import { useMemo } from 'react'
import { resetSecondFactorAction } from '../data/accounts.ts'

const count = (passkeys: number) => (passkeys === 1 ? 'a passkey' : `${passkeys} passkeys`)

/** What the account has beside its password. */
function factorWords({ second_factor, passkeys }: ManagedUser): string {
  const had = [...(second_factor ? ['codes of an app'] : []), ...(passkeys > 0 ? [count(passkeys)] : [])]
  return `The account has ${had.join(' and ')}.`
}

/** For somebody who has lost phone, recovery codes and passkeys. */
export function SecondFactorPart({ user }: { readonly user: ManagedUser }) {
  const { _id: id, email } = user
  const reset = useAction(useMemo(() => resetSecondFactorAction(email), [email]))
  const ask = async () => {
    const yes = await confirm({
      title: 'Reset the second factor?',
      text: `${email} is signed out everywhere and signs in with the password alone until a new one is set up. Passkeys are removed, too. Make sure that it is really they who ask.`,
      action: 'Reset second factor',
      danger: true,
    })
    if (yes) await reset.run({ id })
  }
  if (!user.second_factor && user.passkeys === 0) return <Text c="dimmed">The account has none.</Text>
  return (
    <Stack align="flex-start" gap="sm">
      <Text>{user.can.reset_second_factor ? factorWords(user) : 'Change your own in your profile.'}</Text>
      <ActionFault error={reset.error} />
      {user.can.reset_second_factor ? (
        <Button variant="default" loading={reset.busy} onClick={() => void ask()}>
          Reset second factor
        </Button>
      ) : null}
    </Stack>
  )
}
