import styles from './sign-in.module.css'
import { SIGN_UP_CHOICES, type SignUpType } from './steps.ts'

/** Choice of the type of a new account. */
export function AccountTypeField(props: {
  readonly value: SignUpType
  readonly onChange: (type: SignUpType) => void
}) {
  return (
    <fieldset className={styles.choices}>
      <legend>Account type</legend>
      {SIGN_UP_CHOICES.map(({ type, label, hint }) => (
        <label key={type} className={styles.choice}>
          <input
            type="radio"
            name="user_type"
            value={type}
            checked={props.value === type}
            onChange={() => props.onChange(type)}
          />
          <span>{label}</span>
          <span>{hint}</span>
        </label>
      ))}
    </fieldset>
  )
}
