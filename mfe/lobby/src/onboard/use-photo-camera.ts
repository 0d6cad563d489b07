import { PHOTO_LIMIT_BYTES } from '@callboard/lobby/contract'
import { useEffect, useRef, useState } from 'react'
import { mediaFaultWords } from '../meeting/media-fault.ts'

/** px; the camera gives the largest picture it has below. */
const LARGEST = 4_000
const QUALITIES = [0.92, 0.8, 0.6] as const

const jpeg = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))

/** The picture that the camera shows now, as a JPEG that the server takes. */
async function shoot(video: HTMLVideoElement): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = video.videoWidth
  canvas.height = video.videoHeight
  canvas.getContext('2d')?.drawImage(video, 0, 0)
  let photo: Blob | null = null
  for (const quality of QUALITIES) {
    photo = await jpeg(canvas, quality)
    if (photo && photo.size <= PHOTO_LIMIT_BYTES) break
  }
  return photo
}

export type PhotoCamera =
  | { readonly kind: 'opening' }
  | { readonly kind: 'failed'; readonly words: string }
  | { readonly kind: 'on'; readonly shoot: () => Promise<Blob | null> }

/** The camera that looks at the person, while `wanted`. */
export function usePhotoCamera(wanted: boolean) {
  const video = useRef<HTMLVideoElement>(null)
  const [camera, setCamera] = useState<PhotoCamera>({ kind: 'opening' })
  useEffect(() => {
    if (!wanted) return
    let stream: MediaStream | undefined
    let gone = false
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    const open = async () => {
      stream = await navigator.mediaDevices.getUserMedia({
        video: { facingMode: 'user', width: { ideal: LARGEST }, height: { ideal: LARGEST } },
      })
      const element = video.current
      if (gone || !element) return stop()
      element.srcObject = stream
      await element.play()
      setCamera({ kind: 'on', shoot: () => shoot(element) })
    }
    setCamera({ kind: 'opening' })
    open().catch((fault: unknown) => {
      if (!gone) setCamera({ kind: 'failed', words: mediaFaultWords(fault) })
    })
    return () => {
      gone = true
      stop()
    }
  }, [wanted])
  return { video, camera }
}
