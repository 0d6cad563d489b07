import { Text, VisuallyHidden } from '@callboard/kit/ui'
import { useId } from 'react'
import styles from './onboard.module.css'

/** One role of a few, each a target for a thumb. */
export function RoleChips(props: {
  readonly roles: readonly string[]
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (role: string) => void
}) {
  const name = useId()
  return (
    <fieldset className={styles.chips} aria-describedby={props.error ? `${name}-error` : undefined}>
      <VisuallyHidden component="legend">Role</VisuallyHidden>
      <div>
        {props.roles.map((role) => (
          <label key={role}>
            <input
              type="radio"
              name={name}
              value={role}
              checked={props.value === role}
              aria-invalid={props.error ? true : undefined}
              onChange={() => props.onChange(role)}
            />
            <span>{role}</span>
          </label>
        ))}
      </div>
      {props.error ? (
        <Text id={`${name}-error`} size="sm" c="var(--cb-red)" role="alert">
          {props.error}
        </Text>
      ) : null}
    </fieldset>
  )
}
