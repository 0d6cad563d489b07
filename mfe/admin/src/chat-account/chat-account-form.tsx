import {
  CHAT_REGIONS,
  type ChatAccountView,
  type ChatRegion,
  chatAccountForm,
  chatAccountRules,
  DEFAULT_CHAT_REGION,
} from '@callboard/accounts/contract'
import { Select } from '@callboard/kit/choices'
import { useAction } from '@callboard/kit/data'
import { useForm } from '@callboard/kit/form'
import { PasswordInput, TextInput } from '@callboard/kit/inputs'
import { Time } from '@callboard/kit/labels'
import { ActionFault, Button, confirm, Group, Stack, Text } from '@callboard/kit/ui'
import { removeChatAccountAction, saveChatAccountAction } from '../data/accounts.ts'
import { PartForm } from '../shared/saved-together.tsx'

const REGION_WORDS: Readonly<Record<ChatRegion, string>> = {
  us: 'United States',
  eu: 'Europe',
  in: 'India',
}

export function ChatAccountForm(props: {
  readonly userId: string
  /** Null: chat stays in Callboard alone. */
  readonly account: ChatAccountView | null
}) {
  const { userId: id, account } = props
  const save = useAction(saveChatAccountAction)
  const form = useForm({
    form: chatAccountForm,
    rules: (typed) => chatAccountRules(typed, account),
    from: {
      app_id: account?.app_id ?? '',
      region: account?.region ?? DEFAULT_CHAT_REGION,
      auth: '',
      api_key: '',
    },
    input: ({ app_id, region, auth, api_key }) => ({
      id,
      app_id: app_id.trim(),
      region,
      ...(auth === '' ? {} : { auth }),
      ...(api_key === '' ? {} : { api_key }),
    }),
    action: save,
    save: save.run,
  })
  const secret = (label: string, name: 'auth' | 'api_key', end: string | undefined) => {
    return (
      <PasswordInput
        label={label}
        autoComplete="off"
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        description={
          end === undefined
            ? 'It is stored encrypted and never shown again.'
            : `Leave it empty to keep the one that ends in ${end}.`
        }
        {...form.text(name)}
      />
    )
  }
  return (
    <Stack gap="sm">
      <PartForm
        form={form}
        what="account"
        action={
          <Button type="submit" variant="default" loading={save.busy}>
            Save chat account
          </Button>
        }
      >
        <TextInput label="App ID" autoComplete="off" {...form.text('app_id')} />
        <Select
          label="Region"
          allowDeselect={false}
          data={CHAT_REGIONS.map((value) => ({ value, label: REGION_WORDS[value] }))}
          {...form.value('region')}
          onChange={(region) => form.change({ region: region ?? DEFAULT_CHAT_REGION })}
        />
        {secret('Auth key', 'auth', account?.auth_end)}
        {secret('API key', 'api_key', account?.api_key_end)}
      </PartForm>
      {account ? <Stored userId={id} account={account} /> : null}
    </Stack>
  )
}

function Stored({ userId: id, account }: { readonly userId: string; readonly account: ChatAccountView }) {
  const remove = useAction(removeChatAccountAction)
  const ask = async () => {
    const isSure = await confirm({
      title: 'Remove the chat account?',
      text: 'To use it again, its keys have to be typed in again.',
      action: 'Remove',
      danger: true,
    })
    if (isSure) await remove.run({ id })
  }
  return (
    <Group gap="sm">
      <Button variant="default" loading={remove.busy} onClick={() => void ask()}>
        Remove chat account
      </Button>
      <ActionFault error={remove.error} />
      <Text size="sm" c="dimmed">
        {`Updated by ${account.updated_by ?? 'an account that is gone'}, `}
        <Time at={account.updated_at} style="date-time" />
      </Text>
    </Group>
  )
}
