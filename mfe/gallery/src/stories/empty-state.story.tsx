import { IconCalendarTime, IconSearch } from '@callboard/kit/icons'
import { Button, EmptyState, StateCard } from '@callboard/kit/ui'

export const emptyState = {
  name: 'EmptyState',
  states: [
    ['words alone', <EmptyState key="title" title="No takes yet" />],
    [
      'with what belongs here',
      <EmptyState key="words" icon={<IconCalendarTime size={24} />} title="No sessions yet">
        Sessions appear here as soon as they are saved.
      </EmptyState>,
    ],
    [
      'with the action that fills it',
      <EmptyState
        key="action"
        icon={<IconSearch size={24} />}
        title="No talent fits"
        action={<Button variant="default">Show all</Button>}
      >
        Two filters hide the others.
      </EmptyState>,
    ],
    [
      'the end of a flow',
      <StateCard
        key="card"
        heading={2}
        icon={<IconCalendarTime size={24} />}
        title="You are checked in"
        actions={<Button>Open your status page</Button>}
      >
        Your status page shows your place in line.
      </StateCard>,
    ],
  ],
} as const
