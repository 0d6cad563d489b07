import { Fact } from '@callboard/kit/facts'
import type { PostingPageView } from '@callboard/posting/contract'
import { lazy, Suspense } from 'react'
import type { Page } from '../data/page-input.ts'
import styles from './answer-progress.module.css'
import { answeredOf, postingShown } from './posting-groups.ts'

const PickPrivacy = lazy(() => import('./pick-privacy.tsx'))

const SEEN_BY = {
  public: 'The casting office sees it.',
  'full-private': 'Your picks on this page are private: nobody else sees them, not even the casting office.',
  'yes-private': 'Others, the casting office too, see only your yes.',
} as const

/** What is left to do here: how many people of the page the reader has answered, and who sees the answers. */
export function AnswerProgress({ page, view }: { readonly page: Page; readonly view: PostingPageView }) {
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
      <fieldset className={styles.privacy} aria-label="Who sees your answers">
        <Suspense>
          <PickPrivacy page={page} privacy={view.feedback_private} />
        </Suspense>
      </fieldset>
    </div>
  )
}
