import styles from './posting.module.css'

const FRAMES = [0, 1, 2]

/** The shape of what comes where there is nothing yet: frames without pictures. A phone has one. */
export function GhostFrames() {
  return (
    <div className={`${styles.wall} ${styles.ghosts}`} aria-hidden>
      {FRAMES.map((frame) => (
        <span key={frame} className={styles.ghost} />
      ))}
    </div>
  )
}
