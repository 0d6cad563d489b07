import { IconClock, IconEye, IconHourglass, IconMail, IconUserOff } from '@callboard/kit/icons'
import { Link, Title } from '@callboard/kit/ui'
import styles from './needs-you.module.css'
import type { Need } from './needs-you.ts'

const ICONS = {
  lost: IconUserOff,
  asked: IconClock,
  holds: IconHourglass,
  unshared: IconMail,
  unviewed: IconEye,
} as const

/** Lines that are shown; the sessions say the rest. */
const MOST = 5

/** What waits for staff, beside what the sessions of today say. */
export function NeedsYou({ needs }: { readonly needs: readonly Need[] }) {
  if (needs.length === 0) return null
  return (
    <section aria-labelledby="needs-title" className={styles.needs}>
      <Title order={2} size="h3" id="needs-title">
        Needs you
      </Title>
      <ul className={styles.lines}>
        {needs.slice(0, MOST).map(({ kind, words, where, to }) => {
          const Icon = ICONS[kind]
          return (
            <li key={`${kind} ${to}`}>
              <Link to={to} className={styles.line}>
                <Icon size={16} aria-hidden />
                <span>{words}</span>
                <span className={styles.where}>{where}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
