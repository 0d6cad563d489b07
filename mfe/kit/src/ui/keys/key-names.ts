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

/** Keys whose sign or printed name is not their own name. */
const PRINTED: Readonly<Record<string, string>> = {
  arrowup: '↑',
  arrowdown: '↓',
  arrowleft: '←',
  arrowright: '→',
  escape: 'Esc',
  pageup: 'Page Up',
  pagedown: 'Page Down',
}

/** Keys that `aria-keyshortcuts` spells in another way than with a capital. */
const ARIA: Readonly<Record<string, string>> = {
  arrowup: 'ArrowUp',
  arrowdown: 'ArrowDown',
  arrowleft: 'ArrowLeft',
  arrowright: 'ArrowRight',
}

/** A key name as people write it: `Ctrl K`, `Shift ↓`, `G then P`. */
export const keyLabel = (name: string, mac = false): string =>
  name
    .split(' ')
    .map((key) =>
      key
        .split('+')
        .map((part) => (part === 'mod' ? (mac ? '⌘' : 'Ctrl') : (PRINTED[part] ?? capital(part))))
        .join(' '),
    )
    .join(' then ')

/** The same for `aria-keyshortcuts`, which has no words for a sequence: undefined then. */
export function keyShortcut(name: string): string | undefined {
  if (name.includes(' ')) return undefined
  const parts = name.split('+').map((part) => ARIA[part] ?? capital(part))
  const written = parts.join('+')
  return parts.includes('Mod')
    ? `${written.replace('Mod', 'Control')} ${written.replace('Mod', 'Meta')}`
    : written
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
