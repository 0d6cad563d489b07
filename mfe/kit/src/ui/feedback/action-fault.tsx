import { Alert } from '@mantine/core'
import { describeError } from '../text/describe-error.ts'

/** The fault of the last action, beside its button; empty without a fault. */
export function ActionFault({ error }: { readonly error: unknown }) {
  if (error === undefined) return null
  const { text, advice } = describeError(error)
  return (
    <Alert color="red" role="alert" p="sm" title={advice ? text : undefined}>
      {advice || text}
    </Alert>
  )
}
