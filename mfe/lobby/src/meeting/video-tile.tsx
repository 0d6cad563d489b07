import { IconMicrophoneOff } from '@callboard/kit/icons'
import { useEffect, useRef } from 'react'
import styles from './meeting-room.module.css'

export interface VideoTileProps {
  readonly name: string
  readonly stream: MediaStream | undefined
  /** A picture comes. */
  readonly camera: boolean
  readonly microphone: boolean
  readonly connected: boolean
  /** One's own picture: as in a mirror and without sound. */
  readonly own?: boolean
  readonly silent?: boolean
  /** A small tile of an onlooker, beside the pictures instead of among them. */
  readonly small?: boolean
  readonly onSilenced?: () => void
}

/** Tile of a person in the room. */
export function VideoTile(props: VideoTileProps) {
  const { name, stream, own = false, silent = false, onSilenced } = props
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    const element = video.current
    if (!element) return
    if (element.srcObject !== (stream ?? null)) element.srcObject = stream ?? null
    if (!stream) return
    element.muted = own || silent
    element.play().catch((fault: unknown) => {
      // Before the first touch of the page browsers play pictures without sound only.
      if (own || !(fault instanceof DOMException) || fault.name !== 'NotAllowedError') return
      element.muted = true
      onSilenced?.()
      element.play().catch(() => {})
    })
  }, [stream, own, silent, onSilenced])
  const waits = !own && !props.connected && (props.camera || props.microphone)
  return (
    <figure className={styles.tile} data-own={own || undefined} data-small={props.small || undefined}>
      <video
        ref={video}
        playsInline
        autoPlay
        aria-label={`${name} video`}
        data-hidden={!props.camera || undefined}
      >
        <track kind="captions" />
      </video>
      {props.camera ? null : (
        <span className={styles.tileFace} aria-hidden>
          {[...name][0]?.toUpperCase()}
        </span>
      )}
      <figcaption>
        {props.microphone ? null : <IconMicrophoneOff size={16} aria-label="Muted" />}
        <span>
          {own ? 'You' : name}
          {waits ? ', connecting' : ''}
        </span>
      </figcaption>
    </figure>
  )
}
