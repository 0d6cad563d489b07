import { Fact } from '@callboard/kit/facts'
import { Button, VisuallyHidden } from '@callboard/kit/ui'
import styles from './review-head.module.css'
import type { WallFact } from './wall-fact.ts'

/** Opens the next group to view; the one filled action of the screen unless groups are selected. */
export const ViewNext = (props: {
  readonly onNext: () => void
  readonly isQuiet?: boolean
  /** Under the thumb, at the foot of a phone. */
  readonly isBar?: boolean
}) => (
  <Button
    {...(props.isBar && { size: 'lg', className: styles.next })}
    variant={props.isQuiet ? 'default' : 'filled'}
    onClick={props.onNext}
  >
    View next
  </Button>
)

/** How much is to view, as a number while there is something. @param props.isBrief beside the title of a phone */
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
  return value === undefined ? (
    <span className={styles.allViewed}>{words}</span>
  ) : (
    <Fact value={value} unit={words} isRolling />
  )
}
