import { Alert } from '@mantine/core'
import { describeError } from '../text/describe-error.ts'

/** What went wrong with the last action, where it was pressed; nothing when nothing did. */
export function ActionFault({ error }: { readonly error: unknown }) {
  if (error === undefined) return null
  const { text, advice } = describeError(error)
  return (
    <Alert color="red" role="alert" p="sm" title={advice ? text : undefined}>
      {advice || text}
    </Alert>
  )
}
