import styles from './signature.module.css'

/** The mark that a talent makes by hand when they have signed in. */
export const Signature = () => (
  <svg className={styles.root} viewBox="0 0 96 40" aria-hidden>
    <path pathLength={1} d="M8 27c9-15 16-20 18-13s-9 18-2 16 11-16 17-14-5 14 2 12 11-10 18-10 7 6 16 1" />
  </svg>
)
