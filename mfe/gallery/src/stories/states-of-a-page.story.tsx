import { IconCalendarTime } from '@callboard/kit/icons'
import { Button, EmptyState, FailedState, PageSkeleton, Skeletons, StateCard } from '@callboard/kit/ui'

const nothing = () => undefined

export const statesOfAPage = {
  name: 'StatesOfAPage',
  states: [
    ['loading', <PageSkeleton key="page" />],
    ['lines that are coming', <Skeletons key="lines" rows={3} />],
    [
      'empty',
      <EmptyState key="empty" icon={<IconCalendarTime size={24} />} title="No sessions yet">
        Sessions appear here as soon as they are saved.
      </EmptyState>,
    ],
    ['failed', <FailedState key="failed" error={new Error('away')} onRetry={nothing} />],
    [
      'a card that ends a flow',
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
