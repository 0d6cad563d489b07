import { stillOf } from '@callboard/kit/uploads'

/** By then the talent looks into the camera; the pictures of the server show the same second. Milliseconds. */
const AFTER = 1_000

/**
 * Takes a picture of a recording after a second, or when it ends before.
 * @param show gets it; never called where the browser draws none
 * @returns ends it
 */
export function takePoster(stream: MediaStream, show: (picture: Blob) => void): () => void {
  const video = document.createElement('video')
  video.muted = true
  video.playsInline = true
  video.srcObject = stream
  video.play().catch(() => {})
  let isTaken = false
  const take = async () => {
    clearTimeout(timer)
    if (isTaken) return
    isTaken = true
    const picture = await stillOf(video).catch(() => null)
    video.srcObject = null
    if (picture) show(picture)
  }
  const timer = setTimeout(take, AFTER)
  return () => void take()
}
