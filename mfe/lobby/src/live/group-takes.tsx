import { IconMovie } from '@callboard/kit/icons'
import { Text, usePercent } from '@callboard/kit/ui'
import type { PresenceView } from '@callboard/lobby/contract'
import type { TakeView, VideoView } from '@callboard/review/contract'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { flyToTake } from './fly-to-take.ts'
import styles from './live.module.css'
import { takeProgress } from './take-progress.ts'
import { takeWords, videoWords } from './take-words.ts'

function Take({ video }: { readonly video: VideoView }) {
  const words = videoWords(video, usePercent(takeProgress, video._id))
  const isNew = words.tone === 'busy'
  const arrive = useCallback(
    (place: HTMLElement | null) => {
      if (place && isNew) flyToTake(place)
    },
    [isNew],
  )
  return (
    <div ref={arrive} className={styles.take} data-tone={words.tone} title={video.name}>
      {video.thumbnail_url ? (
        <img src={video.thumbnail_url} alt={video.name} loading="lazy" />
      ) : (
        <span className={styles.takeBlank} aria-hidden>
          <IconMovie size={20} />
        </span>
      )}
      <span className={styles.takeWords}>{words.text}</span>
    </div>
  )
}

/** Milliseconds without a piece after which a take is not on its way: one arrives every two seconds. */
const STILL = 8_000

/** True once the words have been the same for that long. */
function useStill(words: string): boolean {
  const [still, setStill] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(() => setStill(words), STILL)
    return () => clearTimeout(timer)
  }, [words])
  return still === words
}

/** The state of the newest take, and those that are videos by now. */
export function GroupTakes(props: {
  readonly takes: readonly TakeView[]
  readonly videos: readonly VideoView[]
  /** Devices were asked to record and may still answer. */
  readonly isStarting: boolean
  /** of the page of the talent */
  readonly presence?: PresenceView | undefined
  /** Between the state and the videos. */
  readonly children?: ReactNode
}) {
  const { takes, videos } = props
  const newest = [...takes].sort((a, b) => b.asked_at.localeCompare(a.asked_at))[0]
  const isStill = useStill(`${newest?._id} ${newest?.state} ${newest?.pieces}`)
  const words = takeWords(newest, props.isStarting, props.presence, isStill)
  return (
    <>
      <div className={styles.groupCardTake} aria-live="polite">
        <Text size="sm" c="dimmed">
          {videos.length === 1 ? '1 take' : `${videos.length} takes`}
        </Text>
        {words ? (
          <span className={styles.takeState} data-tone={words.tone}>
            {words.text}
          </span>
        ) : null}
      </div>
      {props.children}
      {videos.length > 0 ? (
        <div className={styles.takes}>
          {videos.map((video) => (
            <Take key={video._id} video={video} />
          ))}
        </div>
      ) : null}
    </>
  )
}
