import { Line, Lines } from '@callboard/kit/lines'
import styles from './sign-in-lines.module.css'

/** Shares of the width that a name has, and whether its line is signed. */
const ROWS = [
  [0.62, true],
  [0.48, true],
  [0.7, true],
  [0.4, false],
  [0.56, false],
  [0.66, false],
  [0.44, false],
] as const

const SIGNATURE = 'M2 32c8-14 14-18 16-12s-8 16-2 14 10-14 15-12-4 12 2 11 10-9 16-9 6 5 14 1'

/** The lines of the product without a word in them. */
export default function SignInLines() {
  return (
    <Lines slots={['time', 'face', 'mark']} className={styles.lines}>
      {ROWS.map(([width, isSigned]) => (
        <Line
          key={width}
          size={56}
          time={<i className={styles.time} />}
          face={<i className={styles.face} />}
          name={<i className={styles.name} style={{ width: `${width * 100}%` }} />}
          mark={
            isSigned ? (
              <svg width="84" height="44" role="presentation">
                <path d={SIGNATURE} className={styles.ink} />
              </svg>
            ) : null
          }
        />
      ))}
    </Lines>
  )
}
