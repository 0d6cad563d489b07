import { TEXT_ACCOUNT_HOLDERS } from '@callboard/accounts/contract'
import { type Account, useAccount } from '@callboard/kit/data'
import { Alert, Page, Stack, useSearchState } from '@callboard/kit/ui'
import { lazy, Suspense } from 'react'
import { AboutMe } from './about-me.tsx'
import { DangerArea } from './danger-area.tsx'
import { PasswordForm } from './password-form.tsx'

const TalentPage = lazy(() => import('./talent/talent-page.tsx'))
const TwoStep = lazy(() => import('./two-step.tsx'))
const Passkeys = lazy(() => import('./passkeys.tsx'))
const OwnData = lazy(() => import('./own-data.tsx'))
const OwnCredentials = lazy(() => import('./own-credentials.tsx'))

const DEFAULTS = { tab: 'about' }

/** The own account: name and contact, the password, the deletion; of a talent also what castings ask for. */
export default function ProfilePage() {
  const account = useAccount()
  const [{ tab }, change] = useSearchState(DEFAULTS)
  if (!account) return null
  if (account.user_type === 'talent')
    return (
      <Suspense>
        <TalentPage
          key={account._id}
          account={account}
          tab={tab}
          onTab={(chosen) => change({ tab: chosen })}
        />
      </Suspense>
    )
  return (
    <Page title="Profile Information" width="narrow">
      <WholeProfile account={account} />
    </Page>
  )
}

function WholeProfile({ account }: { readonly account: Account }) {
  return (
    <Stack gap="xl">
      {account.staff_requested ? (
        <Alert color="ember" p="sm">
          Staff will reach out to onboard you as a casting professional. Until then this is a client account.
        </Alert>
      ) : null}
      <AboutMe key={account._id} account={account} />
      <PasswordForm account={account} />
      <Suspense>
        <TwoStep />
      </Suspense>
      <Suspense>
        <Passkeys />
      </Suspense>
      {TEXT_ACCOUNT_HOLDERS.some((type) => type === account.user_type) ? (
        <Suspense>
          <OwnCredentials account={account} />
        </Suspense>
      ) : null}
      <Suspense>
        <OwnData account={account} />
      </Suspense>
      <DangerArea />
    </Stack>
  )
}
