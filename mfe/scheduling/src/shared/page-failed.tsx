import { leadsNowhere } from '@callboard/kit/data'
import { FailedState, NotFound } from '@callboard/kit/ui'

/** A page that did not come: what is not there is not found, everything else can be tried again. */
export function PageFailed(props: {
  readonly title: string
  readonly error: unknown
  readonly onRetry: () => void
}) {
  if (leadsNowhere(props.error)) return <NotFound />
  return <FailedState title={props.title} error={props.error} onRetry={props.onRetry} />
}
