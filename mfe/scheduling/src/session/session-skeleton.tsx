import { Skeleton, SkeletonHead, SkeletonPage, Stack } from '@callboard/kit/ui'
import styles from './session-editor.module.css'

const DATES = [1, 2, 3]

function Field() {
  return (
    <Stack gap={6}>
      <Skeleton height={14} width={80} />
      <Skeleton height={36} />
    </Stack>
  )
}

/** Skeleton of the name, the zone and the dates. */
export function SessionSkeleton() {
  return (
    <SkeletonPage>
      <SkeletonHead />
      <div className={styles.columns}>
        <div className={styles.form}>
          <div className={styles.fields}>
            <Field />
            <Field />
            <Field />
          </div>
          <Skeleton height={36} width={140} />
          <div>
            {DATES.map((date) => (
              <div key={date} className={styles.date}>
                <Skeleton height={32} />
              </div>
            ))}
          </div>
        </div>
      </div>
    </SkeletonPage>
  )
}
