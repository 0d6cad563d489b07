import type { Account } from '@callboard/kit/data'
import { Stack } from '@callboard/kit/ui'
import { DangerArea } from '../danger-area.tsx'
import GuestCheckIns from '../guest-check-ins.tsx'
import OwnData from '../own-data.tsx'
import Passkeys from '../passkeys.tsx'
import { PasswordForm } from '../password-form.tsx'
import { Section } from '../section.tsx'
import TwoStep from '../two-step.tsx'

export default function AccountTab({ account }: { readonly account: Account }) {
  return (
    <Stack gap="xl">
      <PasswordForm account={account} />
      <TwoStep />
      <Passkeys />
      <Section
        title="Check-ins without signing in"
        hint="Those that you made under your e-mail address or number before you had this account, or without it. A code finds them, and you say which are yours."
      >
        <GuestCheckIns account={account} />
      </Section>
      <OwnData account={account} />
      <DangerArea />
    </Stack>
  )
}
