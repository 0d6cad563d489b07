import { TextInput, type TextInputProps } from '@callboard/kit/inputs'

/** A code of an app; browsers offer the one that just came. */
export function CodeField(props: TextInputProps) {
  return (
    <TextInput
      label="Code"
      size="md"
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      {...props}
    />
  )
}
