import { isHeic } from './is-heic.ts'
import { isPicture } from './is-picture.ts'
import { PHOTO_FAULTS, photoFault } from './photo-fault.ts'
import { isUnseen, preparePicture } from './prepare-picture.ts'

/** A chosen file as the server takes it, or why it cannot be used. */
export async function readPicture(
  file: File,
): Promise<{ readonly picture: Blob } | { readonly fault: string }> {
  const picture = await preparePicture(file)
  const isReadable = () => (isUnseen(picture) ? isHeic(picture) : isPicture(picture))
  const fault = photoFault(picture) ?? ((await isReadable()) ? undefined : PHOTO_FAULTS.unreadable)
  return fault === undefined ? { picture } : { fault }
}
