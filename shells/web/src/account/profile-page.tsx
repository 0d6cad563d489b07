import { Alert, Page, Stack, useAccount } from '@callboard/kit'
import { AboutMe } from './about-me.tsx'
import { DangerArea } from './danger-area.tsx'
import { PasswordForm } from './password-form.tsx'

/** The own account: who one is, the password, leaving. */
export default function ProfilePage() {
  const account = useAccount()
  if (!account) return null
  return (
    <Page title="Profile Information" width="narrow">
      <Stack gap="xl">
        {account.staff_requested ? (
          <Alert color="ember" p="sm">
            Staff will reach out to onboard you as a casting professional. Until then this is a client
            account.
          </Alert>
        ) : null}
        <AboutMe key={account._id} account={account} />
        <PasswordForm account={account} />
        <DangerArea />
      </Stack>
    </Page>
  )
}
