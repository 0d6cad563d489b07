import type { MessageRow } from '@callboard/admin/contract'
import { IconAlertCircle, IconCheck, IconChecks, IconClock } from '@callboard/kit/icons'
import styles from '../shared/table.module.css'

const LOOKS = {
  queued: { word: 'Queued', icon: IconClock, tone: 'on' },
  sent: { word: 'Sent', icon: IconCheck, tone: 'good' },
  delivered: { word: 'Delivered', icon: IconChecks, tone: 'good' },
  kept: { word: 'Not sent', icon: IconAlertCircle, tone: 'bad' },
  failed: { word: 'Failed', icon: IconAlertCircle, tone: 'bad' },
} as const satisfies Record<MessageRow['state'], object>

export const sayState = (state: MessageRow['state']): string => LOOKS[state].word

/** How far a message has come. */
export function MessageState({ state }: { readonly state: MessageRow['state'] }) {
  const { word, icon: Sign, tone } = LOOKS[state]
  return (
    <span className={styles.mark} data-tone={tone}>
      <Sign size={16} aria-hidden />
      {word}
    </span>
  )
}
