import { Tabs } from '@callboard/kit/tabs'
import type { ReactNode } from 'react'
import styles from './live.module.css'

/** The three parts of the live room, of which a phone shows one. */
export type Panel = 'line' | 'room' | 'group'

/** Chooses the part of the live room on a narrow screen. */
export default function NarrowTabs(props: {
  readonly waiting: number
  readonly members: number
  readonly panel: Panel
  /** Shows in the tab of the room, which the others hide. */
  readonly sign: ReactNode
  readonly onPanel: (panel: Panel) => void
}) {
  const tabs: readonly (readonly [Panel, string, number])[] = [
    ['line', 'Line', props.waiting],
    ['room', 'Room', 0],
    ['group', 'Group', props.members],
  ]
  return (
    <Tabs
      value={props.panel}
      onChange={(value) => props.onPanel((value ?? 'line') as Panel)}
      keepMounted={false}
    >
      <Tabs.List grow>
        {tabs.map(([panel, label, count]) => (
          <Tabs.Tab key={panel} value={panel}>
            {label}
            {count > 0 ? <span className={styles.count}> {count}</span> : null}
            {panel === 'room' && props.panel !== 'room' ? props.sign : null}
          </Tabs.Tab>
        ))}
      </Tabs.List>
    </Tabs>
  )
}
