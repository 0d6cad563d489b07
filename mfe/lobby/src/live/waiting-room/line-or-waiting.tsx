import type { GroupView } from '@callboard/lobby/contract'
import { type ReactNode, useId, useState } from 'react'
import live from '../live.module.css'
import RoomTabs, { type RoomTab } from './room-tabs.tsx'
import StaffWaitingRoom from './staff-waiting-room.tsx'
import styles from './waiting-room.module.css'

/** The line of a session, or its external waiting room in the same place. */
export default function LineOrWaiting(props: {
  readonly session: string
  readonly group: GroupView | null
  readonly hasActions: boolean
  /** the line */
  readonly children: ReactNode
}) {
  const [tab, setTab] = useState<RoomTab>('callboard')
  const panel = useId()
  return (
    <>
      <RoomTabs value={tab} panel={panel} onChange={setTab} />
      <div id={panel} role="tabpanel" className={live.line}>
        {tab === 'twr' ? (
          <div className={styles.side}>
            <StaffWaitingRoom session={props.session} group={props.group} hasActions={props.hasActions} />
          </div>
        ) : (
          props.children
        )}
      </div>
    </>
  )
}
