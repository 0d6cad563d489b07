import { inSentences } from '../../ui/text/describe-error.ts'

/**
 * The fault to show above a form after its action failed.
 * @param error of the action
 * @param fields faults by the server's path
 * @param isShown whether a field shows its own fault
 * @returns the fault itself; words, where the server marks something that is no field of the form; or undefined
 */
export function unsaidFaults(
  error: unknown,
  fields: Readonly<Record<string, string>>,
  isShown: (path: string) => boolean,
): unknown {
  const marked = Object.entries(fields)
  if (marked.length === 0) return error
  const unseen = marked.filter(([path]) => !isShown(path)).map(([, words]) => words)
  return unseen.length > 0 ? inSentences(...unseen) : undefined
}
