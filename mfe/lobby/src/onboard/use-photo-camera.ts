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

/** The camera that looks at the person. */
export function usePhotoCamera() {
  const video = useRef<HTMLVideoElement>(null)
  const [camera, setCamera] = useState<PhotoCamera>({ kind: 'opening' })
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `attempt` opens the camera again
  useEffect(() => {
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
  }, [attempt])
  return { video, camera, reopen: () => setAttempt((now) => now + 1) }
}
