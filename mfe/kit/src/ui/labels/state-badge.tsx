import { VisuallyHidden } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import {
  IconBan,
  IconCircleCheck,
  IconCircleDashed,
  IconClock,
  IconDoorExit,
  IconHourglass,
  IconPlayerRecordFilled,
  IconPlayerSkipForward,
  IconVideo,
  IconWifiOff,
} from '../icons.ts'
import styles from './state-badge.module.css'

interface Look {
  readonly word: string
  readonly icon: Icon
  readonly tone: 'quiet' | 'ondeck' | 'casting' | 'danger'
}

/** Colour means state and nothing else, and is never alone: each has its icon and its word. */
const LOOKS = {
  expected: { word: 'Expected', icon: IconCircleDashed, tone: 'quiet' },
  waiting: { word: 'Waiting', icon: IconClock, tone: 'quiet' },
  on_deck: { word: 'On deck', icon: IconHourglass, tone: 'ondeck' },
  in_casting: { word: 'In casting', icon: IconVideo, tone: 'casting' },
  done: { word: 'Done', icon: IconCircleCheck, tone: 'quiet' },
  skipped: { word: 'Skipped', icon: IconPlayerSkipForward, tone: 'quiet' },
  signed_out: { word: 'Signed out', icon: IconDoorExit, tone: 'quiet' },
  away: { word: 'Away', icon: IconWifiOff, tone: 'ondeck' },
  blocked: { word: 'Blocked', icon: IconBan, tone: 'danger' },
  recording: { word: 'Recording', icon: IconPlayerRecordFilled, tone: 'danger' },
} as const satisfies Record<string, Look>

export type BadgeState = keyof typeof LOOKS

/** The mark of a state on a line: its icon and its word. The normal state, waiting, is read only by those who hear the page. */
export function StateBadge({ state, label }: { readonly state: BadgeState; readonly label?: string }) {
  const { word, icon: Sign, tone }: Look = LOOKS[state]
  const said = label ?? word
  return (
    <span className={styles.root} data-tone={tone}>
      <Sign size={16} aria-hidden />
      {state === 'waiting' ? <VisuallyHidden>{said}</VisuallyHidden> : said}
    </span>
  )
}
