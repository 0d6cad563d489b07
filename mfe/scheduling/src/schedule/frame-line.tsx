import { zoneAbbreviation } from '@callboard/core/http-contract'
import { useAction } from '@callboard/kit/data'
import { sayTimeRange } from '@callboard/kit/day'
import { ActionFault, Button, confirm } from '@callboard/kit/ui'
import type { Slot, TimeFrame } from '@callboard/scheduling/contract'
import { deleteTimeFrameAction } from '../data/schedule.ts'
import { MoreMenu } from '../shared/more/more-menu.tsx'
import { bookedRoles } from './frame-fields.ts'
import styles from './schedule.module.css'

const people = (count: number) => (count === 1 ? '1 talent is' : `${count} talent are`)

/** The hours of a time frame in its zone, its slots, and what staff do with it. */
export function FrameLine(props: {
  readonly frame: TimeFrame
  readonly slots: readonly Slot[]
  readonly canEdit: boolean
  readonly onEdit: () => void
}) {
  const { frame, slots } = props
  const [first] = slots
  const remove = useAction(deleteTimeFrameAction)
  const ask = async () => {
    const booked = [...bookedRoles(slots).values()].reduce((sum, count) => sum + count, 0)
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
      <div className={styles.frame}>
        <span title={frame.time_zone.replaceAll('_', ' ')}>
          {sayTimeRange(frame.start_time, frame.end_time)}{' '}
          {first ? zoneAbbreviation(new Date(first.start), frame.time_zone) : ''}
        </span>
        <span>{frame.length_time_slot} min</span>
        {props.canEdit ? (
          <>
            <Button
              variant="subtle"
              color="gray"
              size="compact-sm"
              aria-label="Edit time frame"
              onClick={props.onEdit}
            >
              Edit
            </Button>
            <MoreMenu
              label={`More for ${frame.name}`}
              busy={remove.busy}
              entries={[{ label: 'Delete time frame', onChoose: () => void ask(), isDanger: true }]}
            />
          </>
        ) : null}
      </div>
    </>
  )
}
