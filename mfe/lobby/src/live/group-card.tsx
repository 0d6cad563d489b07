import { IconUserMinus } from '@callboard/kit/icons'
import { ActionIcon } from '@callboard/kit/inputs'
import { Face } from '@callboard/kit/labels'
import { Text } from '@callboard/kit/ui'
import type { LobbyRecord, PresenceView } from '@callboard/lobby/contract'
import type { TakeView, VideoView } from '@callboard/review/contract'
import { FeedbackCounts } from './feedback/feedback-counts.tsx'
import { GroupTakes } from './group-takes.tsx'
import styles from './live.module.css'
import { nameOf } from './row-actions.ts'

/** Card of a member of the current group: the name, the state of the device's recording and the takes so far. */
export function GroupCard(props: {
  readonly record: LobbyRecord
  readonly takes: readonly TakeView[]
  readonly videos: readonly VideoView[]
  /** Devices were asked to record and may still answer. */
  readonly isStarting: boolean
  readonly presence: PresenceView | undefined
  readonly onRemove: (() => void) | undefined
}) {
  const { record, takes, videos, isStarting, onRemove } = props
  const name = nameOf(record)
  return (
    <article className={styles.groupCard} aria-label={name}>
      <div className={styles.groupCardHead}>
        <Face of="talent" src={record.photo_url} size={44} name={name} moves={record._id} />
        <div>
          <Text fw={650} truncate>
            {name}
          </Text>
          <Text size="sm" c="dimmed" truncate>
            {record.role}
          </Text>
        </div>
        {onRemove ? (
          <ActionIcon aria-label={`Remove from group: ${name}`} title="Remove from group" onClick={onRemove}>
            <IconUserMinus size={16} />
          </ActionIcon>
        ) : null}
      </div>
      <GroupTakes takes={takes} videos={videos} isStarting={isStarting} presence={props.presence}>
        <FeedbackCounts session={record.session} record={record._id} name={name} />
      </GroupTakes>
    </article>
  )
}
