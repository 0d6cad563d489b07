import type { TextInputProps } from '@callboard/kit/inputs'
import { TextInput } from '@callboard/kit/inputs'
import { Group } from '@callboard/kit/ui'

/** First and last name, side by side where there is room. */
export function NameFields(props: { readonly first: TextInputProps; readonly last: TextInputProps }) {
  return (
    <Group grow gap="sm" align="flex-start">
      <TextInput label="First name" size="md" autoComplete="given-name" {...props.first} />
      <TextInput label="Last name" size="md" autoComplete="family-name" {...props.last} />
    </Group>
  )
}
