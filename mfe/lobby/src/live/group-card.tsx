import { IconMovie, IconUserMinus } from '@callboard/kit/icons'
import { ActionIcon } from '@callboard/kit/inputs'
import { Avatar } from '@callboard/kit/labels'
import { Text, usePercent } from '@callboard/kit/ui'
import type { LobbyRecord } from '@callboard/lobby/contract'
import type { TakeView, VideoView } from '@callboard/review/contract'
import { FeedbackCounts } from './feedback/feedback-counts.tsx'
import { nameOf } from './row-actions.ts'
import { takeProgress } from './take-progress.ts'
import { takeWords, videoWords } from './take-words.ts'

function Take({ video }: { readonly video: VideoView }) {
  const words = videoWords(video, usePercent(takeProgress, video._id))
  return (
    <div className="lobby-take" data-tone={words.tone} title={video.name}>
      {video.thumbnail_url ? (
        <img src={video.thumbnail_url} alt={video.name} loading="lazy" />
      ) : (
        <span className="lobby-take-blank" aria-hidden>
          <IconMovie size={20} />
        </span>
      )}
      <span className="lobby-take-words">{words.text}</span>
    </div>
  )
}

/** Card of a member of the current group: the name, the state of the device's recording and the takes so far. */
export function GroupCard(props: {
  readonly record: LobbyRecord
  readonly takes: readonly TakeView[]
  readonly videos: readonly VideoView[]
  /** Devices were asked to record and may still answer. */
  readonly isStarting: boolean
  readonly onRemove: (() => void) | undefined
}) {
  const { record, takes, videos, onRemove } = props
  const newest = [...takes].sort((a, b) => b.asked_at.localeCompare(a.asked_at))[0]
  const words = takeWords(newest, props.isStarting)
  const name = nameOf(record)
  return (
    <article className="lobby-group-card" aria-label={name}>
      <div className="lobby-group-card-head">
        <Avatar src={record.photo_url} size={48} radius="sm" alt="" name={name} />
        <div>
          <Text fw={600} truncate>
            {name}
          </Text>
          <Text size="sm" c="dimmed" truncate>
            {record.role}
          </Text>
        </div>
        {onRemove ? (
          <ActionIcon aria-label={`Remove from group: ${name}`} title="Remove from group" onClick={onRemove}>
            <IconUserMinus size={18} />
          </ActionIcon>
        ) : null}
      </div>
      <div className="lobby-group-card-take" aria-live="polite">
        <Text size="sm" c="dimmed">
          {videos.length === 1 ? '1 take' : `${videos.length} takes`}
        </Text>
        {words ? (
          <span className="lobby-take-state" data-tone={words.tone}>
            {words.text}
          </span>
        ) : null}
      </div>
      <FeedbackCounts session={record.session} record={record._id} name={name} />
      {videos.length > 0 ? (
        <div className="lobby-takes">
          {videos.map((video) => (
            <Take key={video._id} video={video} />
          ))}
        </div>
      ) : null}
    </article>
  )
}
