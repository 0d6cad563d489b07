import { type RefObject, useCallback, useEffect, useState } from 'react'

export interface Playback {
  readonly paused: boolean
  /** Seconds; 0 while unknown. */
  readonly length: number
  readonly speed: number
  /** 0 to 1. */
  readonly volume: number
  readonly muted: boolean
  /** The picture waits for the line. */
  readonly busy: boolean
}

const CHANGES = [
  'play',
  'playing',
  'pause',
  'waiting',
  'canplay',
  'seeking',
  'seeked',
  'durationchange',
  'volumechange',
  'ratechange',
  'emptied',
] as const

/** What a film does now. */
export function usePlayback(film: RefObject<HTMLVideoElement | null>): Playback {
  const [now, setNow] = useState<Playback>({
    paused: true,
    length: 0,
    speed: 1,
    volume: 1,
    muted: false,
    busy: false,
  })
  const look = useCallback(() => {
    const video = film.current
    if (!video) return
    setNow({
      paused: video.paused,
      length: Number.isFinite(video.duration) ? video.duration : 0,
      speed: video.playbackRate,
      volume: video.volume,
      muted: video.muted,
      busy:
        (!video.paused || video.seeking) &&
        video.error === null &&
        video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA,
    })
  }, [film])
  useEffect(() => {
    const video = film.current
    if (!video) return
    look()
    for (const change of CHANGES) video.addEventListener(change, look)
    return () => {
      for (const change of CHANGES) video.removeEventListener(change, look)
    }
  }, [film, look])
  return now
}
