import { Skeletons } from '@callboard/kit/ui'
import type { PostingPageView } from '@callboard/posting/contract'
import { type ComponentProps, lazy, Suspense } from 'react'
import cinema from './cinema.module.css'
import type { Comments as CommentsPart } from './comments.tsx'
import type { useCinemaAnswers } from './use-cinema-answers.ts'

const Comments = lazy(() => import('./comments.tsx').then(({ Comments: part }) => ({ default: part })))
const SignInToRead = lazy(() => import('./sign-in-to-read.tsx'))

/** What is said about the open group, or how its visitor comes to read it. */
export function CinemaTalk(
  props: Omit<ComponentProps<typeof CommentsPart>, 'readOnly' | 'hidesPicks' | 'me'> & {
    readonly view: PostingPageView
    readonly given: ReturnType<typeof useCinemaAnswers>
    /** The way on sends what waits for a name. */
    readonly sendsBelow: boolean
  },
) {
  const { view, given, sendsBelow, ...about } = props
  const unsent = given.unsent.length
  return (
    <div className={cinema.talk}>
      {view.can.read ? (
        <Suspense fallback={<Skeletons rows={2} />}>
          <Comments
            key={about.group._id}
            {...about}
            me={given.me}
            readOnly={!view.can.answer}
            hidesPicks={view.feedback_private !== null}
          />
        </Suspense>
      ) : given.introduction === undefined ||
        given.asks !== undefined ||
        (unsent > 0 && sendsBelow) ? null : (
        <Suspense>
          <SignInToRead unsent={unsent} onSignIn={() => given.introduce(unsent === 0)} />
        </Suspense>
      )}
    </div>
  )
}
