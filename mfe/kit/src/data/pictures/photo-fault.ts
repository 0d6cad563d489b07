import { PHOTO_FORMATS, PHOTO_LIMIT_BYTES, PHOTO_TYPES, PHOTO_UNREADABLE } from '@callboard/accounts/contract'

export const PHOTO_FAULTS = {
  type: `This file is not a photo that can be used here. Choose a ${PHOTO_FORMATS}.`,
  size: 'This photo is larger than 15 MB. Choose a smaller one, or take one now.',
  empty: 'This file is empty. Choose another photo.',
  unreadable: PHOTO_UNREADABLE,
} as const

/** Stands where the picture would be. */
export const UNSEEN_PHOTO =
  'Your photo is chosen. This browser cannot show HEIC photos, so you see it once it is stored.'

/** The fault of a prepared file for the log sheet, in words. */
export function photoFault(file: { readonly type: string; readonly size: number }): string | undefined {
  if (!PHOTO_TYPES.some((type) => type === file.type)) return PHOTO_FAULTS.type
  if (file.size === 0) return PHOTO_FAULTS.empty
  return file.size > PHOTO_LIMIT_BYTES ? PHOTO_FAULTS.size : undefined
}
