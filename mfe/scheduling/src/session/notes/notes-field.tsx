import { RichText, RichTextInput } from '@callboard/kit/rich-text'
import { Text } from '@callboard/kit/ui'

/** Casting notes of a date: written by owners, read by the others. */
export default function NotesField(props: {
  readonly value: string
  readonly owns: boolean
  readonly error: string | undefined
  readonly onChange: (notes: string) => void
}) {
  const { value, owns, error, onChange } = props
  if (owns) return <RichTextInput label="Casting notes" value={value} onChange={onChange} error={error} />
  return (
    <section aria-label="Casting notes">
      <Text size="sm" fw={550} mb={4}>
        Casting notes
      </Text>
      <RichText html={value} />
    </section>
  )
}
