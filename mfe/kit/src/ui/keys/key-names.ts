/** The fields of a keyboard event that tell keys apart. */
export interface Pressed {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
}

/**
 * The name of a key press: `n`, `?`, `mod+k` (Ctrl, or Cmd on a Mac), `shift+arrowdown`.
 * Shift is named only with keys that have no other sign for it.
 */
export function keyName({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): string {
  const name = key === ' ' ? 'space' : key.toLowerCase()
  const parts = [ctrlKey || metaKey ? 'mod' : '', altKey ? 'alt' : '']
  if (shiftKey && (name.length > 1 || /[a-z]/.test(name))) parts.push('shift')
  return [...parts.filter(Boolean), name].join('+')
}
