import type { Account } from '@callboard/kit/data'
import { Stack } from '@callboard/kit/ui'
import { DangerArea } from '../danger-area.tsx'
import OwnData from '../own-data.tsx'
import Passkeys from '../passkeys.tsx'
import { PasswordForm } from '../password-form.tsx'
import TwoStep from '../two-step.tsx'

export default function AccountTab({ account }: { readonly account: Account }) {
  return (
    <Stack gap="xl">
      <PasswordForm account={account} />
      <TwoStep />
      <Passkeys />
      <OwnData account={account} />
      <DangerArea />
    </Stack>
  )
}
