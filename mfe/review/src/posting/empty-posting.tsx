import { IconFilter, IconMovie } from '@callboard/kit/icons'
import { Button, EmptyState } from '@callboard/kit/ui'

/** In the place of the wall where nothing is shown. */
export default function EmptyPosting(props: {
  /** Something is there, and the filters hide it. */
  readonly isFiltered: boolean
  /** On the tab of archived takes. */
  readonly isArchived: boolean
  readonly onClear: () => void
}) {
  if (props.isFiltered)
    return (
      <EmptyState
        icon={<IconFilter size={24} />}
        title="Nothing passes these filters"
        action={<Button onClick={props.onClear}>Clear filters</Button>}
      />
    )
  return (
    <EmptyState
      icon={<IconMovie size={24} />}
      title={props.isArchived ? 'Nothing is archived' : 'No takes yet'}
    >
      {props.isArchived
        ? 'Takes that were put aside appear here.'
        : 'The casting office has not put takes on this page yet. Come back later.'}
    </EmptyState>
  )
}
