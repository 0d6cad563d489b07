import styles from './answer-marks.module.css'
import { changedMark, changedWords } from './earlier-words.ts'

/** Beside answers whose givers said something else before: who, what and where. */
export function EarlierMark({ votes }: { readonly votes: Parameters<typeof changedWords>[0] }) {
  const words = changedWords(votes)
  if (words === '') return null
  return (
    <span className={styles.earlier} role="img" aria-label={words} title={words}>
      {changedMark(votes)}
    </span>
  )
}
