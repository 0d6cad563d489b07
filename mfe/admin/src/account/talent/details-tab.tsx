import { type TalentProfile, talentDetailsForm } from '@callboard/accounts/contract'
import { useAction } from '@callboard/kit/data'
import { DateField } from '@callboard/kit/dates'
import { FormFrame, useForm } from '@callboard/kit/form'
import { TextInput } from '@callboard/kit/inputs'
import { PhoneInput } from '@callboard/kit/phone'
import { SizeFields } from '@callboard/kit/sizes'
import { Checkbox } from '@callboard/kit/ticks'
import { sizeFieldOf } from '@callboard/kit/typed-sizes'
import { Group, Stack, Text } from '@callboard/kit/ui'
import { useState } from 'react'
import { saveTalentDetailsAction } from '../../data/talent-profile.ts'
import { Section } from '../section.tsx'
import {
  asksGuardian,
  faultsOfDetails,
  type TypedDetails,
  typedDetails,
  wiredDetails,
} from './details-fields.ts'
import { profileRules } from './profile-rules.ts'

const fieldOf = (path: string) => sizeFieldOf(path.replace('guardian.', 'guardian_'))

/** Agent, age and guardian, sizes and handles. */
export default function DetailsTab({ profile }: { readonly profile: TalentProfile }) {
  const save = useAction(saveTalentDetailsAction, {
    onDone: (stored) => form.begin(typedDetails(stored), stored.version),
  })
  const [now] = useState(() => new Date())
  const form = useForm({
    form: talentDetailsForm,
    from: () => typedDetails(profile),
    version: profile.version,
    typedOf: (current: TalentProfile) => typedDetails(current),
    fieldOf,
    rules: (typed: TypedDetails) => faultsOfDetails(typed, profileRules()),
    input: (typed) => ({ ...wiredDetails(typed, now), version: profile.version }),
    draft: 'profile-details',
    action: save,
    save: (input, version) => save.run({ ...input, id: profile._id, version }),
  })
  const { typed } = form
  return (
    <FormFrame form={form} what="profile" action="Save" start gap="xl" whenChanged>
      <Section title="Agent">
        <Stack gap="md">
          <Checkbox label="I am represented by an agent" {...form.tick('isRepresented')} />
          {typed.isRepresented ? (
            <>
              <TextInput label="Agent name" autoComplete="off" {...form.text('agent')} />
              <TextInput label="Agent email" autoComplete="off" {...form.text('agent_email')} />
              <PhoneInput label="Agent phone" autoComplete="off" {...form.value('agent_phone')} />
            </>
          ) : null}
        </Stack>
      </Section>
      <Section title="Age" hint="Casting offices and clients do not see it.">
        <Stack gap="md">
          <DateField label="Date of birth" {...form.value('date_of_birth')} />
          {asksGuardian(typed, now) ? (
            <>
              <Text c="dimmed">
                You are under 18: a parent or guardian answers for you, and gets our messages in your place.
              </Text>
              <TextInput label="Guardian name" autoComplete="off" {...form.text('guardian_name')} />
              <TextInput
                label="Guardian email"
                description="The one of this account only where your guardian keeps the account for you."
                autoComplete="off"
                {...form.text('guardian_email')}
              />
              <PhoneInput label="Guardian phone" autoComplete="off" {...form.value('guardian_phone')} />
              <Checkbox
                label="My guardian agrees that I take part in castings here"
                {...form.tick('guardian_consent')}
              />
            </>
          ) : null}
        </Stack>
      </Section>
      <Section title="Sizes" hint="The wardrobe of a production asks for them.">
        <Stack gap="md">
          <SizeFields typed={typed} errorAt={form.errorAt} onChange={form.change} />
        </Stack>
      </Section>
      <Section title="Profiles" hint="A handle or the address of your page.">
        <Group grow gap="sm" align="flex-start">
          <TextInput label="Instagram" {...form.text('instagram_handle')} />
          <TextInput label="TikTok" {...form.text('tiktok_handle')} />
        </Group>
      </Section>
    </FormFrame>
  )
}
