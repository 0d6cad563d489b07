import { useState } from 'react'
import styles from './grease-mark.module.css'

/** Drawn in one line each, on a square that is stretched over the picture. */
const LINES = {
  yes: 'M70 9C48 3 20 10 10 33C1 57 14 86 43 92C70 97 95 80 94 51C93 26 76 9 46 7',
  no: 'M42 84C52 76 59 65 67 54C76 42 82 26 95 11',
  maybe: 'M33 35C33 20 42 13 53 14C66 15 71 27 66 38C61 48 50 51 50 66M50 80L50 83',
  reshoot: 'M86 38C78 17 54 8 34 17C11 28 6 60 24 79C42 96 72 92 84 72M88 16L87 40L65 35',
} as const

/** Beside a word there is no face to keep clear of. */
const NO_AS_SIGN = 'M9 86C32 66 62 36 92 12'

/**
 * What a client said of a picture, as one marks a contact sheet: a ring for yes, a stroke for no, `?` for maybe. It lies
 * over the nearest positioned element and is drawn when the answer is given while one looks at it. Stroke and `?` keep
 * clear of the face in the middle and of what stands at the left.
 */
export function GreaseMark(props: {
  readonly answer: keyof typeof LINES | undefined
  /** What a screen reader says; without it the mark stands beside words that say the same. */
  readonly label?: string
  /** On a face of a line the pencil is as thick as on a large picture. */
  readonly small?: boolean
  /** Beside the word of the answer, as its sign; it is drawn anew when the answer is given. */
  readonly sign?: 'idle' | 'given'
  /** Over a picture that plays: it is drawn, and leaves. */
  readonly passing?: boolean
}) {
  const { answer, label, sign, passing } = props
  const now = sign ?? answer
  const [before] = useState(now)
  if (!answer) return null
  const line = sign && answer === 'no' ? NO_AS_SIGN : LINES[answer]
  return (
    <span
      key={`${answer} ${now}`}
      className={styles.root}
      data-answer={answer}
      data-small={props.small}
      data-sign={sign}
      data-passing={passing}
      data-drawn={now === before || now === 'idle' ? undefined : true}
      {...(label ? { role: 'img', 'aria-label': label } : {})}
    >
      <svg viewBox="0 0 100 100" preserveAspectRatio={answer === 'yes' ? 'none' : 'xMaxYMid'} aria-hidden>
        <path className={styles.ground} d={line} pathLength={1} />
        <path d={line} pathLength={1} />
      </svg>
    </span>
  )
}
