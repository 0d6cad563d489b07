import { Fact } from '@callboard/kit/facts'
import { Button, Link, VisuallyHidden } from '@callboard/kit/ui'
import styles from './review-head.module.css'
import type { WallFact } from './wall-fact.ts'

/** What follows on the wall as it is. */
export interface Step {
  readonly words: string
  /** For the pointer and readers, where the shown words are short for it. */
  readonly whole?: string
  /** What it does, or where it leads. */
  readonly act: (() => void) | { readonly to: string }
}

/** The next step; the one filled action of the screen unless groups are selected. */
export function NextStep(props: {
  readonly step: Step
  readonly isQuiet?: boolean
  /** Under the thumb, at the foot of a phone. */
  readonly isBar?: boolean
}) {
  const { words, whole, act } = props.step
  const look = {
    size: props.isBar ? 'md' : undefined,
    className: styles.next,
    variant: props.isQuiet ? 'default' : 'filled',
    title: whole ?? words,
    'aria-label': whole,
  }
  return typeof act === 'function' ? (
    <Button {...look} onClick={act}>
      {words}
    </Button>
  ) : (
    <Button {...look} component={Link} to={act.to}>
      {words}
    </Button>
  )
}

/** How much is to view. @param props.isBrief beside the title of a phone */
export function WallLead(props: { readonly fact: WallFact; readonly isBrief: boolean }) {
  const { value, unit, brief } = props.fact
  const words =
    props.isBrief && brief !== unit ? (
      <>
        <span aria-hidden>{brief}</span>
        <VisuallyHidden>{unit}</VisuallyHidden>
      </>
    ) : (
      unit
    )
  return <Fact value={value} unit={words} isRolling />
}
