import { type FreelancerProfile, getOwnProfile, saveOwnProfile } from '@callboard/freelancers/contract'
import { faultsWithoutField, useAction, useTypedDraft } from '@callboard/kit/data'
import { DatePicker } from '@callboard/kit/dates'
import { Checkbox, DraftNotice, Select, Switch } from '@callboard/kit/forms'
import { Textarea } from '@callboard/kit/inputs'
import { PhoneInput, readPhone } from '@callboard/kit/phone'
import { ActionFault, Button, Group, Stack, Text, toast } from '@callboard/kit/ui'
import { type FormEvent, useMemo, useState } from 'react'
import { conflictOf } from '../shared/conflict-of.ts'
import { VersionConflict } from '../shared/version-conflict.tsx'
import { zoneChoices } from '../shared/zones.ts'
import { ShowTo } from './show-to.tsx'
import { WORKER_CHOICES, type WorkerRole } from './words.ts'
import './profile.css'

type Typed = Pick<
  FreelancerProfile,
  | 'will_work_as'
  | 'experience'
  | 'available_dates'
  | 'non_available_dates'
  | 'availability_notes'
  | 'timezone'
  | 'phone'
  | 'receive_email'
  | 'show_to_all'
  | 'show_to'
>

/** The fields that say themselves what is wrong with them; `show_to` only where it is shown. */
const SHOWN = ['will_work_as', 'experience', 'availability_notes', 'timezone', 'phone']

interface Kept {
  readonly typed: Typed
  /** What the typing began from. */
  readonly version: number
}

const CALENDAR_WORDS = {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  previousYear: 'Previous year',
  nextYear: 'Next year',
  previousDecade: 'Previous decade',
  nextDecade: 'Next decade',
  monthLevelControl: 'Choose a month',
  yearLevelControl: 'Choose a year',
}

const typedFrom = (profile: FreelancerProfile): Typed => ({
  will_work_as: profile.will_work_as,
  experience: profile.experience,
  available_dates: profile.available_dates,
  non_available_dates: profile.non_available_dates,
  availability_notes: profile.availability_notes,
  timezone: profile.timezone,
  phone: profile.phone,
  receive_email: profile.receive_email,
  show_to_all: profile.show_to_all,
  show_to: profile.show_to,
})

const keptOf = (profile: FreelancerProfile): Kept => ({ typed: typedFrom(profile), version: profile.version })

/** Changes the own freelancer profile. */
export default function ProfileForm(props: {
  readonly profile: FreelancerProfile
  readonly onDone: () => void
}) {
  const typing = useTypedDraft(`freelancer:${props.profile._id}`, () => keptOf(props.profile))
  const { typed, version } = typing.typed
  const [badPhone, setBadPhone] = useState(false)
  const [now] = useState(() => new Date())
  const zones = useMemo(() => zoneChoices(now, typed.timezone), [now, typed.timezone])
  const leave = () => {
    typing.forget()
    props.onDone()
  }
  const save = useAction(saveOwnProfile, {
    refreshes: [getOwnProfile],
    onDone: () => {
      toast.ok('Profile updated successfully')
      leave()
    },
  })
  const change = (next: Partial<Typed>) =>
    typing.change((before) => ({ ...before, typed: { ...before.typed, ...next } }))
  const theirs = conflictOf<FreelancerProfile>(save.error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wrong = Boolean(typed.phone) && readPhone(typed.phone ?? '', 'US').e164 === undefined
    setBadPhone(wrong)
    if (!wrong) void save.run({ ...typed, phone: typed.phone || null, version })
  }
  /** A day is one or the other. */
  const days = (chosen: 'available_dates' | 'non_available_dates', value: string[]) => {
    const other = chosen === 'available_dates' ? 'non_available_dates' : 'available_dates'
    change({ [chosen]: value, [other]: typed[other].filter((day) => !value.includes(day)) })
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="lg">
        {theirs ? (
          <VersionConflict
            what="profile"
            onKeep={() => {
              typing.change((before) => ({ ...before, version: theirs.version }))
              save.reset()
            }}
            onLoad={() => {
              typing.begin(keptOf(theirs))
              save.reset()
            }}
          />
        ) : (
          <ActionFault error={faultsWithoutField(save, typed.show_to_all ? SHOWN : [...SHOWN, 'show_to'])} />
        )}
        {typing.restored ? <DraftNotice onDiscard={() => typing.begin(typing.begun)} /> : null}
        <Checkbox.Group
          label="I work as"
          value={typed.will_work_as}
          onChange={(roles) => change({ will_work_as: roles as WorkerRole[] })}
          error={save.fields.will_work_as}
        >
          <Group mt={8}>
            {WORKER_CHOICES.map(({ value, label }) => (
              <Checkbox key={value} value={value} label={label} />
            ))}
          </Group>
        </Checkbox.Group>
        <Textarea
          autosize
          minRows={3}
          maxLength={5000}
          label="Experience"
          placeholder="Years, kinds of castings, software you know"
          value={typed.experience}
          onChange={({ currentTarget }) => change({ experience: currentTarget.value })}
          error={save.fields.experience}
        />
        <div className="profile-days">
          <DayPicker
            label="Available dates"
            value={typed.available_dates}
            onChange={(value) => days('available_dates', value)}
          />
          <DayPicker
            label="Not available"
            value={typed.non_available_dates}
            onChange={(value) => days('non_available_dates', value)}
          />
        </div>
        <Textarea
          autosize
          minRows={2}
          maxLength={5000}
          label="Availability notes"
          placeholder="Not before 9 on weekdays"
          value={typed.availability_notes}
          onChange={({ currentTarget }) => change({ availability_notes: currentTarget.value })}
          error={save.fields.availability_notes}
        />
        <Select
          searchable
          label="Time zone"
          data={zones}
          allowDeselect={false}
          nothingFoundMessage="No zone fits"
          value={typed.timezone}
          onChange={(timezone) => {
            if (timezone) change({ timezone })
          }}
          error={save.fields.timezone}
        />
        <PhoneInput
          label="Phone"
          value={typed.phone ?? ''}
          onChange={(phone) => change({ phone })}
          error={badPhone ? 'Please Enter a valid Phone number' : save.fields.phone}
        />
        <Switch
          label="Receive requests by e-mail"
          checked={typed.receive_email}
          onChange={({ currentTarget }) => change({ receive_email: currentTarget.checked })}
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
            error={save.fields.show_to}
          />
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={leave}>
            Cancel
          </Button>
          <Button type="submit" loading={save.busy}>
            Save
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

function DayPicker(props: {
  readonly label: string
  readonly value: string[]
  readonly onChange: (days: string[]) => void
}) {
  const count = props.value.length
  return (
    <fieldset className="profile-picker">
      <legend>{props.label}</legend>
      <DatePicker
        ariaLabels={CALENDAR_WORDS}
        type="multiple"
        firstDayOfWeek={0}
        weekendDays={[]}
        value={props.value}
        onChange={props.onChange}
      />
      <Text size="xs" c="dimmed" aria-live="polite">
        {count === 1 ? '1 day' : `${count} days`}
      </Text>
    </fieldset>
  )
}
