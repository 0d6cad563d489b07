import { PasswordInput as MantinePasswordInput, type PasswordInputProps } from '@mantine/core'

/** Mantine tells screen readers of a fault in every input but this one. */
export const PasswordInput = (props: PasswordInputProps) => (
  <MantinePasswordInput aria-invalid={props.error ? true : undefined} {...props} />
)
