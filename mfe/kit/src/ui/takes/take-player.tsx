import { Button } from '@mantine/core'
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { IconVolumeOff } from '../icons.ts'
import { useSteadyAddress } from './use-steady-address.ts'
import './take-player.css'

export interface PlayerHandle {
  readonly toggle: () => void
  /** @param seconds forward, or back when negative */
  readonly skip: (seconds: number) => void
  readonly mute: () => void
  readonly fullScreen: () => void
  /** Seconds from the start of the take. */
  readonly at: () => number
}

export interface TakePlayerProps {
  readonly take: {
    readonly _id: string
    readonly name: string
    readonly url: string | null
    readonly thumbnail_url: string | null
  }
  /** Milliseconds from showing a take to playing it. */
  readonly playAfter: number
  readonly onEnded: () => void
  /** The person plays or moves within the take. */
  readonly onTouched?: () => void
  readonly ref?: Ref<PlayerHandle>
}

const refused = (fault: unknown) => fault instanceof DOMException && fault.name === 'NotAllowedError'

/**
 * Plays one take after the other in the same element. When its address has expired it goes on from the same position
 * with a fresh one.
 */
export function TakePlayer({ take, playAfter, onEnded, onTouched, ref }: TakePlayerProps) {
  const element = useRef<HTMLVideoElement>(null)
  const address = useSteadyAddress(take._id, take.url)
  const poster = useSteadyAddress(take._id, take.thumbnail_url)
  const [silenced, setSilenced] = useState(false)
  /** Where to go on once a fresh address has loaded. */
  const resume = useRef<{ readonly at: number; readonly play: boolean } | undefined>(undefined)
  const wantsPlay = useRef(false)

  const play = async (video: HTMLVideoElement) => {
    wantsPlay.current = true
    try {
      await video.play()
    } catch (fault) {
      // Browsers let nothing sound before the person has touched the page; the picture may run.
      if (!refused(fault) || video.muted) return
      video.muted = true
      setSilenced(true)
      await video.play().catch(() => {})
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a take begins once, also when its page is drawn anew
  useEffect(() => {
    resume.current = undefined
    wantsPlay.current = true
    const video = element.current
    if (!video || take.url === null) return
    if (playAfter === 0) {
      void play(video)
      return
    }
    const timer = setTimeout(() => void play(video), playAfter)
    return () => clearTimeout(timer)
  }, [take._id, take.url === null, playAfter])

  const fault = () => {
    const video = element.current
    // An element without an address also reports a fault.
    if (!video?.currentSrc || address.src === null) return
    resume.current ??= { at: video.currentTime, play: wantsPlay.current }
    address.failed()
  }

  const loaded = () => {
    const video = element.current
    const back = resume.current
    resume.current = undefined
    if (!video || !back) return
    video.currentTime = back.at
    if (back.play) void play(video)
  }

  const again = () => {
    resume.current ??= { at: 0, play: true }
    address.again()
    element.current?.load()
  }

  useEffect(() => {
    if (address.trouble !== 'broken') return
    const back = () => {
      address.again()
      element.current?.load()
    }
    window.addEventListener('online', back)
    return () => window.removeEventListener('online', back)
  }, [address.trouble, address.again])

  useImperativeHandle(ref, () => ({
    toggle: () => {
      const video = element.current
      if (!video) return
      if (video.paused) void play(video)
      else video.pause()
    },
    skip: (seconds) => {
      const video = element.current
      if (video && Number.isFinite(video.duration))
        video.currentTime = Math.min(Math.max(video.currentTime + seconds, 0), video.duration)
    },
    mute: () => {
      if (element.current) element.current.muted = !element.current.muted
      setSilenced(false)
    },
    at: () => element.current?.currentTime ?? 0,
    fullScreen: () => {
      if (document.fullscreenElement) void document.exitFullscreen()
      else void element.current?.requestFullscreen()
    },
  }))

  const soundOn = () => {
    if (element.current) element.current.muted = false
    setSilenced(false)
  }

  return (
    <div className="take-player">
      {/* biome-ignore lint/a11y/useMediaCaption: takes are recorded in the room and have no captions */}
      <video
        ref={element}
        aria-label={take.name}
        src={address.src ?? undefined}
        poster={poster.src ?? undefined}
        controls
        controlsList="nodownload"
        playsInline
        preload="metadata"
        onError={fault}
        onLoadedMetadata={loaded}
        onPlaying={() => {
          wantsPlay.current = true
          address.working()
        }}
        onPlay={onTouched}
        onSeeking={onTouched}
        onPause={() => {
          wantsPlay.current = false
        }}
        onEnded={onEnded}
      />
      {silenced ? (
        <Button
          className="take-player-sound"
          size="xs"
          variant="default"
          leftSection={<IconVolumeOff size={16} />}
          onClick={soundOn}
        >
          Turn sound on
        </Button>
      ) : null}
      {address.trouble === 'broken' ? (
        <div className="take-player-broken" role="alert">
          <p>This take could not be loaded. Check your connection, then try again.</p>
          <Button size="xs" onClick={again}>
            Try again
          </Button>
        </div>
      ) : null}
    </div>
  )
}
