import {
  createUserForm,
  editUserForm,
  hasField,
  type ManagedUser,
  passwordRules,
} from '@callboard/accounts/contract'
import { USER_TYPES, type UserType } from '@callboard/core/http-contract'
import { Select } from '@callboard/kit/choices'
import { useAccount, useAction } from '@callboard/kit/data'
import { FormFrame, useForm } from '@callboard/kit/form'
import { PasswordInput, TextInput } from '@callboard/kit/inputs'
import { PeoplePicker, type Person } from '@callboard/kit/people'
import { Checkbox } from '@callboard/kit/ticks'
import { Group, USER_TYPE_WORDS } from '@callboard/kit/ui'
import { useState } from 'react'
import { createUserAction, editUserAction } from '../data/accounts.ts'
import { PartForm } from '../shared/saved-together.tsx'

interface Typed {
  readonly email: string
  readonly first_name: string
  readonly last_name: string
  readonly user_type: UserType
  readonly password: string
  readonly business_id: string
  readonly external_platform_user: boolean
  readonly attached_users: readonly Person[]
}

const BLANK: Typed = {
  email: '',
  first_name: '',
  last_name: '',
  user_type: 'casting_director',
  password: '',
  business_id: '',
  external_platform_user: false,
  attached_users: [],
}

const typedFrom = (user: ManagedUser): Typed => ({
  email: user.email,
  first_name: user.first_name,
  last_name: user.last_name,
  user_type: user.user_type,
  password: '',
  business_id: user.business_id ?? '',
  external_platform_user: user.external_platform_user,
  attached_users: user.attached_users,
})

/** What the typed type does not have is left out: the server drops it. */
const fieldsOf = ({ business_id, attached_users, ...typed }: Typed) => ({
  email: typed.email.trim(),
  first_name: typed.first_name.trim(),
  last_name: typed.last_name.trim(),
  user_type: typed.user_type,
  external_platform_user: typed.external_platform_user,
  ...(hasField(typed.user_type, 'business_id') ? { business_id: business_id.trim() || null } : {}),
  ...(hasField(typed.user_type, 'attached_users')
    ? { attached_users: attached_users.map(({ _id }) => _id) }
    : {}),
})

const CODES = { email_taken: 'email', last_super_admin: 'user_type' }
const fieldOf = (path: string) => path.replace(/^attached_users\..*/, 'attached_users')

export function CreateUserForm(props: {
  readonly onCreated: (userId: string) => void
  readonly onClose: () => void
}) {
  const create = useAction(createUserAction, { onDone: ({ _id }) => props.onCreated(_id) })
  // Beside the typed values: no password is kept over a reload.
  const [password, setPassword] = useState('')
  const form = useForm({
    form: createUserForm,
    from: BLANK,
    rules: () => passwordRules({ password }),
    input: (typed) => ({ ...fieldsOf(typed), password }),
    fieldOf,
    codes: CODES,
    draft: 'user:new',
    action: create,
    save: create.run,
  })
  return (
    <FormFrame form={form} what="account" action="Create" onCancel={props.onClose}>
      <Fields form={form} />
      <PasswordField
        label="Password"
        description="At least 8 characters. The person also gets a link to set their own."
        value={password}
        error={form.errorAt('password')}
        onChange={({ currentTarget }) => setPassword(currentTarget.value)}
      />
    </FormFrame>
  )
}

/** The fields of a known account; the drawer around it has the button. */
export function EditUserForm({ user }: { readonly user: ManagedUser }) {
  const isOwn = useAccount()?._id === user._id
  const edit = useAction(editUserAction)
  const form = useForm({
    form: editUserForm,
    from: () => typedFrom(user),
    input: (typed: Typed) => ({
      ...fieldsOf(typed),
      ...(typed.password === '' ? {} : { password: typed.password }),
    }),
    fieldOf,
    codes: CODES,
    version: user.version,
    typedOf: typedFrom,
    action: edit,
    save: (input, version) => edit.run({ id: user._id, version, ...input }),
  })
  return (
    <PartForm form={form} what="account">
      <Fields form={form} type={user.user_type} isOwn={isOwn} />
      {user.can.set_password ? (
        <PasswordField
          label="Password"
          description="Fill in this field if you want to update password."
          {...form.text('password')}
        />
      ) : null}
    </PartForm>
  )
}

type FormOf = ReturnType<typeof useForm<Typed, object>>

/** What another type takes from the account. */
function lossOf(before: UserType | undefined, after: UserType, isOwn: boolean): string | undefined {
  if (isOwn) return 'This is your own account: another type ends your access to this page.'
  return before === 'talent' && after !== 'talent'
    ? 'Times that this talent has booked stay in the schedule, but the account can no longer confirm, move or cancel them.'
    : undefined
}

function Fields(props: {
  readonly form: FormOf
  /** Of the stored account. */
  readonly type?: UserType
  readonly isOwn?: boolean
}) {
  const { form } = props
  const { user_type } = form.typed
  return (
    <>
      <Group grow gap="sm" align="flex-start">
        <TextInput data-autofocus label="First name" autoComplete="off" {...form.text('first_name')} />
        <TextInput label="Last name" autoComplete="off" {...form.text('last_name')} />
      </Group>
      <TextInput label="E-mail" type="email" autoComplete="off" {...form.text('email')} />
      <Select
        label="Type"
        allowDeselect={false}
        data={USER_TYPES.map((value) => ({ value, label: USER_TYPE_WORDS[value] }))}
        description={lossOf(props.type, user_type, props.isOwn ?? false)}
        {...form.value('user_type')}
        onChange={(type) => form.change({ user_type: USER_TYPES.find((one) => one === type) ?? user_type })}
      />
      {hasField(user_type, 'business_id') ? (
        <TextInput label="Business ID" autoComplete="off" {...form.text('business_id')} />
      ) : null}
      {hasField(user_type, 'attached_users') ? (
        <PeoplePicker
          label="Attach Users"
          description="They find each of these people by a few letters, also before they work together."
          {...form.value('attached_users')}
        />
      ) : null}
      <Checkbox label="User of the external casting platform" {...form.tick('external_platform_user')} />
    </>
  )
}

function PasswordField(props: {
  readonly label: string
  readonly description: string
  readonly value: string
  readonly error?: string
  readonly onChange: FormOf['text'] extends (name: never) => infer P
    ? P extends { onChange: infer C }
      ? C
      : never
    : never
}) {
  return (
    <PasswordInput
      autoComplete="new-password"
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      {...props}
    />
  )
}
