import { aboutMeFaults, aboutMeForm, type TalentProfile } from '@callboard/accounts/contract'
import { type Account, accountChanged, useAction } from '@callboard/kit/data'
import { FormFrame, useForm } from '@callboard/kit/form'
import { TextInput } from '@callboard/kit/inputs'
import { PhoneInput } from '@callboard/kit/phone'
import { Group } from '@callboard/kit/ui'
import { saveAboutMeAction } from '../../data/talent-profile.ts'
import { Headshots } from './headshots.tsx'
import { profileRules } from './profile-rules.ts'

/** Headshots, name and number. */
export function AboutMeTab(props: {
  readonly account: Account
  readonly profile: TalentProfile
  /** The profile is saved in order to go on elsewhere, also when nothing has changed. */
  readonly completes: boolean
  readonly onSaved: () => void
}) {
  const { account, profile } = props
  const save = useAction(saveAboutMeAction, {
    onDone: ({ first_name, last_name, phone }) => {
      accountChanged({ ...account, first_name, last_name, phone })
      form.begin({ first_name, last_name, phone: phone ?? '' })
      props.onSaved()
    },
  })
  const form = useForm({
    form: aboutMeForm,
    rules: ({ first_name, last_name, phone }) =>
      Object.fromEntries(
        aboutMeFaults(
          {
            firstName: first_name,
            lastName: last_name,
            phone,
            email: account.email,
            headshots: profile.photos.length,
          },
          profileRules(),
        ),
      ),
    from: {
      first_name: profile.first_name,
      last_name: profile.last_name,
      phone: profile.phone ?? '',
    },
    input: ({ first_name, last_name, phone }) => ({
      id: account._id,
      first_name: first_name.trim(),
      last_name: last_name.trim(),
      phone,
    }),
    draft: 'profile',
    action: save,
    save: save.run,
  })
  return (
    <FormFrame
      form={form}
      what="profile"
      action={props.completes ? 'Save and continue' : 'Save'}
      start
      whenChanged={!props.completes}
    >
      <Headshots
        account={account._id}
        photos={profile.photos}
        error={form.errorAt('photos')}
        onAdded={save.reset}
      />
      <Group grow gap="sm" align="flex-start">
        <TextInput label="First name" autoComplete="given-name" {...form.text('first_name')} />
        <TextInput label="Last name" autoComplete="family-name" {...form.text('last_name')} />
      </Group>
      <PhoneInput label="Phone number" {...form.value('phone')} />
      <TextInput
        label="Email"
        description="It cannot be changed here: your casting office can have it changed."
        value={account.email}
        error={form.errorAt('email')}
        readOnly
        variant="filled"
      />
    </FormFrame>
  )
}
