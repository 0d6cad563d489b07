import { type ChangeEvent, useMemo, useState } from 'react'
import type { Action } from '../actions/use-action.ts'

/**
 * The text fields of a step: what is typed, and what is wrong with it.
 * @param from what they hold at first
 * @param action what the step does with them; the server's words for a field are shown at the field
 */
export function useTextFields<Name extends string>(
  from: Readonly<Record<Name, string>>,
  { error, fields }: Pick<Action<never>, 'error' | 'fields'>,
) {
  const [typed, setTyped] = useState(from)
  const [wrong, setWrong] = useState<Partial<Record<Name, string | undefined>>>({})
  return {
    typed,
    /** Changes whenever a field may have become wrong. */
    faults: useMemo(() => ({ wrong, error }), [wrong, error]),
    /** Marks what is wrong. @returns whether nothing is */
    check(found: Partial<Record<Name, string | undefined>>): boolean {
      setWrong(found)
      return Object.values(found).every((words) => words === undefined)
    },
    /** What an input of that name needs. */
    field: (name: Name) => ({
      name,
      value: typed[name],
      error: wrong[name] ?? fields[name],
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
        // The event's target is gone by the time the update runs.
        const { value } = currentTarget
        setTyped((now) => ({ ...now, [name]: value }))
      },
    }),
  }
}
