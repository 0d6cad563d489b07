import { Fact } from '@callboard/kit/facts'
import { Button } from '@callboard/kit/ui'
import styles from './review-head.module.css'
import type { WallFact } from './wall-fact.ts'

/** Opens the next group to view; the one filled action of the screen unless groups are selected. */
export const ViewNext = ({ onNext, isQuiet }: { readonly onNext: () => void; readonly isQuiet: boolean }) => (
  <Button variant={isQuiet ? 'default' : 'filled'} onClick={onNext}>
    View next
  </Button>
)

/** How much is to view, as a number while there is something. */
export const WallLead = ({ fact }: { readonly fact: WallFact }) =>
  fact.value === undefined ? (
    <span className={styles.allViewed}>{fact.unit}</span>
  ) : (
    <Fact value={fact.value} unit={fact.unit} isRolling />
  )
