import { PHOTO_LIMIT_BYTES } from '@callboard/lobby/contract'
import { jpegOf } from './jpeg.ts'

/** px; a log sheet and a headshot need no more. */
const LARGEST = 4_000

/** Kinds that browsers of phones decode and the server does not. */
const isHeic = ({ type, name }: File) => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)

/**
 * A file as the server takes it: an HEIC becomes a JPEG where this browser can decode it, a huge picture is made
 * smaller. Other files, and what cannot be decoded, stay as they are.
 */
export async function preparePicture(file: File): Promise<Blob> {
  if (file.size === 0 || (!isHeic(file) && file.size <= PHOTO_LIMIT_BYTES)) return file
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const scale = Math.min(1, LARGEST / Math.max(picture.width, picture.height))
    const jpeg = await jpegOf(picture, picture.width * scale, picture.height * scale)
    picture.close()
    return jpeg ?? file
  } catch {
    return file
  }
}
