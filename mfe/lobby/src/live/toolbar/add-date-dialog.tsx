import { dayIn } from '@callboard/core/http-contract'
import { Select } from '@callboard/kit/choices'
import { Load, useAction, useAnswer } from '@callboard/kit/data'
import { DateField, TimeField } from '@callboard/kit/dates'
import { Modal } from '@callboard/kit/dialogs'
import { FormFrame, useForm } from '@callboard/kit/form'
import { TextInput } from '@callboard/kit/inputs'
import { Text } from '@callboard/kit/ui'
import {
  DEFAULT_START_TIME,
  getSession,
  LOCATION_TYPES,
  type LocationType,
  needsPlace,
  type SessionView,
  sessionForm,
  sessionRules,
} from '@callboard/projects/contract'
import { useState } from 'react'
import { addDateAction } from '../../data/dates.ts'
import { sentDates } from './session-dates.ts'
import type { ToolbarDialogProps } from './toolbar-entry.ts'

/** 'Add New Date': the lobby of the session gets another day. */
export default function AddDateDialog({ lobby, onClose }: ToolbarDialogProps) {
  const session = useAnswer(getSession, { id: lobby.session._id })
  return (
    <Modal opened onClose={onClose} title="Add New Date">
      <Load state={session}>{(known) => <DateForm session={known} onClose={onClose} />}</Load>
    </Modal>
  )
}

interface Typed {
  readonly date: string
  readonly start_time: string
  readonly location_type: LocationType
  readonly in_person_location: string
}

function DateForm({ session, onClose }: { readonly session: SessionView; readonly onClose: () => void }) {
  const add = useAction(addDateAction, { onDone: onClose })
  const [today] = useState(() => dayIn(session.time_zone, new Date()))
  const place = session.dates.length
  const withDate = (typed: Typed) => [...sentDates(session), { ...typed, managers: [], lobbyManager: [] }]
  const form = useForm({
    form: sessionForm,
    from: {
      date: today,
      start_time: DEFAULT_START_TIME,
      location_type: 'Virtual',
      in_person_location: '',
    } as Typed,
    rules: (typed) => ({
      ...sessionRules({ dates: withDate(typed) }),
      ...(typed.date !== '' && typed.date < today
        ? { [`dates.${place}.date`]: 'A date cannot be in the past.' }
        : {}),
    }),
    fieldOf: (path) => path.replace(`dates.${place}.`, ''),
    input: (typed) => ({ name: session.name, studio: session.studio, dates: withDate(typed) }),
    action: add,
    save: ({ dates }) => add.run({ id: session._id, version: session.version, dates }),
  })
  const { typed, change, errorAt } = form
  return (
    <FormFrame form={form} what="session" action="Add date" onCancel={onClose}>
      <DateField data-autofocus label="Date" min={today} {...form.value('date')} />
      <TimeField label="Start time" zone={session.time_zone} day={typed.date} {...form.value('start_time')} />
      <Select
        label="Location type"
        data={[...LOCATION_TYPES]}
        allowDeselect={false}
        value={typed.location_type}
        error={errorAt('location_type')}
        onChange={(value) => value && change({ location_type: value as LocationType })}
      />
      {needsPlace(typed.location_type) ? (
        <TextInput label="In-person location" {...form.text('in_person_location')} />
      ) : null}
      <Text size="sm" c="dimmed">
        The date is on Hold until a manager or lobby manager is assigned to it.
      </Text>
    </FormFrame>
  )
}
