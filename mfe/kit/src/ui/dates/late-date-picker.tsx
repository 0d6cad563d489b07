import { Skeleton } from '@mantine/core'
import type { DatePicker as MantineDatePicker } from '@mantine/dates'
import { type ComponentType, lazy, Suspense } from 'react'
import styles from './picked-field.module.css'

const Late = lazy(async () => ({
  default: (await import('./pickers.ts')).DatePicker as ComponentType<object>,
}))

function AnyDatePicker(props: object) {
  return (
    <div className={styles.days}>
      <Suspense fallback={<Skeleton className={styles.days} />}>
        <Late {...props} />
      </Suspense>
    </div>
  )
}

/** A month to pick days from; its code arrives after the page stands, and until then its place is kept. */
export const DatePicker = AnyDatePicker as typeof MantineDatePicker
