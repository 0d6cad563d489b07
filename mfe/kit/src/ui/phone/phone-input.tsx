import { NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { PHONE_COUNTRIES } from './phone-metadata.data.ts'
import { formatPhone, nationalPhone, type PhoneCountry, readPhone } from './phone-number.ts'
import '../inputs/styles.ts'
import styles from './phone-input.module.css'

const COUNTRY_NAMES = new Intl.DisplayNames('en', { type: 'region' })

const UNUSUAL = 'Please check this number: its beginning is unusual.'

export interface PhoneInputProps {
  readonly label: string
  /** E.164, '' when there is none. Typed text that is no number yet is handed on as typed. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error?: string
  readonly required?: boolean
  readonly disabled?: boolean
  /** `off` where the number belongs to another person than the device's owner. */
  readonly autoComplete?: 'tel' | 'off'
  readonly size?: 'sm' | 'md'
}

/** A phone number: country and number, formatted while typing, E.164 for the form. */
export function PhoneInput(props: PhoneInputProps) {
  const { label, value, onChange, error, required, disabled, autoComplete = 'tel', size = 'sm' } = props
  const [typed, setTyped] = useState(() => nationalPhone(value))
  const change = (text: string, country: PhoneCountry) => {
    const shown = formatPhone(text, country)
    const read = readPhone(text, country)
    setTyped({ text: shown, country: read.country ?? country })
    onChange(read.e164 ?? shown)
  }
  const { isUnusual } = readPhone(typed.text, typed.country)
  return (
    <TextInput
      label={label}
      type="tel"
      inputMode="tel"
      autoComplete={autoComplete}
      size={size}
      value={typed.text}
      onChange={({ currentTarget }) => change(currentTarget.value, typed.country)}
      error={error}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      description={isUnusual ? UNUSUAL : undefined}
      required={required}
      withAsterisk={false}
      disabled={disabled}
      inputContainer={(input) => (
        <div className={styles.root}>
          <NativeSelect
            aria-label={`${label}, country`}
            autoComplete="off"
            size={size}
            value={typed.country}
            disabled={disabled}
            data={PHONE_COUNTRIES.map((country) => ({
              value: country,
              label: country,
              title: COUNTRY_NAMES.of(country),
            }))}
            onChange={({ currentTarget }) => change(typed.text, currentTarget.value as PhoneCountry)}
          />
          {input}
        </div>
      )}
    />
  )
}
