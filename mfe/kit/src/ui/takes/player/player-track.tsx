import type { CSSProperties, KeyboardEvent, Ref } from 'react'
import { clockWords } from './play-words.ts'
import styles from './player.module.css'
import { ARROW_STEP, LETTER_STEP } from './use-player-keys.ts'

/** A comment on a second of the take. */
export interface PlayerMark {
  /** Seconds. */
  readonly at: number
  readonly label: string
  /** Its comment is pointed at. */
  readonly isPointed?: boolean
}

/** Seconds of the keys of a slider, as the same keys move elsewhere on the page. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -ARROW_STEP,
  ArrowDown: -ARROW_STEP,
  ArrowRight: ARROW_STEP,
  ArrowUp: ARROW_STEP,
  PageDown: -LETTER_STEP,
  PageUp: LETTER_STEP,
}

/** Where the take is; its owner sets the value while it plays. */
export function PlayerTrack(props: {
  readonly ref: Ref<HTMLInputElement>
  readonly length: number
  /** Frames a second; 0 while unknown. */
  readonly fps: number
  /** Where it is not simply the position of one take. */
  readonly label?: string
  readonly marks: readonly PlayerMark[]
  readonly onSeek: (seconds: number) => void
  readonly onSkip: (seconds: number) => void
}) {
  const { length, fps, marks, onSeek, onSkip } = props
  const key = (event: KeyboardEvent) => {
    const step = event.ctrlKey || event.metaKey || event.altKey ? undefined : STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    onSkip(step)
  }
  return (
    <div className={styles.track}>
      <input
        ref={props.ref}
        type="range"
        aria-label={props.label ?? 'Position'}
        min={0}
        max={length}
        step="any"
        defaultValue={0}
        disabled={length === 0}
        onInput={(event) => onSeek(event.currentTarget.valueAsNumber)}
        onKeyDown={key}
      />
      {length === 0
        ? null
        : marks.map(({ at, label, isPointed }) => (
            <button
              key={`${at} ${label}`}
              type="button"
              className={styles.mark}
              style={{ '--at': Math.min(1, at / length) } as CSSProperties}
              data-pointed={isPointed || undefined}
              aria-label={`${label}, at ${clockWords(at, fps)}`}
              title={`${clockWords(at, fps)} ${label}`}
              onClick={() => onSeek(at)}
            />
          ))}
    </div>
  )
}
