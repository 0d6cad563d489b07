import { useAction } from '@callboard/kit/data'
import { CopyButton } from '@callboard/kit/share'
import { Button, confirm } from '@callboard/kit/ui'
import type { GroupView, WaitingTalent } from '@callboard/lobby/contract'
import { addWaitingAction, clearWaitingAction, removeWaitingAction } from '../../data/waiting-room.ts'
import { WaitingCard } from './waiting-card.tsx'
import { WaitingList } from './waiting-list.tsx'
import styles from './waiting-room.module.css'

/** The talent of the external waiting room for staff, who put them into the current group. */
export default function StaffWaitingRoom(props: {
  readonly session: string
  readonly group: GroupView | null
  readonly hasActions: boolean
}) {
  const { session, hasActions } = props
  const clear = useAction(clearWaitingAction)
  const guests = new Set(props.group?.twr_records.map(({ _id }) => _id))
  const askToClear = async () => {
    const yes = await confirm({
      title: 'Are you sure?',
      text: 'The talent who are in TWR now are not shown here any more. TWR keeps them.',
      action: 'Clear records',
      danger: true,
    })
    if (yes) await clear.run({ id: session })
  }
  return (
    <WaitingList
      session={session}
      tools={(room) => (
        <div className={styles.tools}>
          {room.check_in_link ? (
            <CopyButton size="compact-sm" value={room.check_in_link} label="TWR check-in link" />
          ) : null}
          {hasActions && room.records.length > 0 ? (
            <Button
              size="compact-sm"
              variant="subtle"
              color="red"
              loading={clear.busy}
              onClick={() => void askToClear()}
            >
              Clear records
            </Button>
          ) : null}
        </div>
      )}
    >
      {(talent) => (
        <WaitingCard key={talent._id} talent={talent}>
          {hasActions ? (
            <GroupButton session={session} talent={talent} isGuest={guests.has(talent._id)} />
          ) : null}
        </WaitingCard>
      )}
    </WaitingList>
  )
}

function GroupButton(props: {
  readonly session: string
  readonly talent: WaitingTalent
  readonly isGuest: boolean
}) {
  const place = { session: props.session, record: props.talent._id }
  const add = useAction(addWaitingAction)
  const remove = useAction(removeWaitingAction)
  return (
    <Button
      size="compact-sm"
      variant="default"
      className={styles.group}
      loading={add.busy || remove.busy}
      onClick={() => void (props.isGuest ? remove : add).run(place)}
    >
      {props.isGuest ? 'Leave Group' : 'Add to group'}
    </Button>
  )
}
