const NAME_LENGTH = 120
/** File systems take 255 bytes of UTF-8 for a name; a number and an ending may follow. */
const NAME_BYTES = 200
/** Names of devices on Windows, also with an ending. */
const DEVICE = /^(con|prn|aux|nul|conin\$|conout\$|com[\d¹²³]|lpt[\d¹²³]) *(\.|$)/i

function bytesOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}

/** Whole letters only: half of an emoji is no name. */
function cut(name: string): string {
  let kept = ''
  let bytes = 0
  for (const letter of name) {
    bytes += bytesOf(letter)
    if (bytes > NAME_BYTES || kept.length + letter.length > NAME_LENGTH) break
    kept += letter
  }
  return kept
}

/** A name that every file system takes: no separators, control characters, reserved names or trailing dots. */
export function safeFileName(name: string, fallback: string): string {
  const words = name
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}<>:"/\\|?*]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
  const clean = cut(words).replaceAll(/^[. ]+|[. ]+$/g, '')
  if (clean === '') return fallback
  return DEVICE.test(clean) ? `_${clean}` : clean
}

/** @returns the name; where it is taken, ignoring case, with ` (2)` and so on */
export function freeName(base: string, ending: string, taken: ReadonlySet<string>): string {
  let name = `${base}${ending}`
  for (let copy = 2; taken.has(name.toLowerCase()); copy += 1) name = `${base} (${copy})${ending}`
  return name
}
