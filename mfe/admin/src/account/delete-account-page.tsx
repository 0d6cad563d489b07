import { deleteAccountForm, getOwnTraces, passwordRules } from '@callboard/accounts/contract'
import { type Account, Load, leaveFor, useAccount, useAction, useAnswer } from '@callboard/kit/data'
import { FormFrame, useForm } from '@callboard/kit/form'
import { PasswordInput } from '@callboard/kit/inputs'
import { Anchor, Link, Page, Skeleton, Stack, Text } from '@callboard/kit/ui'
import { deleteAccountAction } from '../data/accounts.ts'
import styles from './section.module.css'
import { WhatGoes } from './what-goes.tsx'

export default function DeleteAccountPage() {
  const account = useAccount()
  return account ? <DeleteAccount account={account} /> : null
}

function DeleteAccount({ account }: { readonly account: Account }) {
  const traces = useAnswer(getOwnTraces, { id: account._id })
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
            <Confirm account={account} />
          </Stack>
        )}
      </Load>
    </Page>
  )
}

function Confirm({ account }: { readonly account: Account }) {
  const remove = useAction(deleteAccountAction, { onDone: () => leaveFor('/') })
  const form = useForm({
    form: deleteAccountForm,
    rules: passwordRules,
    from: { password: '' },
    input: ({ password }) => ({ id: account._id, password }),
    action: remove,
    save: remove.run,
  })
  return (
    <div className={styles.short}>
      <FormFrame form={form} action="Delete Account" color="red" start>
        <PasswordInput label="Password" autoComplete="current-password" {...form.text('password')} />
      </FormFrame>
    </div>
  )
}
