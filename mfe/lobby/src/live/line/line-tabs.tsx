import { Segmented } from '@callboard/kit/segmented'
import type { LineTab } from './line-tab.ts'

/** The two lists of a lobby. */
export default function LineTabs(props: {
  readonly tab: LineTab
  readonly panel: string
  readonly onTab: (tab: LineTab) => void
}) {
  return (
    <Segmented
      label="Lists of the lobby"
      size="s"
      grows
      value={props.tab}
      choices={[
        { value: 'checked-in', label: 'Checked In' },
        { value: 'scheduled', label: 'Scheduled' },
      ]}
      panel={props.panel}
      onChange={props.onTab}
    />
  )
}
