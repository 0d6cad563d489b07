import { Tabs } from '@callboard/kit/tabs'
import type { LineTab } from './line-tab.ts'

/** The two lists of a lobby. */
export default function LineTabs(props: { readonly tab: LineTab; readonly onTab: (tab: LineTab) => void }) {
  return (
    <Tabs
      value={props.tab}
      onChange={(tab) => props.onTab(tab === 'scheduled' ? 'scheduled' : 'checked-in')}
      keepMounted={false}
    >
      <Tabs.List grow>
        <Tabs.Tab value="checked-in">Checked In</Tabs.Tab>
        <Tabs.Tab value="scheduled">Scheduled</Tabs.Tab>
      </Tabs.List>
    </Tabs>
  )
}
