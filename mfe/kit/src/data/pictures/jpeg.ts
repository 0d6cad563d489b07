import { PHOTO_LIMIT_BYTES } from '@callboard/accounts/contract'

const QUALITIES = [0.92, 0.8, 0.6] as const

const encoded = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))

/** A picture as a JPEG that the server takes. */
export async function jpegOf(
  picture: CanvasImageSource,
  width: number,
  height: number,
): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width)
  canvas.height = Math.round(height)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  let jpeg: Blob | null = null
  for (const quality of QUALITIES) {
    jpeg = await encoded(canvas, quality)
    if (jpeg && jpeg.size <= PHOTO_LIMIT_BYTES) break
  }
  return jpeg
}
