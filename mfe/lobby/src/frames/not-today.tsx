import { Anchor } from '@callboard/kit/ui'
import { lazy, Suspense, useState } from 'react'
import type { LobbyModel } from '../live/lobby-model.ts'
import styles from './frames.module.css'

const AddDateDialog = lazy(() => import('../live/toolbar/add-date-dialog.tsx'))

/** Tells that the session has no date today, and offers one. */
export function NotToday({ lobby }: { readonly lobby: LobbyModel }) {
  const [isAdding, setAdding] = useState(false)
  return (
    <p className={styles.notToday} role="status">
      The session is not scheduled for today. You can{' '}
      <Anchor component="button" type="button" inherit onClick={() => setAdding(true)}>
        add a date
      </Anchor>
      .
      <Suspense>
        {isAdding ? <AddDateDialog lobby={lobby} onClose={() => setAdding(false)} /> : null}
      </Suspense>
    </p>
  )
}
