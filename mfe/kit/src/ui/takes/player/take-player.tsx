import { Button, Loader, VisuallyHidden } from '@mantine/core'
import {
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { IconVolumeOff } from '../../icons.ts'
import { keyHint } from '../../keys/key-hint.ts'
import { useDelayed } from '../use-delayed.ts'
import { useSteadyAddress } from '../use-steady-address.ts'
import { doubleTap, type Tap } from './double-tap.ts'
import { hasEnded } from './has-ended.ts'
import { frameAway, nextSpeed, speedWords } from './play-words.ts'
import styles from './player.module.css'
import { type BarControls, PlayerBar } from './player-bar.tsx'
import type { PlayerMark } from './player-track.tsx'
import { useAwake } from './use-awake.ts'
import { useFullScreen } from './use-full-screen.ts'
import { useLate } from './use-late.ts'
import { usePlayback } from './use-playback.ts'
import { LETTER_STEP, usePlayerKeys } from './use-player-keys.ts'
import { Watermark } from './watermark.tsx'

export interface PlayerHandle {
  /** Seconds from the start of the take. */
  readonly at: () => number
  readonly hasEnded: () => boolean
  readonly seek: (seconds: number) => void
  /** @returns whether it played */
  readonly pause: () => boolean
  readonly play: () => void
}

/** A stretch of a take, in seconds. */
export interface Played {
  readonly from: number
  readonly to: number
}

export interface TakePlayerProps {
  readonly take: {
    readonly _id: string
    readonly name: string
    /** Seconds; 0 until known. */
    readonly duration: number
    /** null until it is known. */
    readonly url: string | null
    readonly thumbnail_url: string | null
    /** Frames a second; 0 until known. */
    readonly fps: number
  }
  /** Milliseconds from showing a take to playing it. */
  readonly playAfter: number
  /** Seconds: where the take begins when it is opened, and plays at once. */
  readonly beginAt?: number | undefined
  readonly onEnded: () => void
  /** The person plays or moves within the take. */
  readonly onTouched?: () => void
  /** Where the take stands, in seconds; undefined: it plays or has ended. */
  readonly onStill?: (second: number | undefined) => void
  /** To the takes before and after, where there are any. */
  readonly onPrevious?: (() => void) | undefined
  readonly onNext?: (() => void) | undefined
  /** The keys of takes lead there, too, on this screen. */
  readonly withTakeKeys?: boolean
  /** Dots on the track. */
  readonly marks?: readonly PlayerMark[]
  /** Who is on the picture, for the full screen, where nothing else says it. */
  readonly caption?: ReactNode
  /** Lies over the picture with the date and the time, in full screen as well. */
  readonly watermark?: string | undefined
  /** The stretches of the take that were played since it was loaded, again and again while it plays. */
  readonly onPlayed?: ((take: string, stretches: readonly Played[]) => void) | undefined
  readonly ref?: Ref<PlayerHandle>
}

const refused = (fault: unknown) => fault instanceof DOMException && fault.name === 'NotAllowedError'

/** A shorter wait is not worth a sign. Milliseconds. */
const WAITS = 300

const playedOf = ({ played }: HTMLVideoElement): Played[] =>
  Array.from({ length: played.length }, (_, at) => ({ from: played.start(at), to: played.end(at) }))

const standsAt = (video: HTMLVideoElement) => (hasEnded(video) ? undefined : video.currentTime)

const NO_MARKS: readonly PlayerMark[] = []

/** How the person listens and looks, over all takes until the page is loaded anew. */
const habits = { speed: 1, volume: 1, muted: false }

/**
 * Plays one take after the other in the same element. When its address has expired it goes on from the same position
 * with a fresh one.
 */
export function TakePlayer(props: TakePlayerProps) {
  const {
    take,
    playAfter,
    beginAt,
    onEnded,
    onTouched,
    onStill,
    onPrevious,
    onNext,
    marks = NO_MARKS,
  } = props
  const { fps } = take
  const box = useRef<HTMLDivElement>(null)
  const element = useRef<HTMLVideoElement>(null)
  const address = useSteadyAddress(take._id, take.url)
  const poster = useSteadyAddress(take._id, take.thumbnail_url)
  const now = usePlayback(element)
  const length = now.length || take.duration
  const { awake, stir, rest } = useAwake()
  const { isFull, toggle: fullScreen } = useFullScreen(box, element)
  const [hasMenu, setMenu] = useState(false)
  const [silenced, setSilenced] = useState(false)
  const [said, say] = useState('')
  /** The take that has shown a picture of its own: the one of its beginning would flash where a fresh address loads. */
  const [begun, setBegun] = useState<string>()
  const begins = useDelayed()
  /** Where to go on once a fresh address has loaded. */
  const resume = useRef<{ readonly at: number; readonly play: boolean } | undefined>(undefined)
  const wantsPlay = useRef(false)
  /** Frames still to go. */
  const steps = useRef(0)

  useEffect(() => {
    const video = element.current
    if (!video) return
    video.defaultPlaybackRate = habits.speed
    video.playbackRate = habits.speed
    video.volume = habits.volume
    video.muted = habits.muted
  }, [])

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
    resume.current = beginAt === undefined ? undefined : { at: beginAt, play: true }
    wantsPlay.current = true
    steps.current = 0
    const video = element.current
    if (!video || take.url === null) return
    if (playAfter === 0) void play(video)
    else begins.start(() => void play(video), playAfter)
    return begins.cancel
  }, [take._id, take.url === null, playAfter])

  const fault = () => {
    const video = element.current
    // An element without an address also reports a fault.
    if (!video?.currentSrc || address.src === null) return
    resume.current ??= { at: video.currentTime, play: wantsPlay.current }
    address.failed()
  }

  /** A second that is gone to while a fresh address is asked for is where the take goes on. */
  const sought = () => {
    const video = element.current
    if (video && resume.current) resume.current = { ...resume.current, at: video.currentTime }
  }

  const loaded = () => {
    const video = element.current
    const back = resume.current
    resume.current = undefined
    if (!video || !back) return
    // A second that was gone to while the file loaded stands already.
    if (video.currentTime === 0) video.currentTime = back.at
    if (back.play) void play(video)
  }

  const again = () => {
    resume.current ??= { at: 0, play: true }
    address.again()
    element.current?.load()
  }

  // Without an address an element goes on with the file of before.
  useEffect(() => {
    if (address.src === null) element.current?.load()
  }, [address.src])

  useEffect(() => {
    if (address.trouble !== 'broken') return
    const back = () => {
      address.again()
      element.current?.load()
    }
    window.addEventListener('online', back)
    return () => window.removeEventListener('online', back)
  }, [address.trouble, address.again])

  const act = (doing: (video: HTMLVideoElement) => void) => {
    const video = element.current
    if (!video) return
    stir()
    begins.cancel()
    doing(video)
  }
  const seek = (video: HTMLVideoElement, seconds: number) => {
    if (!Number.isFinite(video.duration)) {
      // The file is not there yet: the take goes on from here once it has loaded.
      resume.current = { at: Math.max(seconds, 0), play: resume.current?.play ?? wantsPlay.current }
      return
    }
    video.currentTime = Math.min(Math.max(seconds, 0), video.duration)
    // A fresh address that comes in the same moment drops the element's event.
    sought()
  }
  const setMuted = (video: HTMLVideoElement, muted: boolean) => {
    habits.muted = muted
    video.muted = muted
    setSilenced(false)
  }
  /** While a frame is looked for the next ones wait, so that each that is gone to is also seen. */
  const goOn = () => {
    const video = element.current
    if (!video || steps.current === 0 || video.seeking || !Number.isFinite(video.duration)) return
    const by = steps.current
    steps.current = 0
    video.currentTime = frameAway(video.currentTime, by, fps, video.duration)
  }
  const setSpeed = (speed: number) =>
    act((video) => {
      habits.speed = speed
      video.defaultPlaybackRate = speed
      video.playbackRate = speed
      say(`Speed ${speedWords(speed)}`)
    })

  const controls: BarControls = {
    toggle: () => act((video) => (video.paused ? void play(video) : video.pause())),
    skip: (seconds) => act((video) => seek(video, video.currentTime + seconds)),
    seek: (seconds) => act((video) => seek(video, seconds)),
    step: (frames) =>
      act((video) => {
        video.pause()
        steps.current += frames
        goOn()
      }),
    speed: (step) => act((video) => setSpeed(nextSpeed(video.playbackRate, step))),
    setSpeed,
    mute: () => act((video) => setMuted(video, !video.muted)),
    setVolume: (volume) =>
      act((video) => {
        habits.volume = volume
        video.volume = volume
        setMuted(video, volume === 0)
      }),
    fullScreen: () => act(fullScreen),
  }
  const keys = useRef<BarControls>(null)
  useImperativeHandle(keys, () => controls)
  const takeInHand = usePlayerKeys(keys)
  useImperativeHandle(
    props.ref,
    () => ({
      at: () => element.current?.currentTime ?? 0,
      hasEnded: () => element.current !== null && hasEnded(element.current),
      seek: (seconds) => keys.current?.seek(seconds),
      pause: () => {
        begins.cancel()
        const played = element.current?.paused === false
        element.current?.pause()
        return played
      },
      play: () => void element.current?.play().catch(() => undefined),
    }),
    [begins],
  )

  const pressed = useRef('mouse')
  const tapped = useRef<Tap | undefined>(undefined)
  const press = ({ pointerType }: PointerEvent) => {
    pressed.current = pointerType
    takeInHand()
  }
  /** A mouse plays and pauses; a finger brings the bar, and two quick ones move. */
  const click = (event: MouseEvent<HTMLVideoElement>) => {
    if (pressed.current === 'mouse') return controls.toggle()
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const tap = { time: event.timeStamp, x: (event.clientX - left) / width }
    const side = doubleTap(tapped.current, tap)
    tapped.current = tap
    if (side !== 0) controls.skip(side * LETTER_STEP)
    else if (awake && !now.paused) rest()
    else stir()
  }

  const isQuiet = !awake && !now.paused && !hasMenu && !marks.some(({ isPointed }) => isPointed)
  const isAway = address.src === null || address.trouble === 'renewing'
  const asksForSound = silenced && now.muted
  const waits = useLate((now.busy || isAway) && address.trouble !== 'broken', WAITS)

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only looks which player is used; the controls are inside
    <div
      ref={box}
      className={styles.root}
      data-quiet={isQuiet || undefined}
      onPointerDownCapture={press}
      onPointerMove={(event) => event.pointerType === 'mouse' && stir()}
      onFocus={takeInHand}
    >
      {/* biome-ignore lint/a11y/useMediaCaption: takes are recorded in the room and have no captions */}
      <video
        ref={element}
        aria-label={take.name}
        src={address.src ?? undefined}
        poster={begun === take._id ? undefined : (poster.src ?? undefined)}
        playsInline
        preload="metadata"
        onClick={click}
        onDoubleClick={() => pressed.current === 'mouse' && controls.fullScreen()}
        onError={fault}
        onLoadedMetadata={loaded}
        onPlaying={() => {
          wantsPlay.current = true
          setBegun(take._id)
          address.working()
        }}
        onPlay={() => {
          onTouched?.()
          onStill?.(undefined)
        }}
        onTimeUpdate={({ currentTarget }) => props.onPlayed?.(take._id, playedOf(currentTarget))}
        onSeeking={() => {
          onTouched?.()
          sought()
        }}
        onSeeked={({ currentTarget }) => {
          goOn()
          if (currentTarget.paused) onStill?.(standsAt(currentTarget))
        }}
        onPause={({ currentTarget }) => {
          wantsPlay.current = false
          onStill?.(standsAt(currentTarget))
        }}
        onEnded={onEnded}
      />
      {waits ? (
        <span className={styles.waits} role="status" aria-label="Loading">
          <Loader color="var(--cb-on-veil)" size="md" />
        </span>
      ) : null}
      {props.watermark === undefined ? null : <Watermark name={props.watermark} />}
      {isFull && props.caption ? <p className={styles.caption}>{props.caption}</p> : null}
      {address.trouble === 'broken' ? null : (
        <PlayerBar
          film={element}
          now={now}
          length={length}
          fps={fps}
          isFull={isFull}
          marks={marks}
          controls={controls}
          onPrevious={onPrevious}
          onNext={onNext}
          withTakeKeys={props.withTakeKeys}
          onMenu={setMenu}
        />
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {asksForSound ? (
        <Button
          className={styles.sound}
          variant="default"
          aria-label="Turn sound on"
          {...keyHint('player', 'sound', 'Turn sound on')}
          onClick={() => act((video) => setMuted(video, false))}
        >
          <IconVolumeOff size={20} /> Sound on
        </Button>
      ) : null}
      {address.trouble === 'broken' ? (
        <div className={styles.broken} role="alert">
          <p>This take could not be loaded. Check your connection, then try again.</p>
          <Button variant="default" onClick={again}>
            Try again
          </Button>
        </div>
      ) : null}
    </div>
  )
}
