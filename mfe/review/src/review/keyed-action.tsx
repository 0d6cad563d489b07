import { type KeyMeaning, type KeyScope, keyHint, keyWord } from '@callboard/kit/keys'
import type { ReactNode } from 'react'
import styles from './keyed-action.module.css'

/** A quiet command whose key stands beside its words. */
export function KeyedAction<S extends KeyScope>(props: {
  readonly scope: S
  readonly meaning: KeyMeaning<S>
  readonly icon: ReactNode
  readonly words: string
  /** The longest that its words become: its room is there from the beginning. */
  readonly widest?: string
  /** Goes on after the words where there is room for it. */
  readonly rest?: string
  /** Where the shown words are short for it. */
  readonly label?: string
  /** Longer words for the tooltip. */
  readonly tip?: string
  /** A state that it turns on and off, said by its icon as well. */
  readonly isOn?: boolean
  readonly onClick: () => void
}) {
  const { scope, meaning, words, rest = '', label = words + rest } = props
  return (
    <button
      type="button"
      className={styles.root}
      aria-label={label}
      aria-pressed={props.isOn}
      onClick={props.onClick}
      {...keyHint(scope, meaning, props.tip ?? label)}
    >
      {props.icon}
      <span className={styles.said} data-widest={props.widest}>
        <span className={styles.words}>
          {words}
          {rest ? <span className={styles.rest}>{rest}</span> : null}
        </span>
        <span className={styles.key} data-key={keyWord(scope, meaning)} />
      </span>
    </button>
  )
}
