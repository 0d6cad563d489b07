import { Tabs } from '@callboard/kit/tabs'

export type RoomTab = 'callboard' | 'twr'

/** Chooses between the talent who checked in here and those of the external waiting room. */
export default function RoomTabs(props: {
  readonly value: RoomTab
  readonly onChange: (tab: RoomTab) => void
}) {
  return (
    <Tabs
      value={props.value}
      onChange={(tab) => props.onChange(tab === 'twr' ? 'twr' : 'callboard')}
      keepMounted={false}
    >
      <Tabs.List aria-label="Talent from">
        <Tabs.Tab value="callboard">Callboard</Tabs.Tab>
        <Tabs.Tab value="twr">TWR</Tabs.Tab>
      </Tabs.List>
    </Tabs>
  )
}
