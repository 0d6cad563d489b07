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

/** Of a profile and of a check-in. */
export const HEADSHOTS_LIMIT = 4
