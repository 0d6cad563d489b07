import styles from './archives.module.css'

/** How far an archive is, as a line. The words beside it say the number. */
export function ArchiveBar({ percent }: { readonly percent: number }) {
  return <progress className={styles.bar} value={percent} max={100} aria-label="Preparing archive" />
}
