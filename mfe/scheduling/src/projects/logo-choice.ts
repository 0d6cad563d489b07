import { LOGO_LIMIT_BYTES, LOGO_TYPES } from '@callboard/projects/contract'

/** A file that was chosen, the wish for no logo, or the stored one as it is. */
export type LogoChoice = File | 'none' | undefined

export const LOGO_ACCEPTS = LOGO_TYPES.join(',')

/** What is wrong with a chosen file; the server looks at what is in it. */
export function logoFault({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!(LOGO_TYPES as readonly string[]).includes(type)) return 'Use a PNG or JPEG logo.'
  return size > LOGO_LIMIT_BYTES ? 'This file is too large. Use one of at most 5 MB.' : undefined
}
