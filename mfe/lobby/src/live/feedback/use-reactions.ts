import { perform, reduces, useAccount, useAnswer } from '@callboard/kit/data'
import { fullName } from '@callboard/kit/ui'
import { sessionRoom } from '@callboard/lobby/contract'
import {
  type Feedback,
  feedbackPrivateUpdate,
  getReactions,
  ownRecordFeedback,
  type Privacy,
  recordCommentRef,
  recordFeedbackSet,
  reviewerRoom,
  type SessionReactions,
} from '@callboard/posting/contract'
import { useMemo } from 'react'
import { answerRecordAction, privacyAction } from '../../data/reactions.ts'
import {
  byTalent,
  NO_REACTIONS,
  type TalentReactions,
  withCommentCount,
  withOwnAnswer,
  withPublicAnswer,
  withPublicAnswers,
} from './reactions-model.ts'

export interface Reactions {
  readonly of: (record: string) => TalentReactions
  /** Undefined while they load. */
  readonly can: SessionReactions['can'] | undefined
  readonly privacy: Privacy
  readonly answer: (record: string, feedback: Feedback | null) => void
  readonly hide: (privacy: Privacy) => void
}

/** Swallows the rejection: the action has shown the refusal and taken back its changes already. */
const quietly = (done: Promise<unknown>) => void done.catch(() => undefined)

/** Answers on the talent of a session and counts of their comments, kept true by signals. */
export function useReactions(session: string): Reactions {
  const account = useAccount()
  const me = account?._id
  const name = account ? fullName(account) : ''
  const follows = useMemo(() => {
    const own = me === undefined ? undefined : { _id: me, name }
    return [
      {
        room: sessionRoom,
        id: session,
        signals: [
          reduces(recordFeedbackSet, (now: SessionReactions, said) => withPublicAnswer(now, me, said)),
          reduces(feedbackPrivateUpdate, (now: SessionReactions, said) => withPublicAnswers(now, me, said)),
          reduces(recordCommentRef, withCommentCount),
        ],
      },
      {
        room: reviewerRoom,
        id: me,
        signals: [
          reduces(ownRecordFeedback, (now: SessionReactions, said) =>
            own && said.session === session ? withOwnAnswer(now, own, said) : now,
          ),
        ],
      },
    ]
  }, [session, me, name])
  // Made with the screen: what it takes to keep an answer is loaded while the network is there.
  const answering = useMemo(
    () => (me === undefined ? undefined : answerRecordAction(session, { _id: me, name })),
    [session, me, name],
  )
  const state = useAnswer(getReactions, { session }, { follows })
  const data = state.kind === 'ready' ? state.data : undefined
  const known = useMemo(() => (data ? byTalent(data, me) : new Map<string, TalentReactions>()), [data, me])
  return {
    of: (record) => known.get(record) ?? NO_REACTIONS,
    can: data?.can,
    privacy: data?.feedback_private ?? null,
    answer: (record, feedback) => {
      if (answering) quietly(perform(answering, { id: record, feedback }))
    },
    hide: (feedback_private) => quietly(perform(privacyAction(session), { session, feedback_private })),
  }
}
