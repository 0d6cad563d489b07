/** The value of a form at the path of a field, as `dates.0.start_time`. */
const valueAt = (typed: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, part) =>
        typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[part] : undefined,
      typed,
    )

/**
 * What the server said of fields, without those that were changed since.
 * @param sent the values that it spoke of; undefined: none were sent
 */
export function standingMarks(
  marked: Readonly<Record<string, string>>,
  sent: object | undefined,
  typed: object,
): Record<string, string> {
  const stands = ([path]: readonly [string, string]) => valueAt(sent, path) === valueAt(typed, path)
  return sent === undefined ? marked : Object.fromEntries(Object.entries(marked).filter(stands))
}
