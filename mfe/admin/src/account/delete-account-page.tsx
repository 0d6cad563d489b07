import { deleteAccountForm, getOwnTraces, getSecondFactor, passwordRules } from '@callboard/accounts/contract'
import { type Account, Load, leaveFor, useAccount, useAction, useAnswer } from '@callboard/kit/data'
import { FormFrame, useForm } from '@callboard/kit/form'
import { PasswordInput } from '@callboard/kit/inputs'
import { Anchor, Link, Page, Skeleton, Stack, Text, useNavigate } from '@callboard/kit/ui'
import { deleteAccountAction } from '../data/accounts.ts'
import styles from './section.module.css'
import { WhatGoes } from './what-goes.tsx'

export default function DeleteAccountPage() {
  const account = useAccount()
  return account ? <DeleteAccount account={account} /> : null
}

function DeleteAccount({ account }: { readonly account: Account }) {
  const traces = useAnswer(getOwnTraces, { id: account._id })
  const proof = useAnswer(getSecondFactor, {})
  return (
    <Page title="Are you sure?" tabTitle="Delete Account" width="narrow">
      <Load
        state={traces}
        failedTitle="What would be deleted could not be loaded"
        skeleton={<Skeleton height={320} />}
      >
        {(found) => (
          <Stack gap="xl">
            <Text>
              The account {account.email} is deleted with all that this page lists. This action cannot be
              reversed. A copy of it can be saved first:{' '}
              <Anchor component={Link} to="/profile?tab=account" underline="always">
                Your data
              </Anchor>
              .
            </Text>
            <WhatGoes traces={found} account={account} />
            <Load
              state={proof}
              failedTitle="How you sign in could not be loaded"
              skeleton={<Skeleton height={84} />}
            >
              {({ has_password, passkeys }) => (
                <Confirm
                  account={account}
                  asksPassword={has_password && passkeys === 0}
                  confirmsWith={
                    passkeys === 0 ? null : has_password ? 'a passkey or your password' : 'a passkey'
                  }
                  keptUntil={found.kept_sheets?.until ?? null}
                />
              )}
            </Load>
          </Stack>
        )}
      </Load>
    </Page>
  )
}

/** An account of Google alone, or with passkeys, is proved by the sign-in: where that is old, it is asked for first. */
function Confirm({
  account,
  asksPassword,
  confirmsWith,
  keptUntil,
}: {
  readonly account: Account
  readonly asksPassword: boolean
  /** What is asked for when the sign-in is some minutes old. */
  readonly confirmsWith: string | null
  /** As the page says it. */
  readonly keptUntil: string | null
}) {
  const navigate = useNavigate()
  const remove = useAction(deleteAccountAction, { onDone: () => leaveFor('/auth?deleted=true') })
  const form = useForm({
    form: deleteAccountForm,
    rules: (typed) => (asksPassword ? passwordRules(typed) : {}),
    from: { password: '' },
    input: ({ password }) => ({
      id: account._id,
      kept_until: keptUntil,
      ...(asksPassword ? { password } : {}),
    }),
    action: remove,
    save: remove.run,
  })
  return (
    <div className={styles.short}>
      <FormFrame
        form={form}
        action="Delete Account"
        color="red"
        start
        onCancel={() => void navigate('/profile?tab=account')}
      >
        {asksPassword ? (
          <PasswordInput label="Password" autoComplete="current-password" {...form.text('password')} />
        ) : null}
        {confirmsWith === null ? null : (
          <Text c="dimmed">If you signed in a while ago, you confirm it with {confirmsWith} first.</Text>
        )}
      </FormFrame>
    </div>
  )
}
