import { Fact } from '@callboard/kit/facts'
import { Button, Link, VisuallyHidden } from '@callboard/kit/ui'
import styles from './review-head.module.css'
import type { WallFact } from './wall-fact.ts'

/** What follows on the wall as it is. */
export interface Step {
  readonly words: string
  readonly act: { readonly run: () => void } | { readonly to: string }
}

/** The next step; the one filled action of the screen unless groups are selected. */
export const NextStep = (props: {
  readonly step: Step
  readonly isQuiet?: boolean
  /** Under the thumb, at the foot of a phone. */
  readonly isBar?: boolean
}) => {
  const { words, act } = props.step
  const shared = {
    size: props.isBar ? 'md' : undefined,
    className: props.isBar ? styles.next : undefined,
    variant: props.isQuiet ? 'default' : 'filled',
    children: words,
  }
  return 'to' in act ? (
    <Button component={Link} to={act.to} {...shared} />
  ) : (
    <Button onClick={act.run} {...shared} />
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
