import type { WaitingTalent } from '@callboard/lobby/contract'
import type { ReactNode } from 'react'
import styles from '../client/client.module.css'

const STATE_WORDS: Readonly<Partial<Record<WaitingTalent['state'], string>>> = {
  in_casting: 'In casting',
  on_deck: 'On deck',
  skipped: 'Skipped',
  signed_out: 'Signed out',
}

export const waitingName = ({ first_name, last_name }: WaitingTalent) =>
  `${first_name} ${last_name}`.trim() || 'Unknown'

/** A talent of the external waiting room: the facts, and below them what a reader can do. */
export function WaitingCard(props: { readonly talent: WaitingTalent; readonly children: ReactNode }) {
  const { talent } = props
  const { contact } = talent
  const call = talent.actual_call ? `Call ${talent.actual_call}` : ''
  const number = talent.interview_no ? `No. ${talent.interview_no}` : ''
  const reach = contact ? [contact.phone, contact.email].filter(Boolean).join(' · ') : ''
  const agent = contact
    ? [contact.agent, contact.agent_phone, contact.agent_email].filter(Boolean).join(' · ')
    : ''
  return (
    <article className={styles.card} aria-label={waitingName(talent)}>
      <div className={styles.cardWho}>
        <h3>{waitingName(talent)}</h3>
        <p>{[talent.role, call, number].filter(Boolean).join(' · ')}</p>
        {reach ? <p>{reach}</p> : null}
        {agent ? <p>Agent: {agent}</p> : null}
        {STATE_WORDS[talent.state] ? (
          <span className={styles.cardState}>{STATE_WORDS[talent.state]}</span>
        ) : null}
      </div>
      {props.children}
    </article>
  )
}
