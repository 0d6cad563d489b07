import { faultsWithoutField, useAction, useTypedDraft } from '@callboard/kit/data'
import { Autocomplete, DraftNotice, NumberInput, Select } from '@callboard/kit/forms'
import { IconTrash } from '@callboard/kit/icons'
import { TextInput } from '@callboard/kit/inputs'
import { Modal } from '@callboard/kit/overlays'
import { ActionFault, ActionIcon, Button, Group, Stack, Text, toast } from '@callboard/kit/ui'
import {
  addTimeFrame,
  listAvailability,
  listTimeFrames,
  SLOT_LENGTHS,
  type TimeFrame,
  updateTimeFrame,
} from '@callboard/scheduling/contract'
import { type FormEvent, useState } from 'react'
import { conflictOf } from '../shared/conflict-of.ts'
import { slotsOfFrame } from '../shared/slots.ts'
import { VersionConflict } from '../shared/version-conflict.tsx'
import { sayWallTime } from '../shared/wall-time.ts'
import {
  bookedRoles,
  frameFields,
  freshRole,
  newFrame,
  slotCount,
  type TypedFrame,
  type TypedRole,
  typedFrame,
  unsendable,
} from './frame-fields.ts'
import type { Schedule } from './use-schedule.ts'
import './frame-dialog.css'

interface Props {
  readonly schedule: Schedule
  /** Absent: a new one. */
  readonly frame: TimeFrame | undefined
  readonly onClose: () => void
}

const LENGTHS = SLOT_LENGTHS.map((minutes) => ({ value: String(minutes), label: `${minutes} minutes` }))

const FIELDS = ['name', 'start_time', 'end_time', 'length_time_slot', 'roles']
const ROLE_FIELDS = ['role', 'participants_count']

const shownFields = (typed: TypedFrame) => [
  ...FIELDS,
  ...typed.roles.flatMap((_, place) => ROLE_FIELDS.map((field) => `roles.${place}.${field}`)),
]

interface Kept {
  /** What the typing began from; absent for a new one. */
  readonly before?: TimeFrame
  readonly typed: TypedFrame
}

function useSaveFrame({ schedule, onClose }: Props, before: TimeFrame | undefined) {
  const options = {
    refreshes: [listTimeFrames, listAvailability],
    onDone: ({ name }: TimeFrame) => {
      toast.ok(`${name} is saved.`)
      onClose()
    },
  }
  const add = useAction(addTimeFrame, options)
  const update = useAction(updateTimeFrame, options)
  const day = { session: schedule.session._id, day: schedule.dayId }
  const run = (typed: TypedFrame) =>
    before
      ? update.run({ ...day, availability: before._id, version: before.version, ...frameFields(typed) })
      : add.run({ ...day, ...frameFields(typed) })
  return { ...(before ? update : add), run }
}

/** Adds a time frame, or changes one; roles that somebody has booked are locked. */
export default function FrameDialog(props: Props) {
  const { session, frames, availability } = props.schedule
  const keptOf = (frame: TimeFrame): Kept => ({
    before: frame,
    typed: typedFrame(frame, bookedRoles(slotsOfFrame(availability, frame._id))),
  })
  const typing = useTypedDraft<Kept>(`frame:${props.schedule.dayId}:${props.frame?._id ?? 'new'}`, () =>
    props.frame
      ? keptOf(props.frame)
      : { typed: newFrame(new Date(), session.time_zone, frames, session.roles) },
  )
  const { before, typed } = typing.typed
  const [checked, setChecked] = useState<Readonly<Record<string, string>>>({})
  const leave = () => {
    typing.forget()
    props.onClose()
  }
  const save = useSaveFrame({ ...props, onClose: leave }, before)
  const change = (next: Partial<TypedFrame>) => {
    typing.change((now) => ({ ...now, typed: { ...now.typed, ...next } }))
    setChecked({})
    save.reset()
  }
  const changeRole = (key: string, next: Partial<TypedRole>) =>
    change({ roles: typed.roles.map((role) => (role.key === key ? { ...role, ...next } : role)) })
  const fault = (field: string) => checked[field] ?? save.fields[field]
  const theirs = conflictOf<TimeFrame>(save.error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const faults = unsendable(typed)
    setChecked(faults)
    if (Object.keys(faults).length === 0) void save.run(typed)
  }
  return (
    <Modal opened onClose={props.onClose} title={before ? 'Edit time frame' : 'Add time frame'} size="lg">
      <form onSubmit={submit} noValidate>
        <Stack>
          {theirs ? (
            <VersionConflict
              what="time frame"
              onKeep={() => {
                typing.change((now) => ({ ...now, before: theirs }))
                save.reset()
              }}
              onLoad={() => {
                typing.begin(keptOf(theirs))
                save.reset()
              }}
            />
          ) : (
            <ActionFault error={faultsWithoutField(save, shownFields(typed))} />
          )}
          {typing.restored ? <DraftNotice onDiscard={() => typing.begin(typing.begun)} /> : null}
          <TextInput
            data-autofocus
            label="Time Frame Name"
            placeholder="Morning"
            maxLength={200}
            value={typed.name}
            onChange={({ currentTarget }) => change({ name: currentTarget.value })}
            error={fault('name')}
          />
          <div className="frame-times">
            <TextInput
              type="time"
              label="Start"
              value={typed.start}
              onChange={({ currentTarget }) => change({ start: currentTarget.value.slice(0, 5) })}
              error={fault('start_time')}
            />
            <TextInput
              type="time"
              label="End"
              step={typed.end.length > 5 ? 1 : 60}
              value={typed.end}
              onChange={({ currentTarget }) => change({ end: currentTarget.value })}
              error={fault('end_time')}
            />
            <Select
              label="Slot length"
              allowDeselect={false}
              data={LENGTHS}
              value={String(typed.slotLength)}
              onChange={(minutes) => {
                if (minutes) change({ slotLength: Number(minutes) })
              }}
              error={fault('length_time_slot')}
            />
          </div>
          <SlotCount typed={typed} />
          <Roles
            roles={typed.roles}
            known={session.roles}
            fault={fault}
            onChange={changeRole}
            onRemove={(key) => change({ roles: typed.roles.filter((role) => role.key !== key) })}
            onAdd={() => change({ roles: [...typed.roles, freshRole()] })}
          />
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
    <fieldset className="frame-roles">
      <legend>Roles and how many of each a slot takes</legend>
      {props.roles.map(({ key, role, count, booked }, place) => (
        <div key={key} className="frame-role">
          <Autocomplete
            aria-label="Role"
            placeholder="Role name"
            maxLength={100}
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
        <Text c="var(--mantine-color-error)" size="xs" role="alert">
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
