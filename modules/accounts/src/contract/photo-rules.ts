/** Photos that talent upload, of today or as headshots. */
export const PHOTO_LIMIT_BYTES = 15 * 1024 * 1024
export const PHOTO_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/gif',
  'image/heic',
  'image/heif',
] as const
/** For people; `PHOTO_TYPES` in words. */
export const PHOTO_FORMATS = 'JPEG, HEIC, PNG, WebP, AVIF or GIF'
/** A JPEG is named alone: not every install reads HEIC. */
export const PHOTO_UNREADABLE =
  'This file cannot be read as a photo. Choose another one; a JPEG of at most 50 megapixels always works.'

/** Of a profile and of a check-in. */
export const HEADSHOTS_LIMIT = 4
