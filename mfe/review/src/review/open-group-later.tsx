import { type ComponentProps, lazy, Suspense, useState } from 'react'
import styles from './review.module.css'

type Loaded = typeof import('./open-group.tsx')

let loaded: Loaded | undefined

/** Brings what draws an open group, before it is asked for. */
export const bringOpenGroup = async (): Promise<Loaded> => {
  loaded ??= await import('./open-group.tsx')
  return loaded
}

const Later = lazy(async () => ({ default: (await bringOpenGroup()).OpenGroup }))

/** The open group, at once where it was brought before; until then a cover, so that no wall is seen below it. */
export function OpenGroupLater(props: ComponentProps<Loaded['OpenGroup']>) {
  const [OpenGroup] = useState(() => loaded?.OpenGroup ?? Later)
  return (
    <Suspense fallback={<div className={styles.cover} />}>
      <OpenGroup {...props} />
    </Suspense>
  )
}
