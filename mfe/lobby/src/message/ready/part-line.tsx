import { IconAlertTriangle, IconCircleCheck, IconCircleDashed } from '@callboard/kit/icons'
import { Text } from '@callboard/kit/ui'
import styles from './ready-check.module.css'
import type { PartState } from './use-ready-check.ts'

/** One part of the check: that it works, or its fault and the remedy. */
export function PartLine(props: {
  readonly state: PartState
  readonly works: string
  readonly looking: string
}) {
  const { state } = props
  const isFailed = state.kind === 'failed'
  const words = isFailed ? state.words : state.kind === 'ok' ? props.works : props.looking
  const icons = { ok: IconCircleCheck, failed: IconAlertTriangle, looking: IconCircleDashed }
  const Icon = icons[state.kind]
  return (
    <div className={styles.readyLine} data-state={state.kind} role={isFailed ? 'alert' : 'status'}>
      <Icon size={20} aria-hidden />
      <Text>{words}</Text>
    </div>
  )
}
