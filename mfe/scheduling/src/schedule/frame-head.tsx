import { zoneAbbreviation } from '@callboard/core/http-contract'
import { useAction } from '@callboard/kit/data'
import { ActionFault, Button, confirm, Group, readersZone, Text } from '@callboard/kit/ui'
import type { Slot, TimeFrame } from '@callboard/scheduling/contract'
import { deleteTimeFrameAction } from '../data/schedule.ts'
import { sayWallTime } from '../shared/wall-time.ts'
import { bookedRoles } from './frame-fields.ts'
import type { Schedule } from './use-schedule.ts'

/** Names the zone of the times where it is not the reader's own. */
function zoneWords({ time_zone }: TimeFrame, [first]: readonly Slot[]): string {
  if (!first || time_zone === readersZone()) return ''
  return ` · times in ${zoneAbbreviation(new Date(first.start), time_zone)}, ${time_zone.replaceAll('_', ' ')}`
}

const people = (count: number) => (count === 1 ? '1 talent is' : `${count} talent are`)

/** Head of a time frame: its hours and roles, its occupancy and its actions. */
export function FrameHead(props: {
  readonly schedule: Schedule
  readonly frame: TimeFrame
  readonly slots: readonly Slot[]
  readonly onEdit: () => void
}) {
  const { schedule, frame, slots } = props
  const booked = [...bookedRoles(slots).values()].reduce((sum, count) => sum + count, 0)
  const places =
    frame.roles.reduce((sum, { participants_count }) => sum + participants_count, 0) * slots.length
  const remove = useAction(deleteTimeFrameAction)
  const ask = async () => {
    const yes = await confirm({
      title: `Delete ${frame.name}?`,
      text:
        booked > 0
          ? `${people(booked)} booked here. Each loses the appointment and gets an e-mail. This cannot be undone.`
          : 'Nobody has booked here yet.',
      action: 'Delete',
      danger: true,
    })
    if (yes) await remove.run({ session: frame.session, day: frame.day, availability: frame._id })
  }
  return (
    <>
      <ActionFault error={remove.error} />
      <Group justify="space-between" align="flex-end" mb="sm" gap="sm">
        <div>
          <p className="frame-fact callboard-figures">
            {booked} of {places} booked
          </p>
          <Text size="sm" c="dimmed" className="callboard-figures">
            {sayWallTime(frame.start_time)} to {sayWallTime(frame.end_time)} · slots of{' '}
            {frame.length_time_slot} minutes{zoneWords(frame, slots)}
          </Text>
        </div>
        {schedule.canEdit ? (
          <Group gap={4}>
            <Button variant="subtle" size="xs" onClick={props.onEdit}>
              Edit time frame
            </Button>
            <Button variant="subtle" color="red" size="xs" loading={remove.busy} onClick={() => void ask()}>
              Delete time frame
            </Button>
          </Group>
        ) : null}
      </Group>
    </>
  )
}
