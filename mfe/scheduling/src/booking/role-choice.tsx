import { Skeleton } from '@callboard/kit/ui'
import { lazy, Suspense, useId } from 'react'
import timeChips from '../shared/time-chips.module.css'
import bookingPage from './booking-page.module.css'

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
      <div className={bookingPage.roleChoice}>
        <span className={bookingPage.roleChoiceLabel}>Role</span>
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
    <div role="radiogroup" aria-label="Role" className={bookingPage.roleChoice}>
      <span aria-hidden className={bookingPage.roleChoiceLabel}>
        Role
      </span>
      <div className={bookingPage.roleChips}>
        {roles.map((role) => (
          <label key={role} className={timeChips.chip} data-chosen={role === value || undefined}>
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
