import type { ByteRange } from '@callboard/core'

/**
 * The byte range of a file that a Range header requests (RFC 9110, 14.2).
 * @returns `null`: send everything (no header, several ranges or one that makes no sense); `unsatisfiable`: answer 416
 */
export function rangeOf(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.replaceAll(' ', '') ?? '')
  if (!match) return null
  const [, first, last] = match as unknown as [string, string, string]
  if (first === '') {
    if (last === '') return null
    const length = Math.min(Number(last), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  if (last !== '' && Number(last) < start) return null
  if (start >= size) return 'unsatisfiable'
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) }
}
