import { perform, useAccount } from '@callboard/kit/data'
import { fullName } from '@callboard/kit/ui'
import { lazy, Suspense, useState } from 'react'
import { answerWaitingAction } from '../../data/waiting-room.ts'
import styles from '../feedback/feedback.module.css'
import { FeedbackBar } from '../feedback/feedback-bar.tsx'
import type { Reactions } from '../feedback/use-reactions.ts'
import { WaitingCard, waitingName } from './waiting-card.tsx'
import { WaitingList } from './waiting-list.tsx'

const WaitingComments = lazy(() => import('./waiting-comments.tsx'))

/** The talent of the external waiting room for a client, with the own answer on each. */
export default function ClientWaitingRoom(props: {
  readonly session: string
  readonly reactions: Pick<Reactions, 'of' | 'can'>
}) {
  const { session, reactions } = props
  const account = useAccount()
  const [commented, setCommented] = useState<{
    readonly id: string
    readonly ref: string
    readonly name: string
  }>()
  const me = account && { _id: account._id, name: fullName(account) }
  return (
    <>
      <WaitingList session={session}>
        {(talent) => {
          const { comments } = reactions.of(talent.ref)
          const name = waitingName(talent)
          return (
            <WaitingCard key={talent._id} talent={talent}>
              <FeedbackBar
                name={name}
                reactions={reactions.of(talent.ref)}
                reshoot={reactions.can?.reshoot ?? false}
                counts
                disabled={!reactions.can?.answer}
                onAnswer={(feedback) => {
                  if (!me) return
                  const answer = { session, id: talent._id, feedback }
                  // The action has shown the refusal and taken back its changes already.
                  perform(answerWaitingAction(session, talent.ref, me), answer).catch(() => undefined)
                }}
              />
              <button
                type="button"
                className={styles.comments}
                onClick={() => setCommented({ id: talent._id, ref: talent.ref, name })}
              >
                {comments > 0 ? `${comments} ${comments === 1 ? 'comment' : 'comments'}` : 'Comment'}
              </button>
            </WaitingCard>
          )
        }}
      </WaitingList>
      {commented ? (
        <Suspense>
          <WaitingComments
            session={session}
            record={commented.id}
            about={commented.ref}
            name={commented.name}
            open={reactions.can?.answer ?? false}
            onClose={() => setCommented(undefined)}
          />
        </Suspense>
      ) : null}
    </>
  )
}
