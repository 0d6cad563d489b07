import { useState } from 'react'
import { aroundNumber } from './around-number.ts'
import styles from './rolling-number.module.css'

/** Words whose number, when it changes, leaves upwards while the new one comes from below. */
export function RollingNumber({ words }: { readonly words: string }) {
  const [before, number, after] = aroundNumber(words)
  const [shown, setShown] = useState({ number, left: '' })
  if (shown.number !== number) setShown({ number, left: number === '' ? '' : shown.number })
  if (number === '') return words
  return (
    <>
      {before}
      {/* A new element for each number, so that every step is seen. */}
      <span key={number} className={styles.root} data-left={shown.left || undefined}>
        <span>{number}</span>
      </span>
      {after}
    </>
  )
}
