import { Alert, describeError } from '@callboard/kit'

/** What went wrong with the last action, where it was pressed; nothing when nothing did. */
export function ActionFault({ error }: { readonly error: unknown }) {
  if (error === undefined) return null
  const { text, advice } = describeError(error)
  return (
    <Alert color="red" role="alert" p="sm">
      {text} {advice}
    </Alert>
  )
}
