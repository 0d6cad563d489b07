import { Autocomplete, NumberInput, Select } from '@callboard/kit/choices'
import { useAction } from '@callboard/kit/data'
import { TimeField } from '@callboard/kit/dates'
import { sayWallTime } from '@callboard/kit/day'
import { Modal } from '@callboard/kit/dialogs'
import { FormFrame, useForm } from '@callboard/kit/form'
import { IconTrash } from '@callboard/kit/icons'
import { ActionIcon, TextInput } from '@callboard/kit/inputs'
import { Button, Group, Text } from '@callboard/kit/ui'
import { SLOT_LENGTHS, type TimeFrame, timeFrameForm, timeFrameRules } from '@callboard/scheduling/contract'
import { addTimeFrameAction, updateTimeFrameAction } from '../data/schedule.ts'
import { slotsOfFrame } from '../shared/slots.ts'
import styles from './frame-dialog.module.css'
import {
  bookedRoles,
  type FrameDay,
  frameFields,
  freshRole,
  newFrame,
  slotCount,
  type TypedFrame,
  type TypedRole,
  typedFrame,
} from './frame-fields.ts'
import type { Schedule } from './use-schedule.ts'

interface Props {
  readonly schedule: Schedule
  /** Absent: a new one. */
  readonly frame: TimeFrame | undefined
  /** @param frame id of the new one */
  readonly onAdded: (frame: string) => void
  readonly onClose: () => void
}

const LENGTHS = SLOT_LENGTHS.map((minutes) => ({ value: String(minutes), label: `${minutes} minutes` }))

const dateOf = ({ date }: Schedule): FrameDay => date ?? { date: '', start_time: '10:00' }

/** Adds a time frame, or changes one; booked roles are locked. */
export default function FrameDialog({ schedule, frame, onAdded, onClose }: Props) {
  const { session, frames, availability } = schedule
  const typedOf = (known: TimeFrame) => typedFrame(known, bookedRoles(slotsOfFrame(availability, known._id)))
  const add = useAction(addTimeFrameAction, {
    onDone: ({ _id }) => {
      onAdded(_id)
      onClose()
    },
  })
  const update = useAction(updateTimeFrameAction, { onDone: onClose })
  const action = frame ? update : add
  const day = { session: session._id, day: schedule.dayId }
  const form = useForm({
    form: timeFrameForm,
    rules: (typed: TypedFrame) => timeFrameRules(frameFields(typed)),
    from: () =>
      frame
        ? typedOf(frame)
        : newFrame(new Date(), session.time_zone, dateOf(schedule), frames, session.roles),
    input: frameFields,
    draft: `frame:${schedule.dayId}:${frame?._id ?? 'new'}`,
    version: frame?.version,
    typedOf,
    action,
    save: (input, version) =>
      frame
        ? update.run({ ...day, availability: frame._id, version, ...input })
        : add.run({ ...day, ...input }),
  })
  const { typed, errorAt } = form
  const change = (next: Partial<TypedFrame>) => {
    form.change(next)
    action.reset()
  }
  const changeRole = (key: string, next: Partial<TypedRole>) =>
    change({ roles: typed.roles.map((role) => (role.key === key ? { ...role, ...next } : role)) })
  return (
    <Modal opened onClose={onClose} title={frame ? 'Edit time frame' : 'Add time frame'} size="lg">
      <FormFrame form={form} what="time frame" action="Save" onCancel={onClose}>
        <TextInput data-autofocus label="Time Frame Name" placeholder="Morning" {...form.text('name')} />
        <div className={styles.times}>
          <TimeField
            label="Start"
            zone={session.time_zone}
            day={schedule.date?.date}
            value={typed.start}
            onChange={(start) => change({ start })}
            error={errorAt('start_time')}
          />
          <TimeField
            label="End"
            zone={session.time_zone}
            day={schedule.date?.date}
            value={typed.end}
            onChange={(end) => change({ end })}
            error={errorAt('end_time')}
          />
          <Select
            label="Slot length"
            allowDeselect={false}
            data={LENGTHS}
            value={String(typed.slotLength)}
            onChange={(minutes) => {
              if (minutes) change({ slotLength: Number(minutes) })
            }}
            error={errorAt('length_time_slot')}
          />
        </div>
        <SlotCount typed={typed} />
        <Roles
          roles={typed.roles}
          known={session.roles}
          fault={errorAt}
          onChange={changeRole}
          onRemove={(key) => change({ roles: typed.roles.filter((role) => role.key !== key) })}
          onAdd={() => change({ roles: [...typed.roles, freshRole()] })}
        />
      </FormFrame>
    </Modal>
  )
}

function SlotCount({ typed }: { readonly typed: TypedFrame }) {
  const count = slotCount(typed)
  if (!count) return null
  return (
    <Text c="dimmed" size="xs" aria-live="polite">
      {count.slots === 1 ? '1 slot' : `${count.slots} slots`}
      {count.trimmed ? `; the end is trimmed to ${sayWallTime(count.end)}` : ''}
    </Text>
  )
}

function Roles(props: {
  readonly roles: readonly TypedRole[]
  readonly known: readonly string[]
  readonly fault: (field: string) => string | undefined
  readonly onChange: (key: string, next: Partial<TypedRole>) => void
  readonly onRemove: (key: string) => void
  readonly onAdd: () => void
}) {
  const used = new Set(props.roles.map(({ role }) => role))
  return (
    <fieldset className={styles.roles}>
      <legend>Roles and how many of each a slot takes</legend>
      {props.roles.map(({ key, role, count, booked }, place) => (
        <div key={key} className={styles.role}>
          <Autocomplete
            aria-label="Role"
            placeholder="Role name"
            disabled={booked > 0}
            data={props.known.filter((name) => name === role || !used.has(name))}
            value={role}
            onChange={(next) => props.onChange(key, { role: next })}
            error={props.fault(`roles.${place}.role`)}
            description={booked > 0 ? `${booked} booked: the role is locked` : undefined}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
          />
          <NumberInput
            aria-label={`Places for ${role || 'the role'}`}
            min={1}
            max={100}
            clampBehavior="none"
            allowDecimal={false}
            value={count}
            onChange={(next) => props.onChange(key, { count: next })}
            error={props.fault(`roles.${place}.participants_count`)}
          />
          <ActionIcon
            aria-label={`Remove ${role || 'the role'}`}
            disabled={booked > 0}
            onClick={() => props.onRemove(key)}
          >
            <IconTrash size={16} />
          </ActionIcon>
        </div>
      ))}
      {props.fault('roles') ? (
        <Text c="var(--cb-red)" size="xs" role="alert">
          {props.fault('roles')}
        </Text>
      ) : null}
      <Group>
        <Button variant="subtle" size="compact-sm" onClick={props.onAdd}>
          + Add Role
        </Button>
      </Group>
    </fieldset>
  )
}
