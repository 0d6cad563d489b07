import { IconChevronDown } from '@callboard/kit/icons'
import type { ReviewView } from '@callboard/review/contract'
import { lazy, Suspense } from 'react'
import styles from './review-head.module.css'

const SessionPicker = lazy(() => import('./session-picker.tsx'))

/** The name of the session; with others in its project it opens a menu of them. */
export function ReviewTitle({ uri, data }: { readonly uri: string; readonly data: ReviewView }) {
  const { session } = data
  const others = data.sessions.filter(({ _id }) => _id !== session._id)
  if (others.length === 0) return session.name
  return (
    <Suspense
      fallback={
        <span className={styles.title}>
          <span>{session.name}</span>
          <IconChevronDown size={20} aria-hidden />
        </span>
      }
    >
      <SessionPicker uri={uri} project={session.studio_name} current={session} others={others} />
    </Suspense>
  )
}
