import { Group, Skeleton, Stack, VisuallyHidden } from '@callboard/kit/ui'
import './frame-grid.css'

const ROWS = [1, 2, 3, 4, 5, 6, 7, 8]
const ROLES = [1, 2, 3]

/** Skeleton of the schedule: time down, roles across. */
export function ScheduleSkeleton() {
  return (
    <Stack className="callboard-page" data-width="full" gap="lg" aria-busy="true">
      <VisuallyHidden>Loading</VisuallyHidden>
      <Group justify="space-between">
        <Stack gap="sm">
          <Skeleton height={10} width={160} />
          <Skeleton height={28} width={260} />
          <Skeleton height={14} width={200} />
        </Stack>
        <Skeleton height={36} width={148} />
      </Group>
      <Skeleton height={36} width={220} />
      <div className="frame-scroll callboard-surface">
        <table className="frame-grid" aria-hidden>
          <tbody>
            {ROWS.map((row) => (
              <tr key={row}>
                <th>
                  <Skeleton height={14} width={64} />
                </th>
                {ROLES.map((role) => (
                  <td key={role}>
                    <Skeleton height={28} width={88} />
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
