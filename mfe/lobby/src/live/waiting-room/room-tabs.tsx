import { Segmented } from '@callboard/kit/segmented'
import styles from './waiting-room.module.css'

export type RoomTab = 'callboard' | 'twr'

/** Chooses between the talent who checked in here and those of the external waiting room. */
export default function RoomTabs(props: {
  readonly value: RoomTab
  readonly panel: string
  readonly onChange: (tab: RoomTab) => void
}) {
  return (
    <div className={styles.tabs}>
      <Segmented
        label="Talent from"
        size="s"
        grows
        value={props.value}
        choices={[
          { value: 'callboard', label: 'Callboard' },
          { value: 'twr', label: 'TWR' },
        ]}
        panel={props.panel}
        onChange={props.onChange}
      />
    </div>
  )
}
