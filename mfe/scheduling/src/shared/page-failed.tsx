import { leadsNowhere } from '@callboard/kit/data'
import { FailedState, NotFound } from '@callboard/kit/ui'

/** A page that failed to load: missing subjects show 'not found', every other fault offers a retry. */
export function PageFailed(props: {
  readonly title: string
  readonly error: unknown
  readonly onRetry: () => void
}) {
  if (leadsNowhere(props.error)) return <NotFound />
  return <FailedState heading={1} title={props.title} error={props.error} onRetry={props.onRetry} />
}
