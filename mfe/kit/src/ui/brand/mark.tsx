import styles from './mark.module.css'

/** The sign-in sheet: three lines, the first one signed. */
export function Mark({ size = 22 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 22 22" aria-hidden="true">
      <rect width="22" height="22" rx="5" className={styles.ground} />
      <path d="M5.5 7.5l1.6 1.6 3-3.2M12.5 7.5h4M5.5 12h11M5.5 16h7" className={styles.lines} />
    </svg>
  )
}

export function Wordmark() {
  return (
    <span className={styles.wordmark}>
      <Mark />
      <span>Callboard</span>
    </span>
  )
}
