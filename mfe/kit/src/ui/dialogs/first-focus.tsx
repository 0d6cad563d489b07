import { useLayoutEffect, useRef } from 'react'

const FIELDS =
  'input:not([type="hidden"], [type="file"], :disabled), textarea:not(:disabled), select:not(:disabled), [contenteditable="true"]'

/** Of choices the one that is made: Space at another one would make that. */
const madeChoice = (field: Element) =>
  field.matches('[type="radio"]:not(:checked)') &&
  field.closest('[role="radiogroup"]')?.querySelector('input:checked:not(:disabled)')

/**
 * Marks what the dialog around it focuses when it opens: what a screen has marked, else the first field, else the title,
 * so that a screen reader begins there. Without a mark it would be the close button.
 */
export function FirstFocus() {
  const here = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const dialog = here.current?.closest('[role="dialog"]')
    if (!dialog || dialog.querySelector('[data-autofocus]')) return
    const field = dialog.querySelector(FIELDS)
    const first =
      (field && madeChoice(field)) ||
      field ||
      dialog.querySelector('.mantine-Modal-title, .mantine-Drawer-title')
    if (!first) return
    if (!field) first.setAttribute('tabindex', '-1')
    first.setAttribute('data-autofocus', '')
  }, [])
  return <span ref={here} hidden />
}
