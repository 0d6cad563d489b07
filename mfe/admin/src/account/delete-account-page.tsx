import { deleteAccountForm, passwordRules } from '@callboard/accounts/contract'
import { type Account, leaveFor, useAccount, useAction } from '@callboard/kit/data'
import { FormFrame, useForm } from '@callboard/kit/form'
import { PasswordInput } from '@callboard/kit/inputs'
import { Page, Text } from '@callboard/kit/ui'
import { deleteAccountAction } from '../data/accounts.ts'
import styles from './section.module.css'

export default function DeleteAccountPage() {
  const account = useAccount()
  return account ? <DeleteAccount account={account} /> : null
}

function DeleteAccount({ account }: { readonly account: Account }) {
  const remove = useAction(deleteAccountAction, { onDone: () => leaveFor('/') })
  const form = useForm({
    form: deleteAccountForm,
    rules: passwordRules,
    from: { password: '' },
    input: ({ password }) => ({ id: account._id, password }),
    action: remove,
    save: remove.run,
  })
  const password = form.text('password')
  return (
    <Page title="Are you sure?" tabTitle="Delete Account" width="narrow">
      <div className={styles.short}>
        <FormFrame form={form} action="Delete Account" color="red" start>
          <Text>
            The account {account.email} is deleted with your profile and what is kept about you. This action
            cannot be reversed.
          </Text>
          <PasswordInput
            label="Password"
            autoComplete="current-password"
            // Mantine says so of every input but this one.
            aria-invalid={password.error ? true : undefined}
            {...password}
          />
        </FormFrame>
      </div>
    </Page>
  )
}
