import { type TextAccountView, textAccountForm, textAccountRules } from '@callboard/accounts/contract'
import { useAction } from '@callboard/kit/data'
import { useForm } from '@callboard/kit/form'
import { PasswordInput, TextInput } from '@callboard/kit/inputs'
import { Time } from '@callboard/kit/labels'
import { ActionFault, Alert, Button, confirm, Text } from '@callboard/kit/ui'
import { removeTextAccountAction, saveTextAccountAction } from '../data/accounts.ts'
import { PartForm } from '../shared/saved-together.tsx'

const UNDER = ['label', 'input', 'description', 'error'] as const

export function TextAccountForm(props: {
  readonly userId: string
  /** Null while texts leave with the account of the install. */
  readonly account: TextAccountView | null
}) {
  const { userId: id, account } = props
  const save = useAction(saveTextAccountAction)
  const form = useForm({
    form: textAccountForm,
    rules: (typed) => textAccountRules(typed, account),
    from: { account_sid: account?.account_sid ?? '', auth_token: '', from: account?.from ?? '' },
    input: ({ auth_token, account_sid, from }) => ({
      id,
      account_sid: account_sid.trim(),
      from: from.trim(),
      ...(auth_token === '' ? {} : { auth_token }),
    }),
    action: save,
    save: save.run,
  })
  const token = form.text('auth_token')
  return (
    <PartForm
      form={form}
      what="account"
      action={
        <Button type="submit" variant="default" loading={save.busy}>
          Save
        </Button>
      }
      beside={
        <>
          {account ? <RemoveButton userId={id} from={account.from} /> : null}
          {save.busy ? (
            <Text size="sm" c="dimmed" role="status">
              Asking Twilio…
            </Text>
          ) : null}
        </>
      }
    >
      <TextInput label="Account SID" placeholder="AC…" autoComplete="off" {...form.text('account_sid')} />
      <PasswordInput
        label="Auth token"
        autoComplete="off"
        inputWrapperOrder={[...UNDER]}
        description={
          account
            ? `Leave it empty to keep the one that ends in ${account.token_end}.`
            : 'In the Twilio console, under Account Info. It is stored encrypted and never shown again.'
        }
        {...token}
      />
      <TextInput
        label="Send from"
        placeholder="+1 310 555 0100"
        autoComplete="off"
        inputWrapperOrder={[...UNDER]}
        description="A number of the account, a short code or a Messaging Service (MG…)."
        {...form.text('from')}
      />
      {account ? <LastChange account={account} /> : <NoAccount />}
    </PartForm>
  )
}

function RemoveButton({ userId: id, from }: { readonly userId: string; readonly from: string }) {
  const remove = useAction(removeTextAccountAction)
  const ask = async () => {
    const isSure = await confirm({
      title: 'Remove the Twilio account?',
      text: `Texts do not leave from ${from} any more. To use it again, its auth token has to be typed in again.`,
      action: 'Remove',
      danger: true,
    })
    if (isSure) await remove.run({ id })
  }
  return (
    <>
      <Button variant="default" loading={remove.busy} onClick={() => void ask()}>
        Remove
      </Button>
      <ActionFault error={remove.error} />
    </>
  )
}

function LastChange({ account }: { readonly account: TextAccountView }) {
  return (
    <Text size="sm" c="dimmed">
      {`Updated by ${account.updated_by ?? 'an account that is gone'}, `}
      <Time at={account.updated_at} style="date-time" />
    </Text>
  )
}

function NoAccount() {
  return (
    <Alert color="gray" p="sm">
      Without an account here, texts leave as Callboard’s own, and by e-mail where Callboard has no number.
    </Alert>
  )
}
