import type { RequestRow } from '@callboard/freelancers/contract'
import { IconCircleCheck, IconCircleX, IconHelp, IconHourglass } from '@callboard/kit/icons'
import { standOf } from './request-words.ts'
import styles from './requests.module.css'

const SIGNS = {
  booked: IconCircleCheck,
  held: IconHourglass,
  second: IconHourglass,
  open: IconHelp,
  out: IconCircleX,
} as const

/** Where a request stands: a mark with its word. */
export function RequestStand({ request }: { readonly request: RequestRow }) {
  const { state, word } = standOf(request)
  const Sign = SIGNS[state]
  return (
    <span className={styles.stand} data-state={state}>
      <Sign size={16} aria-hidden />
      {word}
    </span>
  )
}
