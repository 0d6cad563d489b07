import { Alert, ApiError, describeError } from '@callboard/kit'

/** What went wrong with the last action, where it was pressed; nothing when nothing did. */
export function ActionFault({ error }: { readonly error: unknown }) {
  if (error === undefined) return null
  const { text, advice } = describeError(error)
  // A broken rule says itself what to do; general advice beside it would only puzzle.
  const isRule = error instanceof ApiError && error.status === 422
  return (
    <Alert color="red" role="alert" p="sm" title={isRule ? undefined : text}>
      {isRule ? text : advice}
    </Alert>
  )
}
