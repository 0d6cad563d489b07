import { type RefObject, useEffect, useRef } from 'react'

/**
 * Moves to the first field with an error whenever the faults change.
 * @returns the ref for the form
 */
export function useErrorFocus(faults: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (faults === undefined) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [faults])
  return form
}
