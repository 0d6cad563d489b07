import type { GroupView } from '@callboard/lobby/contract'
import styles from './waiting-room.module.css'

/** The talent of the external waiting room who are in a group. */
export function Guests({ guests }: { readonly guests: GroupView['twr_records'] }) {
  return guests.map(({ _id, name, role }) => (
    <article key={_id} className={styles.guest} aria-label={name}>
      <strong>{name}</strong>
      <span>{[role, 'TWR'].filter(Boolean).join(' · ')}</span>
    </article>
  ))
}
