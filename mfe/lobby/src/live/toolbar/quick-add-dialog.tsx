import { Autocomplete, Select } from '@callboard/kit/choices'
import { ApiError, perform, useAction } from '@callboard/kit/data'
import { wholeDay } from '@callboard/kit/day'
import { Modal } from '@callboard/kit/dialogs'
import { FormFrame, useForm } from '@callboard/kit/form'
import { TextInput } from '@callboard/kit/inputs'
import { PhoneInput, readPhone } from '@callboard/kit/phone'
import { PHOTO_ACCEPTS, readPicture } from '@callboard/kit/pictures'
import { Checkbox, FileButton } from '@callboard/kit/ticks'
import { Button, Group, Text, toast } from '@callboard/kit/ui'
import { quickAddFaults, quickAddForm } from '@callboard/lobby/contract'
import { useState } from 'react'
import { quickAddAction, saveAvatarAction } from '../../data/records.ts'
import type { ToolbarDialogProps } from './toolbar-entry.ts'

const PROPOSED = 50

const NOBODY = { first_name: '', last_name: '', email: '', phone: '', role: '', day: '', arrived: false }
type Typed = typeof NOBODY

const isPhone = (text: string) => readPhone(text, 'US').e164 !== null

/** 'Quick Add Talent': somebody who did not check in on a device of their own. */
export default function QuickAddDialog({ lobby: { session }, onClose }: ToolbarDialogProps) {
  const [photo, setPhoto] = useState<{ readonly picture: Blob; readonly name: string }>()
  const [photoWords, setPhotoWords] = useState<string>()
  const add = useAction(quickAddAction, {
    onDone: ({ record_id }) => {
      onClose()
      if (photo)
        perform(saveAvatarAction, { id: record_id, file: photo.picture }).catch((fault) =>
          toast.failed(`The photo is not stored: add it by Edit avatar. ${sayWhy(fault)}`),
        )
    },
  })
  const running = session.today ?? session.dates.at(-1)?._id ?? ''
  const form = useForm({
    form: quickAddForm,
    from: { ...NOBODY, role: session.roles.length === 1 ? session.roles[0]! : '', day: running },
    rules: (typed: Typed) => quickAddFaults(typed, isPhone),
    input: ({ day, ...typed }: Typed) => ({ ...typed, session: session._id, ...(day ? { day } : {}) }),
    draft: `quick-add:${session._id}`,
    action: add,
    save: add.run,
  })
  const choose = async (file: File | null) => {
    if (!file) return
    const read = await readPicture(file)
    setPhotoWords('fault' in read ? read.fault : undefined)
    setPhoto('fault' in read ? undefined : { picture: read.picture, name: file.name })
  }
  return (
    <Modal opened onClose={onClose} title="Quick Add Talent">
      <FormFrame form={form} what="talent" action="Add to lobby" onCancel={onClose}>
        <Group grow align="flex-start">
          <TextInput data-autofocus label="First name" autoComplete="off" {...form.text('first_name')} />
          <TextInput label="Last name" autoComplete="off" {...form.text('last_name')} />
        </Group>
        <TextInput
          label="Email"
          description="Their own: virtual talent get the link to the lobby there."
          type="email"
          autoComplete="off"
          {...form.text('email')}
        />
        <Autocomplete label="Role" data={[...session.roles]} limit={PROPOSED} {...form.value('role')} />
        <PhoneInput label="Phone" autoComplete="off" {...form.value('phone')} />
        {session.dates.length > 1 ? (
          <Select
            label="Date"
            allowDeselect={false}
            data={session.dates.map(({ _id, date }) => ({ value: _id, label: wholeDay(date) }))}
            value={form.typed.day}
            onChange={(day) => form.change({ day: day ?? '' })}
            error={form.errorAt('day')}
          />
        ) : null}
        <Checkbox
          label="Has arrived"
          description="Otherwise the talent is expected, and not in the line yet."
          checked={form.typed.arrived}
          onChange={({ currentTarget }) => form.change({ arrived: currentTarget.checked })}
        />
        <Group gap="sm">
          <FileButton accept={PHOTO_ACCEPTS} onChange={(file) => void choose(file)}>
            {(button) => (
              <Button {...button} variant="default">
                {photo ? 'Choose another photo' : 'Add a photo'}
              </Button>
            )}
          </FileButton>
          <Text size="sm" c={photoWords ? 'var(--cb-red)' : 'dimmed'}>
            {photoWords ?? photo?.name ?? 'Optional'}
          </Text>
        </Group>
      </FormFrame>
    </Modal>
  )
}

const sayWhy = (fault: unknown) => (fault instanceof ApiError ? fault.message : '')
