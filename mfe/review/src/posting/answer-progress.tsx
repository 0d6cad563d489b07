import { Fact } from '@callboard/kit/facts'
import type { PostingPageView } from '@callboard/posting/contract'
import styles from './answer-progress.module.css'
import { answeredOf, postingShown } from './posting-groups.ts'

const SEEN_BY = {
  public: 'The casting office sees it.',
  'full-private': 'Your picks are private: nobody else sees them, not even the casting office.',
  'yes-private': 'Others, the casting office too, see only your yes.',
} as const

/** What is left to do here: how many people of the page the reader has answered. */
export function AnswerProgress({ view }: { readonly view: PostingPageView }) {
  const me = view.reviewer?._id
  const all = postingShown(view, { archived: false, role: '', from: '', feedback: '' })
  const { given, asked } = answeredOf(all, view.feedbacks, me)
  if (!view.can.answer || asked === 0) return null
  return (
    <div className={styles.root}>
      <Fact
        value={String(given)}
        unit={
          <>
            of {asked} answered by you
            {given === asked ? <span className={styles.end}> That is everybody.</span> : null}
            {given === asked || view.feedback_private !== null ? (
              <span className={styles.end}> {SEEN_BY[view.feedback_private ?? 'public']}</span>
            ) : null}
          </>
        }
      />
      <progress value={given} max={asked} aria-label="Answered" />
    </div>
  )
}
