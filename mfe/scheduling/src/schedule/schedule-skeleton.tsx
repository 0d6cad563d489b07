import { Skeleton, SkeletonHead, Stack, VisuallyHidden } from '@callboard/kit/ui'
import './frame-grid.css'

const ROWS = [1, 2, 3, 4, 5, 6, 7, 8]
const ROLES = [1, 2, 3]

/** Skeleton of the schedule: time down, roles across. */
export function ScheduleSkeleton() {
  return (
    <Stack className="callboard-page" gap="lg" aria-busy="true">
      <VisuallyHidden>Loading</VisuallyHidden>
      <SkeletonHead description />
      <Skeleton height={36} width={220} />
      <Skeleton height={32} width={240} />
      <div className="frame-scroll callboard-surface">
        <table className="frame-grid" style={{ '--roles': ROLES.length } as object} aria-hidden>
          <tbody>
            {ROWS.map((row) => (
              <tr key={row} className="frame-row">
                <th>
                  <Skeleton height={14} width={64} />
                </th>
                {ROLES.map((role) => (
                  <td key={role} className="frame-cell">
                    <Skeleton height={34} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Stack>
  )
}
