import { type FreelancerProfile, profileForm } from '@callboard/freelancers/contract'
import { useAction } from '@callboard/kit/data'
import { FormFrame, useForm } from '@callboard/kit/form'
import { Textarea } from '@callboard/kit/inputs'
import { PhoneInput, readPhone } from '@callboard/kit/phone'
import { RichTextInput } from '@callboard/kit/rich-text'
import { Checkbox, Switch } from '@callboard/kit/ticks'
import { Group } from '@callboard/kit/ui'
import { useState } from 'react'
import { saveProfileAction } from '../data/freelancers.ts'
import { ZoneSelect } from '../shared/zone-select.tsx'
import { AvailabilityPicker } from './availability-picker.tsx'
import { ShowTo } from './show-to.tsx'
import { WORKER_CHOICES, type WorkerRole } from './words.ts'

type Typed = Pick<
  FreelancerProfile,
  | 'will_work_as'
  | 'experience'
  | 'available_dates'
  | 'non_available_dates'
  | 'availability_notes'
  | 'timezone'
  | 'receive_email'
  | 'receive_text'
  | 'show_to_all'
  | 'show_to'
> & { readonly phone: string }

const typedFrom = (profile: FreelancerProfile): Typed => ({
  will_work_as: profile.will_work_as,
  experience: profile.experience,
  available_dates: profile.available_dates,
  non_available_dates: profile.non_available_dates,
  availability_notes: profile.availability_notes,
  timezone: profile.timezone,
  phone: profile.phone ?? '',
  receive_email: profile.receive_email,
  receive_text: profile.receive_text,
  show_to_all: profile.show_to_all,
  show_to: profile.show_to,
})

const phoneRules = ({ phone, receive_text }: Typed) => {
  if (!phone) return { phone: receive_text ? 'Texts need a phone number.' : undefined }
  return { phone: readPhone(phone, 'US').e164 ? undefined : 'Please Enter a valid Phone number' }
}

/** Changes the own freelancer profile. */
export default function ProfileForm(props: {
  readonly profile: FreelancerProfile
  readonly onDone: () => void
}) {
  const { profile, onDone } = props
  const save = useAction(saveProfileAction, { onDone })
  const form = useForm({
    form: profileForm,
    from: () => typedFrom(profile),
    rules: phoneRules,
    input: (typed) => ({ ...typed, phone: typed.phone || null, version: 0 }),
    draft: `freelancer:${profile._id}`,
    version: profile.version,
    typedOf: typedFrom,
    action: save,
    save: (input, version) => save.run({ ...input, version }),
  })
  const { typed, change } = form
  const [now] = useState(() => new Date())
  return (
    <FormFrame form={form} what="profile" action="Save" onCancel={onDone} gap="lg">
      <Checkbox.Group
        label="I work as"
        {...form.value('will_work_as')}
        onChange={(roles) => change({ will_work_as: roles as WorkerRole[] })}
      >
        <Group mt={8}>
          {WORKER_CHOICES.map(({ value, label }) => (
            <Checkbox key={value} value={value} label={label} />
          ))}
        </Group>
      </Checkbox.Group>
      <RichTextInput
        label="Experience: years, kinds of castings, software you know"
        value={typed.experience}
        onChange={(experience) => change({ experience })}
        error={form.errorAt('experience')}
      />
      <AvailabilityPicker
        days={typed}
        zone={typed.timezone}
        now={now}
        onChange={change}
        error={form.errorAt('available_dates') ?? form.errorAt('non_available_dates')}
      />
      <Textarea
        autosize
        minRows={2}
        label="Availability notes"
        placeholder="Not before 9 on weekdays"
        {...form.text('availability_notes')}
      />
      <ZoneSelect
        value={typed.timezone}
        now={now}
        onChange={(timezone) => change({ timezone })}
        error={form.errorAt('timezone')}
      />
      <PhoneInput label="Phone" {...form.value('phone')} />
      <Switch
        label="Receive requests by e-mail"
        checked={typed.receive_email}
        onChange={({ currentTarget }) => change({ receive_email: currentTarget.checked })}
      />
      <Switch
        label="Receive them as texts, too"
        description="At the phone number above. Bookings and their changes come by e-mail in any case."
        checked={typed.receive_text}
        onChange={({ currentTarget }) => change({ receive_text: currentTarget.checked })}
      />
      <Switch
        label="Show my profile to all casting directors"
        checked={typed.show_to_all}
        onChange={({ currentTarget }) => change({ show_to_all: currentTarget.checked })}
      />
      {typed.show_to_all ? null : (
        <ShowTo
          ids={typed.show_to}
          onChange={(show_to) => change({ show_to })}
          error={form.errorAt('show_to')}
        />
      )}
    </FormFrame>
  )
}
