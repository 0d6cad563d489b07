import type { useForm } from '@mantine/form'
import { useEffect } from 'react'

export type Form<T extends Record<string, unknown>> = ReturnType<typeof useForm<T>>

/** Puts what the server found wrong under the fields it belongs to and moves to the first of them. */
export function useServerFields<T extends Record<string, unknown>>(
  form: Pick<Form<T>, 'setErrors' | 'getInputNode'>,
  fields: Readonly<Record<string, string>>,
): void {
  const { setErrors, getInputNode } = form
  useEffect(() => {
    const [first] = Object.keys(fields)
    if (first === undefined) return
    setErrors({ ...fields })
    getInputNode(first)?.focus()
  }, [fields, setErrors, getInputNode])
}
