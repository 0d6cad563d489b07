import { lazy, type ReactNode, type RefObject, Suspense, useLayoutEffect, useRef } from 'react'
import {
  IconMaximize,
  IconMinimize,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconPlayerSkipBack,
  IconPlayerSkipForward,
  IconVolume,
  IconVolumeOff,
} from '../../icons.ts'
import { keyHint } from '../../keys/key-hint.ts'
import type { KeyMeaning, KeyScope } from '../../keys/key-map.ts'
import { lengthWords } from '../length-words.ts'
import { clockWords, positionWords, speedWords } from './play-words.ts'
import styles from './player.module.css'
import { type PlayerMark, PlayerTrack } from './player-track.tsx'
import type { Playback } from './use-playback.ts'
import type { PlayerControls } from './use-player-keys.ts'

const PlayerMenu = lazy(() => import('./player-menu.tsx'))

/** Tell where a film is that does not play. */
const MOVES = ['timeupdate', 'seeking', 'emptied'] as const

export interface BarControls extends PlayerControls {
  readonly seek: (seconds: number) => void
  readonly setSpeed: (speed: number) => void
  readonly setVolume: (volume: number) => void
}

/** The words of a button with the key that means the same. */
const hintOf =
  <S extends KeyScope>(scope: S) =>
  (meaning: KeyMeaning<S>) =>
  (label: string) =>
    keyHint(scope, meaning, label)

const playerHint = hintOf('player')

/** The controls below the picture. */
export function PlayerBar(props: {
  readonly film: RefObject<HTMLVideoElement | null>
  readonly now: Playback
  /** Seconds; 0 while unknown. */
  readonly length: number
  /** Frames a second; 0 while unknown. */
  readonly fps: number
  readonly isFull: boolean
  readonly marks: readonly PlayerMark[]
  readonly controls: BarControls
  readonly onPrevious: (() => void) | undefined
  readonly onNext: (() => void) | undefined
  readonly withTakeKeys: boolean | undefined
  readonly onMenu: (open: boolean) => void
}) {
  const { film, now, length, fps, isFull, controls } = props
  const takeHint = props.withTakeKeys ? hintOf('take') : () => undefined
  const time = useRef<HTMLSpanElement>(null)
  const track = useRef<HTMLInputElement>(null)

  // Sixty times a second, past React.
  useLayoutEffect(() => {
    const video = film.current
    if (!video) return
    const show = () => {
      const at = video.currentTime
      if (time.current) time.current.textContent = clockWords(at, fps)
      const range = track.current
      if (!range) return
      range.value = String(at)
      range.style.setProperty('--played', String(length > 0 ? Math.min(1, at / length) : 0))
      const words = `${positionWords(at)} of ${lengthWords(length) || positionWords(0)}`
      if (range.getAttribute('aria-valuetext') !== words) range.setAttribute('aria-valuetext', words)
    }
    let frame = 0
    const follow = () => {
      show()
      frame = requestAnimationFrame(follow)
    }
    if (now.paused) show()
    else follow()
    for (const move of MOVES) video.addEventListener(move, show)
    return () => {
      cancelAnimationFrame(frame)
      for (const move of MOVES) video.removeEventListener(move, show)
    }
  }, [film, now.paused, fps, length])

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row everywhere
    <div className={styles.bar} role="group" aria-label="Player">
      <BarButton label={now.paused ? 'Play' : 'Pause'} hint={playerHint('play')} onClick={controls.toggle}>
        {now.paused ? <IconPlayerPlayFilled /> : <IconPlayerPauseFilled />}
      </BarButton>
      <span className={styles.time}>
        <span ref={time} />
        <span> / {clockWords(length, fps)}</span>
      </span>
      <PlayerTrack
        ref={track}
        length={length}
        fps={fps}
        marks={props.marks}
        onSeek={controls.seek}
        onSkip={controls.skip}
      />
      <Suspense
        fallback={
          <BarButton label={`Speed ${speedWords(now.speed)}`} disabled>
            {speedWords(now.speed)}
          </BarButton>
        }
      >
        <PlayerMenu
          film={film}
          speed={now.speed}
          inside={isFull}
          onSpeed={controls.setSpeed}
          onOpen={props.onMenu}
        />
      </Suspense>
      {props.onPrevious || props.onNext ? (
        <>
          <BarButton
            label="Previous take"
            hint={takeHint('previous')}
            disabled={!props.onPrevious}
            onClick={props.onPrevious}
          >
            <IconPlayerSkipBack />
          </BarButton>
          <BarButton
            label="Next take"
            hint={takeHint('next')}
            disabled={!props.onNext}
            onClick={props.onNext}
          >
            <IconPlayerSkipForward />
          </BarButton>
        </>
      ) : null}
      <BarButton label={now.muted ? 'Unmute' : 'Mute'} hint={playerHint('sound')} onClick={controls.mute}>
        {now.muted ? <IconVolumeOff /> : <IconVolume />}
      </BarButton>
      <input
        className={styles.volume}
        type="range"
        aria-label="Volume"
        aria-valuetext={`${Math.round((now.muted ? 0 : now.volume) * 100)} %`}
        min={0}
        max={1}
        step={0.05}
        value={now.muted ? 0 : now.volume}
        style={{ '--played': now.muted ? 0 : now.volume } as object}
        onChange={(event) => controls.setVolume(event.currentTarget.valueAsNumber)}
      />
      <BarButton
        label={isFull ? 'Leave full screen' : 'Full screen'}
        hint={playerHint('fullScreen')}
        onClick={controls.fullScreen}
      >
        {isFull ? <IconMinimize /> : <IconMaximize />}
      </BarButton>
    </div>
  )
}

function BarButton(props: {
  readonly label: string
  /** The key that does the same, for its words. */
  readonly hint?: ((label: string) => ReturnType<typeof keyHint>) | undefined
  readonly disabled?: boolean
  readonly onClick?: (() => void) | undefined
  readonly children: ReactNode
}) {
  const { label, hint } = props
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      {...(hint?.(label) ?? { title: label })}
      disabled={props.disabled}
      onClick={props.onClick}
    >
      {props.children}
    </button>
  )
}
