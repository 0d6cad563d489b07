import { Fact } from '@callboard/kit/facts'
import { Button, VisuallyHidden } from '@callboard/kit/ui'
import styles from './review-head.module.css'
import type { WallFact } from './wall-fact.ts'

/** What follows on the wall as it is. */
export interface Step {
  readonly words: string
  /** For the pointer and readers, where the shown words are short for it. */
  readonly whole?: string
  readonly run: () => void
}

/** The next step; the one filled action of the screen unless groups are selected. */
export const NextStep = (props: {
  readonly step: Step
  readonly isQuiet?: boolean
  /** Under the thumb, at the foot of a phone. */
  readonly isBar?: boolean
}) => (
  <Button
    size={props.isBar ? 'md' : undefined}
    className={styles.next}
    variant={props.isQuiet ? 'default' : 'filled'}
    title={props.step.whole ?? props.step.words}
    aria-label={props.step.whole}
    onClick={props.step.run}
  >
    {props.step.words}
  </Button>
)

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
