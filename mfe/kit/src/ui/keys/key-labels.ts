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
