import { Text } from '@callboard/kit/ui'
import { useId } from 'react'
import styles from './sign-in.module.css'
import { SIGN_UP_CHOICES, type SignUpType } from './steps.ts'

/** Choice of the type of a new account. */
export function AccountTypeField(props: {
  /** Absent until one is chosen. */
  readonly value: SignUpType | undefined
  readonly error: string | undefined
  readonly onChange: (type: SignUpType) => void
}) {
  const fault = useId()
  return (
    <fieldset className={styles.choices} aria-describedby={props.error ? fault : undefined}>
      <legend>Account type</legend>
      {SIGN_UP_CHOICES.map(({ type, label, hint }) => (
        <label key={type} className={styles.choice}>
          <input
            type="radio"
            name="user_type"
            value={type}
            checked={props.value === type}
            aria-invalid={props.error ? true : undefined}
            onChange={() => props.onChange(type)}
          />
          <span>{label}</span>
          <span>{hint}</span>
        </label>
      ))}
      {props.error ? (
        <Text id={fault} size="sm" c="var(--cb-red)" role="alert">
          {props.error}
        </Text>
      ) : null}
    </fieldset>
  )
}
