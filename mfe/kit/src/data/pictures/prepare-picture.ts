import { PHOTO_LIMIT_BYTES, PHOTO_TYPES } from '@callboard/accounts/contract'
import { jpegOf } from './jpeg.ts'

/** px; a log sheet and a headshot need no more. */
const LARGEST = 4_000

/** For file pickers. Systems that do not know HEIC go by the ending. */
export const PHOTO_ACCEPTS = [...PHOTO_TYPES, '.heic', '.heif'].join(',')

const HEIC = 'image/heic'

const isHeic = ({ type, name }: File) => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)

/** A prepared picture that this browser cannot show. */
export const isUnseen = ({ type }: Blob): boolean => type === HEIC

/**
 * A file as the server takes it: an HEIC becomes a JPEG where this browser can decode it, a huge picture is made
 * smaller. Other files, and what cannot be decoded, stay as they are.
 */
export async function preparePicture(file: File): Promise<Blob> {
  const heic = isHeic(file)
  if (file.size === 0 || (!heic && file.size <= PHOTO_LIMIT_BYTES)) return file
  const asItIs = heic ? file.slice(0, file.size, HEIC) : file
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const scale = Math.min(1, LARGEST / Math.max(picture.width, picture.height))
    const jpeg = await jpegOf(picture, picture.width * scale, picture.height * scale)
    picture.close()
    return jpeg ?? asItIs
  } catch {
    return asItIs
  }
}
