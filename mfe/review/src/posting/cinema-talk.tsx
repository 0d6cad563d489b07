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
  },
) {
  const { view, given, ...about } = props
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
      ) : given.introduction === undefined ? null : (
        <Suspense>
          <SignInToRead onSignIn={() => given.introduce(true)} />
        </Suspense>
      )}
    </div>
  )
}
