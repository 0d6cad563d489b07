import { Skeleton, SkeletonHead, SkeletonPage } from '@callboard/kit/ui'
import styles from './schedule.module.css'

const ROWS = [1, 2, 3, 4, 5, 6, 7, 8]
const ROLES = [1, 2, 3]

/** Time down, roles across. */
export function GridSkeleton() {
  return (
    <div className={styles.scroll} aria-busy="true">
      <table
        className={styles.grid}
        style={{ '--columns': `repeat(${ROLES.length}, minmax(0, 1fr))`, '--narrowest': '0px' } as object}
        aria-hidden
      >
        <tbody>
          {ROWS.map((row) => (
            <tr key={row} className={styles.row}>
              <th>
                <Skeleton height={14} width={64} mt={15} />
              </th>
              {ROLES.map((role) => (
                <td key={role} className={styles.cell} style={{ '--across': 1 } as object}>
                  <Skeleton height={36} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Skeleton of the schedule. */
export function ScheduleSkeleton() {
  return (
    <SkeletonPage gap="md">
      <SkeletonHead />
      <Skeleton height={36} width={220} />
      <GridSkeleton />
    </SkeletonPage>
  )
}
