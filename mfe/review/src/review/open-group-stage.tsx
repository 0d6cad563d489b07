import { IconRefresh } from '@callboard/kit/icons'
import { keyHint } from '@callboard/kit/keys'
import { TakePlayer } from '@callboard/kit/player'
import { Button } from '@callboard/kit/ui'
import type { VideoView } from '@callboard/review/contract'
import type { ComponentProps, CSSProperties, Ref } from 'react'
import { StateWord } from '../takes/state-word.tsx'
import { STATE_WORDS } from '../takes/take-words.ts'
import { useSwipe } from '../takes/use-swipe.ts'
import styles from './open-group.module.css'

type PlayerProps = ComponentProps<typeof TakePlayer>

/** From opening a take to playing it. Milliseconds. */
const PLAY_AFTER = 1_000

/** The shape of a film, for the place that it fills where the window does not give one. */
const shapeOf = ({ width, height }: VideoView) =>
  (width > 0 && height > 0 ? { '--film': width / height } : {}) as CSSProperties

/** The take as large as it can be; one that does not play says why. */
export function OpenGroupStage(
  props: Omit<PlayerProps, 'take' | 'playAfter' | 'ref'> & {
    readonly take: VideoView
    readonly onRetry: (() => void) | undefined
    /** To the take before or after, on into the neighbouring group. */
    readonly onSwipe: (step: 1 | -1) => void
    readonly stage: Ref<HTMLDivElement>
    readonly player: PlayerProps['ref']
  },
) {
  const { take, onRetry, onSwipe, stage, player, ...rest } = props
  const touch = useSwipe(onSwipe)
  const state = STATE_WORDS[take.state]
  return (
    <div ref={stage} className={styles.stage} style={shapeOf(take)} {...touch}>
      {take.url === null && state ? (
        <div className={styles.waiting} role="status">
          <strong>
            <StateWord take={take} />
          </strong>
          <span>{take.reason ?? state.text}</span>
          {onRetry ? (
            <Button
              mt="xs"
              variant="default"
              leftSection={<IconRefresh size={16} />}
              onClick={onRetry}
              {...keyHint('take', 'retry', 'Retry')}
            >
              Retry
            </Button>
          ) : null}
        </div>
      ) : (
        <TakePlayer
          {...rest}
          ref={player}
          take={take}
          playAfter={PLAY_AFTER}
          withTakeKeys
          caption={take.name}
        />
      )}
    </div>
  )
}
