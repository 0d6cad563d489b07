import { IconBan, IconPhoneOff } from '@callboard/kit/icons'
import type { LobbyRecord } from '@callboard/lobby/contract'
import styles from './live.module.css'

type Fault = 'undelivered' | 'opted_out' | 'invalid'

const FAULTS: Readonly<Record<Fault, { readonly word: string; readonly title: string }>> = {
  undelivered: { word: 'Text not delivered', title: 'The latest text did not arrive' },
  opted_out: { word: 'No texts', title: 'Answered STOP: gets no texts' },
  invalid: { word: 'Invalid number', title: 'Texts do not reach this number' },
}

const isFault = (state: LobbyRecord['text_state']): state is Fault => state in FAULTS

/** Says that texts do not reach a talent; nothing while they do. */
export default function TextMark({ state }: { readonly state: LobbyRecord['text_state'] }) {
  if (!isFault(state)) return null
  const { word, title } = FAULTS[state]
  const Icon = state === 'opted_out' ? IconBan : IconPhoneOff
  return (
    <span className={styles.rowText} title={title}>
      <Icon size={16} aria-hidden /> {word}
    </span>
  )
}
