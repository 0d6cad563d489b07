import { PHOTO_LIMIT_BYTES, PHOTO_TYPES } from '@callboard/lobby/contract'

export const PHOTO_FAULTS = {
  type: 'This file is not a photo that can be used here. Choose a JPEG, PNG, WebP, AVIF or GIF.',
  size: 'This photo is larger than 15 MB. Choose a smaller one, or take one now.',
  empty: 'This file is empty. Choose another photo.',
  heic: 'This browser cannot read HEIC photos. Choose a JPEG, or take a photo now.',
  unreadable: 'This file cannot be read as a photo. Choose another one, or take one now.',
} as const

/** The fault of a prepared file for the log sheet, in words. */
export function photoFault(file: { readonly type: string; readonly size: number }): string | undefined {
  if (/^image\/hei[cf]/.test(file.type)) return PHOTO_FAULTS.heic
  if (!PHOTO_TYPES.some((type) => type === file.type)) return PHOTO_FAULTS.type
  if (file.size === 0) return PHOTO_FAULTS.empty
  return file.size > PHOTO_LIMIT_BYTES ? PHOTO_FAULTS.size : undefined
}
