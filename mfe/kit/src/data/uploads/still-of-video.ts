import { POSTER_SIDE, POSTER_TYPE } from '@callboard/review/contract'

/** A browser that cannot decode the file may never say so. Milliseconds. */
const DECODED_WITHIN = 10_000
const QUALITY = 0.85

/** @returns a JPEG of what a video shows now; null where there is nothing to draw */
export function stillOf(video: HTMLVideoElement): Promise<Blob | null> {
  const { videoWidth, videoHeight } = video
  const share = Math.min(1, POSTER_SIDE / Math.max(videoWidth, videoHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(videoWidth * share)
  canvas.height = Math.round(videoHeight * share)
  if (canvas.width === 0 || canvas.height === 0) return Promise.resolve(null)
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, POSTER_TYPE, QUALITY))
}

const seconds = (duration: number) => (Number.isFinite(duration) ? Math.min(1, duration / 2) : 1)

/** @returns a JPEG out of a file, taken like those of the server; null where this browser cannot decode it */
export async function posterOfFile(file: File): Promise<Blob | null> {
  const address = URL.createObjectURL(file)
  const video = document.createElement('video')
  const seen = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => seen.resolve(false), DECODED_WITHIN)
  video.muted = true
  video.playsInline = true
  video.preload = 'auto'
  video.onerror = () => seen.resolve(false)
  video.onloadeddata = () => {
    video.currentTime = seconds(video.duration)
  }
  video.onseeked = () => seen.resolve(true)
  video.src = address
  try {
    return (await seen.promise) ? await stillOf(video) : null
  } finally {
    clearTimeout(timer)
    video.removeAttribute('src')
    video.load()
    URL.revokeObjectURL(address)
  }
}
