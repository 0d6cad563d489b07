import { Time } from '@callboard/kit/labels'
import { Text } from '@callboard/kit/ui'

/** Who changed something last, and when. */
export function UpdatedBy(props: {
  readonly by: string | null
  readonly at: string | null
  readonly never: string
}) {
  return (
    <Text size="sm" c="dimmed">
      {props.at === null ? (
        props.never
      ) : (
        <>
          Updated{props.by ? ` by ${props.by}` : ''}, <Time at={props.at} style="date-time" />
        </>
      )}
    </Text>
  )
}
