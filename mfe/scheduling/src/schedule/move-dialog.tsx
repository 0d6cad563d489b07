import { Select } from '@callboard/kit/choices'
import { sayWallTime } from '@callboard/kit/day'
import { Modal } from '@callboard/kit/dialogs'
import { Button, Group, Stack, Text } from '@callboard/kit/ui'
import type { Slot } from '@callboard/scheduling/contract'
import { useState } from 'react'
import { byHour, findSlot, openDays, rolesIn, slotKey } from '../shared/slots.ts'
import { TimeChips } from '../shared/time-chips.tsx'
import { type Carried, isHeld } from './carried.ts'
import type { Schedule } from './use-schedule.ts'

/** Moves an appointment to another free place of the day, or books one for somebody without a time. */
export default function MoveDialog(props: {
  readonly schedule: Schedule
  readonly carried: Carried
  readonly onChoose: (slot: Slot, role: string) => void
  readonly onClose: () => void
}) {
  const { carried } = props
  const { availability, frames } = props.schedule
  const roles = rolesIn(availability)
  const [role, setRole] = useState(
    carried.role !== undefined && roles.includes(carried.role) ? carried.role : (roles[0] ?? ''),
  )
  const [chosen, setChosen] = useState<string>()
  const [now] = useState(() => new Date())
  const here = isHeld(carried) && role === carried.role ? slotKey(carried.slot) : undefined
  const open = openDays(availability, [role], now)
    .flatMap(({ slots }) => slots)
    .filter((slot) => slotKey(slot) !== here)
  const target = chosen === undefined ? undefined : open.find((slot) => slotKey(slot) === chosen)
  const frameName = (id: string) =>
    frames.length > 1 ? frames.find(({ _id }) => _id === id)?.name : undefined
  const submit = () => {
    if (target) props.onChoose(target, role)
  }
  const lost = chosen !== undefined && !target && findSlot(availability, chosen) !== undefined
  return (
    <Modal
      opened
      onClose={props.onClose}
      title={`${isHeld(carried) ? 'Move' : 'Book'} ${carried.name}`}
      size="lg"
    >
      <Stack>
        <Text size="sm" c="dimmed">
          {isHeld(carried)
            ? `Now at ${sayWallTime(carried.slot.start_wall)} as ${carried.role}.`
            : `${carried.name} gets the confirmation by e-mail.`}
          {isHeld(carried) && carried.talent.reply?.answer === 'other_time'
            ? ` Asks for another time: “${carried.talent.reply.note}”`
            : null}
        </Text>
        <Select
          label="Role"
          allowDeselect={false}
          data={roles}
          value={role}
          onChange={(next) => {
            if (next) setRole(next)
          }}
        />
        {open.length === 0 ? (
          <Text size="sm">
            {isHeld(carried) ? 'No other' : 'No'} place is free for this role on this date.
          </Text>
        ) : (
          <TimeChips
            label="Free times"
            groups={byHour(open, availability.time_zone, (slot) => frameName(slot.availability_id))}
            value={target && chosen}
            onChange={setChosen}
          />
        )}
        <Text size="sm" role="status" c="dimmed">
          {lost ? 'That place was just taken. Choose another one.' : ''}
        </Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={props.onClose}>
            Cancel
          </Button>
          <Button disabled={!target} onClick={submit}>
            {isHeld(carried) ? 'Move' : 'Book and send confirmation'}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
