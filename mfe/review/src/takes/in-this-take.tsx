import { IconPlayerPlayFilled } from '@callboard/kit/icons'
import styles from './in-this-take.module.css'

/** Beside a talent who is in the take that plays, where others of the group are not. */
export const InThisTake = () => (
  <span className={styles.root}>
    <IconPlayerPlayFilled size={12} aria-hidden /> In this take
  </span>
)
