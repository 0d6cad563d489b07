import type { ReactNode } from 'react'
import styles from './fact.module.css'
import { RollingNumber } from './rolling-number.tsx'

export interface FactProps {
  readonly value: string
  /** On the line of the value: what it counts, the zone of a time. */
  readonly unit?: ReactNode
  /** Colours the value; `quiet`: there is nothing to do. */
  readonly tone?: 'fine' | 'late' | 'very-late' | 'quiet'
  /** `public` for the fact of a talent's page: the place in line, an end. */
  readonly size?: 'staff' | 'public'
  /** A number in the value that changes is seen to: the old one leaves upwards. Read out as a whole where it is live. */
  readonly isRolling?: boolean
  /** It is the title of its page. */
  readonly isTitle?: boolean
}

/** The one number or name that a person came to the screen for. */
export function Fact({ value, unit, tone, size = 'staff', isTitle = false, isRolling = false }: FactProps) {
  const Root = isTitle ? 'h1' : 'p'
  return (
    <Root className={styles.root} data-size={size} data-tone={tone} aria-atomic={isRolling || undefined}>
      <span className={styles.value}>{isRolling ? <RollingNumber words={value} /> : value}</span>
      {unit ? <span className={styles.unit}> {unit}</span> : null}
    </Root>
  )
}
