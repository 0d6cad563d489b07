import styles from './auth-frame.module.css'

const ROWS = [
  [0.62, true],
  [0.48, true],
  [0.7, true],
  [0.4, false],
  [0.56, false],
  [0.66, false],
  [0.44, false],
] as const

/** The board by the stage door, drawn: a sheet of lines, the first ones signed. */
export function SignInSheet() {
  return (
    <aside className={styles.root} aria-hidden="true">
      <p className={styles.word}>The board where actors sign in.</p>
      <svg viewBox="0 0 420 392" role="presentation">
        {ROWS.map(([width, signed], row) => {
          const y = row * 56
          return (
            <g key={`${width}`} transform={`translate(0 ${y})`}>
              <line x1="0" x2="420" y1="55.5" y2="55.5" className={styles.line} />
              <rect x="0" y="22" width="40" height="8" rx="4" className={styles.quiet} />
              <circle cx="76" cy="26" r="14" className={styles.face} />
              <rect x="104" y="22" width={width * 180} height="8" rx="4" className={styles.name} />
              {signed ? (
                <path
                  d="M336 32c8-14 14-18 16-12s-8 16-2 14 10-14 15-12-4 12 2 11 10-9 16-9 6 5 14 1"
                  className={styles.ink}
                />
              ) : null}
            </g>
          )
        })}
      </svg>
    </aside>
  )
}
