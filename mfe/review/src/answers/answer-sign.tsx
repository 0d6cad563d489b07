import { GreaseMark } from '@callboard/kit/takes'
import type { Feedback } from '@callboard/posting/contract'
import styles from './answer-sign.module.css'

/** How somebody has answered, small, in the colour of the answer. */
export const AnswerSign = ({ of }: { readonly of: Feedback }) => (
  <span className={styles.root} data-answer={of}>
    <GreaseMark answer={of} sign="idle" />
  </span>
)
