import { ActionFault, FailedState, NotFound } from '@callboard/kit/ui'
import { nothing } from './nothing.ts'

const AWAY = new TypeError('Failed to fetch')

export const failedState = {
  name: 'FailedState',
  states: [
    ['trying again can help', <FailedState key="retry" error={AWAY} onRetry={nothing} />],
    ['trying again cannot help', <FailedState key="plain" error={AWAY} />],
    [
      'says what could not be shown',
      <FailedState key="title" title="The session could not be opened" error={AWAY} onRetry={nothing} />,
    ],
    ['an address that leads nowhere', <NotFound key="nowhere" />],
    ['beside a button', <ActionFault key="beside" error={AWAY} />],
  ],
} as const
