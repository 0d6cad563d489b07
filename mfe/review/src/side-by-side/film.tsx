import { IconHeart, IconHeartFilled, IconVolume, IconVolumeOff } from '@callboard/kit/icons'
import { ActionIcon } from '@callboard/kit/inputs'
import { useSteadyAddress } from '@callboard/kit/takes'
import type { VideoView } from '@callboard/review/contract'
import { useEffect, useRef } from 'react'
import { AnswerMarks } from '../answers/answer-marks.tsx'
import { inPixels, shapeOf } from './film-rows.ts'
import styles from './side-by-side.module.css'
import type { TalentAnswers } from './talent-answers.ts'

/** One of the takes side by side, with what was answered to its talent and whether it is liked. */
export function Film(props: {
  readonly take: VideoView
  /** Its group, where nothing else names it. */
  readonly of: string
  readonly short: string
  /** Of its picture, in pixels. */
  readonly height: number
  readonly answers: readonly TalentAnswers[]
  readonly onLike: () => void
  readonly isHeard: boolean
  readonly onHear: () => void
  readonly hold: (id: string, video: HTMLVideoElement) => () => void
  readonly onLoaded: (video: HTMLVideoElement) => void
}) {
  const { take, hold, onLoaded, isHeard } = props
  const address = useSteadyAddress(take._id, take.url)
  const element = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    const video = element.current
    if (!video) return
    const letGo = hold(take._id, video)
    // A film that was loaded before has its length before React hears its events.
    if (video.readyState >= HTMLMediaElement.HAVE_METADATA) onLoaded(video)
    return letGo
  }, [take._id, hold, onLoaded])
  const hear = isHeard ? `Mute ${take.name}` : `Hear ${take.name}`
  const like = take.liked ? `Unlike ${take.name}` : `Like ${take.name}`
  return (
    <figure className={styles.pane} style={{ width: inPixels(props.height * shapeOf(take)) }}>
      <video
        ref={element}
        aria-label={take.name}
        src={address.src ?? undefined}
        style={{ height: props.height }}
        muted={!isHeard}
        playsInline
        preload="auto"
        onLoadedMetadata={(event) => onLoaded(event.currentTarget)}
        onError={address.failed}
        onPlaying={address.working}
      />
      <figcaption>
        <strong>{props.short}</strong> <span className={styles.of}>{props.of}</span>
        {props.answers.map(({ record, name, votes }) => (
          <span key={record} className={styles.answered}>
            {name} <AnswerMarks votes={votes} brief />
          </span>
        ))}
        <ActionIcon
          variant="subtle"
          aria-label={like}
          title={like}
          aria-pressed={take.liked}
          onClick={props.onLike}
        >
          {take.liked ? <IconHeartFilled size={16} /> : <IconHeart size={16} />}
        </ActionIcon>
        <ActionIcon variant="subtle" aria-label={hear} title={hear} onClick={props.onHear}>
          {isHeard ? <IconVolume size={16} /> : <IconVolumeOff size={16} />}
        </ActionIcon>
      </figcaption>
    </figure>
  )
}
