import { Skeleton } from '@callboard/kit/ui'
import { lazy, Suspense, useId } from 'react'
import '../shared/time-chips.css'

const RoleSelect = lazy(() => import('./role-select.tsx'))

/** More roles than this are a list to choose from. */
const CHIPS = 5

/** The role of a talent: chips for a few, a list for many. */
export function RoleChoice(props: {
  readonly roles: readonly string[]
  readonly value: string | null
  readonly onChange: (role: string) => void
}) {
  const { roles, value, onChange } = props
  const name = useId()
  if (roles.length === 1)
    return (
      <div className="role-choice">
        <span className="role-choice-label">Role</span>
        {roles[0]}
      </div>
    )
  if (roles.length > CHIPS)
    return (
      <Suspense fallback={<Skeleton height={68} />}>
        <RoleSelect {...props} />
      </Suspense>
    )
  return (
    <div role="radiogroup" aria-label="Role" className="role-choice">
      <span aria-hidden className="role-choice-label">
        Role
      </span>
      <div className="role-chips">
        {roles.map((role) => (
          <label key={role} className="time-chip" data-chosen={role === value || undefined}>
            <input
              type="radio"
              name={name}
              value={role}
              checked={role === value}
              aria-label={role}
              onChange={() => onChange(role)}
            />
            <span>{role}</span>
          </label>
        ))}
      </div>
    </div>
  )
}
