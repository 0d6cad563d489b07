import { jpegOf } from '@callboard/kit/pictures'
import { useEffect, useRef, useState } from 'react'
import { mediaFaultWords } from '../meeting/media-fault.ts'

/** px; the camera gives the largest picture it has below. */
const LARGEST = 4_000
/** The picture that the camera shows now, as a JPEG that the server takes. */
const shoot = (video: HTMLVideoElement) => jpegOf(video, video.videoWidth, video.videoHeight)

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
