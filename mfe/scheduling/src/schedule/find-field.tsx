import { TextInput } from '@callboard/kit/inputs'

/** Narrows a list of people by their names. */
export default function FindField(props: {
  readonly value: string
  readonly onChange: (words: string) => void
}) {
  return (
    <TextInput
      mt="sm"
      type="search"
      aria-label="Find somebody without a time"
      placeholder="Find"
      value={props.value}
      onChange={({ currentTarget }) => props.onChange(currentTarget.value)}
    />
  )
}
