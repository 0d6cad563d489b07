import { lazy, Suspense } from 'react'
import styles from './auth-frame.module.css'

const SignInLines = lazy(() => import('./sign-in-lines.tsx'))

/** The board by the stage door, drawn: a sheet of lines, the first ones signed. */
export function SignInSheet() {
  return (
    <aside className={styles.root} aria-hidden="true">
      <p className={styles.word}>The board where actors sign in.</p>
      <div className={styles.sheet}>
        <Suspense>
          <SignInLines />
        </Suspense>
      </div>
    </aside>
  )
}
