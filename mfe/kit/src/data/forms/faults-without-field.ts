import { inSentences } from '../../ui/text/describe-error.ts'
import type { Action } from '../actions/use-action.ts'

/**
 * What is to be said above a form after its action failed.
 * @param shown fields of the form, which say themselves what is wrong with them
 * @returns the fault itself; words, where the server marks something that is no field of the form; or undefined
 */
export function faultsWithoutField(
  { error, fields }: Pick<Action<never>, 'error' | 'fields'>,
  shown: readonly string[],
): unknown {
  const marked = Object.entries(fields)
  if (marked.length === 0) return error
  const unseen = marked.filter(([name]) => !shown.includes(name)).map(([, words]) => words)
  return unseen.length > 0 ? inSentences(...unseen) : undefined
}
