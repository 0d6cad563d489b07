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
              {({ has_password }) => (
                <Confirm
                  account={account}
                  hasPassword={has_password}
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

/** An account of Google alone is proved by the sign-in: where that is old, it is asked for first. */
function Confirm({
  account,
  hasPassword,
  keptUntil,
}: {
  readonly account: Account
  readonly hasPassword: boolean
  /** As the page says it. */
  readonly keptUntil: string | null
}) {
  const navigate = useNavigate()
  const remove = useAction(deleteAccountAction, { onDone: () => leaveFor('/') })
  const form = useForm({
    form: deleteAccountForm,
    rules: (typed) => (hasPassword ? passwordRules(typed) : {}),
    from: { password: '' },
    input: ({ password }) => ({
      id: account._id,
      kept_until: keptUntil,
      ...(hasPassword ? { password } : {}),
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
        {hasPassword ? (
          <PasswordInput label="Password" autoComplete="current-password" {...form.text('password')} />
        ) : null}
      </FormFrame>
    </div>
  )
}
