import { IconChecks, IconLayoutSidebarRightCollapse } from '@callboard/kit/icons'
import { ActionIcon } from '@callboard/kit/inputs'
import { keyHint, keyWord } from '@callboard/kit/keys'
import { Button, Text, Title } from '@callboard/kit/ui'
import { NO_CURRENT_GROUP, type TakeView, type VideoView } from '@callboard/review/contract'
import { lazy, Suspense } from 'react'
import { GroupCard } from './group-card.tsx'
import { GroupTakes } from './group-takes.tsx'
import styles from './live.module.css'
import type { LobbyModel } from './lobby-model.ts'
import { toggleFold } from './room-shape.ts'
import type { RowActions } from './use-row-actions.ts'
import { Guests } from './waiting-room/guests.tsx'

const AddVideo = lazy(() => import('./add-video/add-video.tsx'))

/** The group in front of the camera. */
export default function GroupPanel(props: {
  readonly lobby: LobbyModel
  readonly takes: readonly TakeView[]
  readonly videos: readonly VideoView[]
  /** Devices were asked to record and may still answer. */
  readonly isStarting: boolean
  readonly actions: RowActions
  readonly hasActions: boolean
}) {
  const { lobby, takes, videos, actions, hasActions } = props
  const { group } = lobby
  const members = group?.records.flatMap((id) => lobby.records.get(id) ?? []) ?? []
  const guests = group?.twr_records ?? []
  const ofGroup = takes.filter((take) => take.group === group?._id)
  const isEmpty = members.length + guests.length === 0
  // A group whose talent have left ends for its takes.
  const hasNothing = isEmpty && videos.length === 0 && ofGroup.length === 0
  return (
    <section className={styles.group} aria-label="Current group">
      <header className={styles.groupHead}>
        <Title order={2} size="h3">
          {group?.name || 'Current group'}
        </Title>
        <ActionIcon
          className={styles.groupFold}
          variant="subtle"
          color="gray"
          aria-label="Fold group and chat"
          {...keyHint('room', 'fold', 'Fold group and chat')}
          onClick={toggleFold}
        >
          <IconLayoutSidebarRightCollapse size={20} />
        </ActionIcon>
        {hasActions ? (
          <Suspense>
            {group && !isEmpty ? (
              <AddVideo group={group} />
            ) : (
              <Button size="compact-sm" variant="default" disabled title={NO_CURRENT_GROUP}>
                Add Video
              </Button>
            )}
          </Suspense>
        ) : null}
        {group && hasActions ? (
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconChecks size={16} />}
            disabled={hasNothing}
            onClick={() => actions.finishGroup(group)}
            {...(hasNothing ? { title: NO_CURRENT_GROUP } : keyHint('room', 'finish', 'Finish Group'))}
          >
            Finish Group
          </Button>
        ) : null}
      </header>
      <div className={styles.groupCards}>
        {isEmpty ? (
          <Text c="dimmed">
            Nobody is in the group. Call a talent in with 'Call in to group' on, or choose 'Add to group' in
            their menu ({keyWord('line', 'group')}), before you record.
          </Text>
        ) : null}
        {members.map((record) => (
          <GroupCard
            key={record._id}
            record={record}
            takes={ofGroup.filter((take) => take.record === record._id)}
            isStarting={props.isStarting}
            presence={lobby.presence.get(record._id)}
            videos={videos.filter((video) => video.record_ids.includes(record._id))}
            onRemove={hasActions ? () => actions.leaveGroup(record) : undefined}
          />
        ))}
        {members.length > 0 ? (
          <Text size="sm" c="dimmed">
            Answers here were given in this room. Those on posting pages are kept there.
          </Text>
        ) : null}
        <Guests guests={guests} />
        {members.length === 0 && guests.length > 0 ? (
          <GroupTakes
            takes={ofGroup}
            videos={videos.filter(({ group: of }) => of === group?._id)}
            isStarting={props.isStarting}
          />
        ) : null}
      </div>
    </section>
  )
}
